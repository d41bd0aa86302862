/**
 * Each payload of markup in every field that is shown again, and in every part of an address, in a real browser: none of it runs, makes an element,
 * leads elsewhere or meets the content policy, and what was typed is read as it was typed.
 */
import { becomeMember, testAddress } from '../../support/memberInBrowser';
import { expectOnlyText, go, openWatched, plain, shownIn, stockWithPayloads } from '../../support/markup';
import { FIRST } from '../../support/payloadRows';
import { payloads } from '../../support/payloads';
import { someOf } from '../../support/rounds';
import { shopInBrowser } from '../../support/shopInBrowser';

const visit = shopInBrowser({ env: { DEMO: 'off' }, stockUp: stockWithPayloads });
const url = (address: string) => `${visit.shop.url}${address}`;

const tried = someOf([...payloads.entries()]);

/** As long as a name may be. */
const longest = (payload: string) => payload.slice(0, 100);

describe.each(tried.map(([at, payload]): [string, number] => [payload, FIRST + at]))('%j', (payload, id) => {
  it('is text on its product’s page, among its reviews, and in every address', async () => {
    const { page, troubles } = await openWatched(visit);
    await go(visit, page, `/productdetails/${id}?tab=reviews`);
    const main = await shownIn(page, 'main');
    for (const field of ['name', 'brand', 'reviewer', 'message']) expect([field, main.includes(plain(`${field} ${payload}`))]).toEqual([field, true]);
    await expectOnlyText(page, troubles, 'product');
    const text = encodeURIComponent(payload);
    await go(visit, page, `/shop?search=${text}`);
    expect(await shownIn(page, 'main')).toContain(plain(payload));
    await expectOnlyText(page, troubles, 'search');
    for (const address of [`/shop?category=${text}&subcategory=${text}&color=${text}&brand=${text}&size=${text}&minPrice=${text}&sort=${text}&page=${text}`, `/shop#${text}`, `/${text}`, `/login?next=${text}&returnTo=${text}`, `/reset?token=${text}&email=${text}`]) {
      await go(visit, page, address);
      await expectOnlyText(page, troubles, address);
    }
    await page.context().close();
  });
});

it('is text where a member has typed it: as a name, an address, a review and a message', async () => {
  const { page, troubles } = await openWatched(visit);
  const userId = await becomeMember(page, visit.shop.url, 'Asha Typed');
  const saved = await page.request.post(url(`/users/addNewAddress/${userId}`), { data: testAddress });
  const { addrId } = (await saved.json()) as { addrId: string };
  for (const [at, payload] of tried) {
    const typed = longest(payload);
    const sent = await Promise.all([
      page.request.post(url(`/users/updateUser/${userId}`), { data: { parName: typed, mobile1: '9876543210' } }),
      page.request.post(url(`/users/updateAddress/${userId}`), { data: { addrId, houseName: typed, street: typed, city: typed, state: typed, pinCode: '400601', country: typed } }),
      page.request.post(url('/product-ratings'), { data: { productId: FIRST + at, userName: typed, email: 'asha.typed@example.com', message: `said ${typed}`, ratings: 5 } }),
      page.request.post(url('/customerMessage/add'), { data: { userID: userId, customerName: 'Asha', customerNo: '9876543210', messageReason: typed, customerMessage: typed } }),
    ]);
    expect([payload, ...sent.map((answer) => answer.status())]).toEqual([payload, 200, 200, 201, 200]);
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
