/**
 * Markup in every field that is shown again, and in every part of an address, in a real browser: none of it runs, makes an element,
 * leads elsewhere or meets the content policy, and what was typed is read as it was typed.
 */
import { quiet } from '../support/arrive';
import { installDevTools } from '../support/devTools/devTools';
import { expectOnlyText, go, openWatched, plain, shownIn, stockWithPayloads } from '../support/markup';
import { becomeMember, productOf, putIntoCart, testAddress } from '../support/memberInBrowser';
import { FIRST } from '../support/payloadRows';
import { payloads } from '../support/payloads';
import { savedVisit } from '../support/savedVisit';
import { shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { dropFile, shopFrame } from '../support/supportPage';
import { soon } from '../support/until';

const visit = shopInBrowser({ env: { DEMO: 'off' }, stockUp: stockWithPayloads });
const url = (address: string) => `${visit.shop.url}${address}`;

describe('Markup in every field that is shown again', () => {
  it.each(['/', '/shop', '/shop?search=title', '/sale-products', '/sitemap'])('all of it is text on %s, to its end', async (address) => {
    const { page, troubles } = await openWatched(visit);
    await go(visit, page, address);
    for (let screens = 0; screens < 40; screens += 1) {
      await page.mouse.wheel(0, 600);
      const more = page.getByRole('button', { name: 'Load More' });
      if (await more.isVisible()) await more.click();
      // What is loaded may be the last of it, and takes the button with it.
      await quiet(page);
      if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)) break;
    }
    expect(await shownIn(page, 'body')).toContain('<x-evil>');
    await expectOnlyText(page, troubles, address);
    await page.context().close();
  });

  it('is text in a member’s wishlist, cart, checkout and orders', async () => {
    const { page, troubles } = await openWatched(visit);
    const userId = await becomeMember(page, visit.shop.url, 'Asha Orders');
    await page.request.post(url(`/users/addNewAddress/${userId}`), { data: { ...testAddress, houseName: payloads[0] ?? '', street: payloads[1] ?? '' } });
    for (const at of payloads.keys()) {
      await page.request.post(url(`/wishlist/add/${userId}`), { data: FIRST + at });
      await putIntoCart(page, visit.shop.url, userId, await productOf(visit.shop.url, FIRST + at));
    }
    for (const address of ['/wishlist', '/cart', '/checkout']) {
      await go(visit, page, address);
      expect([address, (await shownIn(page, 'main')).includes('<x-evil>')]).toEqual([address, true]);
      await expectOnlyText(page, troubles, address);
    }
    await page.getByRole('checkbox').check();
    await visibleButton(page, 'Place Order').click();
    await page.waitForURL('**/payment-successful');
    await go(visit, page, '/order-history');
    await page.getByRole('button', { name: /^View Order/ }).locator('visible=true').first().click();
    await page.getByRole('dialog').waitFor();
    for (const payload of payloads) await soon(async () => expect(await shownIn(page, 'dialog[open]')).toContain(plain(`name ${payload}`)));
    await expectOnlyText(page, troubles, 'order');
    await page.context().close();
  });

  it('is text to support, in the visit of a shopper who met it and in a file that was made of it', async () => {
    const shopper = await openWatched(visit);
    await installDevTools(shopper.page.context());
    await go(visit, shopper.page, `/productdetails/${FIRST}?tab=reviews`);
    await shopper.page.getByRole('searchbox').locator('visible=true').first().fill('</script><x-evil>');
    await shopper.page.keyboard.press('Enter');
    await shopper.page.waitForURL('**/shop?search=*');
    await quiet(shopper.page);
    const everything = payloads.join(' ');
    const visited = await savedVisit(shopper.page, {
      failedCalls: [{ at: 0, endpoint: everything, status: 500, code: everything, message: everything }],
      consoleErrors: [{ at: 0, text: everything }],
    });
    await shopper.page.context().close();

    const { page, troubles } = await openWatched(visit);
    await page.goto(url('/support'));
    await dropFile(page, '<x-evil>.json', visited);
    const frame = await shopFrame(page);
    await page.keyboard.press('End');
    await frame.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await shownIn(page, 'body')).toContain('<x-evil>');
    for (const part of [page, frame]) await expectOnlyText(part, troubles, 'support', 'x-evil, [evil], [onload], [onerror]');
    await page.context().close();
  });
});
