/** A few lists of two shops; as many as are wanted, and of 4,485 real listings too, are for soak/server/bothWays. */
import { expectBothWaysIn } from '../../support/search/bothWays';
import { demoShop, oddShop } from '../../support/search/listingShops';

describe('filtering a listing on the server and on the client', () => {
  expectBothWaysIn([
    ['the demo shop', demoShop, 25],
    ['a shop of oddities', oddShop, 25],
  ]);
});
