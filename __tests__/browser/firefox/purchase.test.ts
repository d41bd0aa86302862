/** The purchase of `browser/walks/purchase` in Firefox, at a phone's width and at a desk's. */
import { inFirefox, launchFirefox } from '../../support/browser/firefox';
import { expectGuestBuys, expectMemberBuys } from '../../support/browser/purchase';
import { shopInBrowser } from '../../support/browser/shopInBrowser';

inFirefox('A purchase in Firefox', () => {
  const visit = shopInBrowser({ launch: launchFirefox });

  it('takes a guest on a phone from the home page to an order, with the stock down by as many', async () => {
    await expectGuestBuys(visit, 360);
  });

  it('takes a member at a desk from the cart to an order at a saved address', async () => {
    await expectMemberBuys(visit, 1280, 'Member With Fox');
  });
});
