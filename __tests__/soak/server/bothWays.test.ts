/** Lists of the demo shop, of one that is as odd as can be, and of 4,485 real listings. */
import { expectBothWaysIn } from '../../support/search/bothWays';
import { demoShop, oddShop, withRealShop } from '../../support/search/listingShops';
import { limitFor, ROUNDS } from '../../support/lib/rounds';

describe('filtering a listing on the server and on the client', () => {
  expectBothWaysIn(
    withRealShop(
      [
        ['the demo shop', demoShop, 100 * ROUNDS],
        ['a shop of oddities', oddShop, 100 * ROUNDS],
      ],
      20 * ROUNDS,
    ),
    limitFor(10),
  );
});
