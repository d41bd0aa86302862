/**
 * The purchase that every `npm test` walks in a real browser, on the built shop: a guest's from the home page to the
 * row on disk, and a member's. TEST_DATABASE_URL runs the same on PostgreSQL; `browser/firefox/purchase` walks it in
 * Firefox.
 */
import { expectGuestBuys, expectMemberBuys } from '../../support/browser/purchase';
import { firstOrAll } from '../../support/lib/rounds';
import { shopInBrowser } from '../../support/browser/shopInBrowser';

const visit = shopInBrowser();

const [phone, desk] = [360, 1280];

describe.each(firstOrAll(phone, desk))('A guest’s purchase at %i px', (width) => {
  it('takes a guest from the home page to an order that the command line shows, with the stock down by as many', async () => {
    await expectGuestBuys(visit, width);
  });
});

describe.each(firstOrAll(desk, phone))('A member’s purchase at %i px', (width) => {
  it('takes a member from the cart to an order at a saved address', async () => {
    await expectMemberBuys(visit, width, `Member At ${width === phone ? 'Phone' : 'Desk'}`);
  });
});
