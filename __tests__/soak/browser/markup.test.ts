/**
 * Each payload of markup in every field that is shown again, and in every part of an address, in a real browser: none
 * of it runs, makes an element, leads elsewhere or meets the content policy, and what was typed is read as it was
 * typed.
 */
import { arrive, quiet } from '../../support/browser/arrive';
import { installDevTools } from '../../support/visits/devTools/devTools';
import {
  expectOnlyText,
  go,
  openWatched,
  plain,
  refusedPictures,
  shownIn,
  stockWithPayloads,
} from '../../support/browser/markup';
import { joinAsMember, productOf, putIntoCart, testAddress } from '../../support/browser/memberInBrowser';
import { FIRST } from '../../support/data/payloadRows';
import { payloads } from '../../support/data/payloads';
import { limitFor, someOf } from '../../support/lib/rounds';
import { savedVisit } from '../../support/visits/savedVisit';
import { shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { dropFile, shopFrame } from '../../support/visits/supportPage';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser({ env: { DEMO: 'off', PICTURE_HOSTS: 'x.example' }, stockUp: stockWithPayloads });
const url = (address: string) => `${visit.shop.url}${address}`;

const tried = someOf([...payloads.entries()]);
jest.setTimeout(limitFor(20, 180, tried.length));

/** As long as a name may be. */
const longest = (payload: string) => payload.slice(0, 100);

describe.each(tried.map(([at, payload]): [string, number] => [payload, FIRST + at]))('The markup %j', (payload, id) => {
  it('is text on its product’s page, among its reviews, and in every address', async () => {
    const { page, troubles } = await openWatched(visit);
    await go(visit, page, `/productdetails/${id}?tab=reviews`);
    const main = await shownIn(page, 'main');
    for (const field of ['name', 'brand', 'reviewer', 'message'])
      expect([field, main.includes(plain(`${field} ${payload}`))]).toEqual([field, true]);
    await expectOnlyText(page, troubles, 'product');
    const text = encodeURIComponent(payload);
    await go(visit, page, `/shop?search=${text}`);
    expect(await shownIn(page, 'main')).toContain(plain(payload));
    await expectOnlyText(page, troubles, 'search');
    for (const address of [
      `/shop?category=${text}&subcategory=${text}&color=${text}&brand=${text}&size=${text}&minPrice=${text}&sort=${text}&page=${text}`,
      `/shop#${text}`,
      `/${text}`,
      `/login?next=${text}&returnTo=${text}`,
      `/reset?token=${text}&email=${text}`,
    ]) {
      await go(visit, page, address);
      await expectOnlyText(page, troubles, address);
    }
    await page.context().close();
  });
});

describe('A payload of markup', () => {
  it('is text where a member has typed it: as a name, an address, a review and a message', async () => {
    const { page, troubles } = await openWatched(visit);
    const userId = await joinAsMember(page, visit.shop.url, 'Asha Typed');
    const saved = await page.request.post(url(`/users/addNewAddress/${userId}`), { data: testAddress });
    const { addrId } = (await saved.json()) as { addrId: string };
    for (const [at, payload] of tried) {
      const typed = longest(payload);
      const sent = await Promise.all([
        page.request.post(url(`/users/updateUser/${userId}`), { data: { parName: typed, mobile1: '9876543210' } }),
        page.request.post(url(`/users/updateAddress/${userId}`), {
          data: {
            addrId,
            houseName: typed,
            street: typed,
            city: typed,
            state: typed,
            pinCode: '400601',
            country: 'India',
          },
        }),
        page.request.post(url('/product-ratings'), {
          data: {
            productId: FIRST + at,
            userName: typed,
            email: 'asha.typed@example.com',
            message: `said ${typed}`,
            ratings: 5,
          },
        }),
        page.request.post(url('/customerMessage/add'), {
          data: {
            userID: userId,
            customerName: 'Asha',
            customerNo: '9876543210',
            messageReason: typed,
            customerMessage: typed,
          },
        }),
      ]);
      // No name has a separator of lines in it.
      const named = payload.includes('\u2028') ? 422 : 200;
      expect([payload, ...sent.map((answer) => answer.status())]).toEqual([payload, named, 200, 201, 200]);
      await go(visit, page, '/profile');
      const main = await shownIn(page, 'main');
      expect([payload, main.split(plain(typed.trim())).length > 4]).toEqual([payload, true]);
      await expectOnlyText(page, troubles, `profile ${payload}`);
      await go(visit, page, `/productdetails/${FIRST + at}?tab=reviews`);
      expect(await shownIn(page, 'main')).toContain(plain(`said ${typed.trim()}`));
      await expectOnlyText(page, troubles, `reviews ${payload}`);
    }
    await page.context().close();
  });
});

describe('Markup in every field that is shown again', () => {
  it.each(someOf(['/', '/shop?search=title', '/sitemap', '/shop', '/sale-products']))(
    'all of it is text on %s, to its end',
    async (address) => {
      const { page, troubles } = await openWatched(visit);
      await go(visit, page, address);
      for (let screens = 0; screens < 40; screens += 1) {
        await page.mouse.wheel(0, 1200);
        const more = page.getByRole('button', { name: 'Load More' });
        if (await more.isVisible()) await more.click();
        // What is loaded may be the last of it, and takes the button with it.
        await quiet(page);
        if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2))
          break;
      }
      expect(await shownIn(page, 'body')).toContain('<x-evil>');
      await expectOnlyText(page, troubles, address);
      await page.context().close();
    },
  );

  it('is text in a member’s wishlist, cart, checkout and orders', async () => {
    const { page, troubles } = await openWatched(visit);
    const userId = await joinAsMember(page, visit.shop.url, 'Asha Orders');
    await page.request.post(url(`/users/addNewAddress/${userId}`), {
      data: { ...testAddress, houseName: payloads[0] ?? '', street: payloads[1] ?? '' },
    });
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
    await page
      .getByRole('button', { name: /^View Order/ })
      .locator('visible=true')
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    for (const payload of payloads)
      await soon(async () => expect(await shownIn(page, 'dialog[open]')).toContain(plain(`name ${payload}`)));
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

    const { page, troubles } = await openWatched(visit, refusedPictures);
    await arrive(page, url('/support'));
    await dropFile(page, '<x-evil>.json', visited);
    const frame = await shopFrame(page);
    await page.keyboard.press('End');
    await frame.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    expect(await shownIn(page, 'body')).toContain('<x-evil>');
    for (const part of [page, frame])
      await expectOnlyText(part, troubles, 'support', 'x-evil, [evil], [onload], [onerror]');
    await page.context().close();
  });
});
