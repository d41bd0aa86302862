/** A few terms in each of three catalogues; as many as are wanted are for soak/server/searchOrder. */
import { crowdedShop } from '../../support/search/crowdedShop';
import { demoShop, oddShop } from '../../support/search/listingShops';
import { expectOrderIn } from '../../support/search/searchOrder';

describe('the order of what a search finds', () => {
  expectOrderIn([
    ['the demo shop', demoShop, 45],
    ['a shop of oddities', oddShop, 45],
    ['a shop where many products share every word', crowdedShop, 15],
  ]);
});
