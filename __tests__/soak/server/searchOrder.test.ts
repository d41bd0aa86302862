/** Many terms in each of three catalogues. */
import { crowdedShop } from '../../support/search/crowdedShop';
import { demoShop, oddShop } from '../../support/search/listingShops';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { expectOrderIn } from '../../support/search/searchOrder';

jest.setTimeout(limitFor(60));

describe('the order of what a search finds', () => {
  expectOrderIn([
    ['the demo shop', demoShop, 100 * ROUNDS],
    ['a shop of oddities', oddShop, 100 * ROUNDS],
    ['a shop where many products share every word', crowdedShop, 50 * ROUNDS],
  ]);
});
