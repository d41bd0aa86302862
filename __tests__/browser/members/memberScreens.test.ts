/**
 * What single screens of a member promise, on a phone and at a desk: the four states of an order, and the form for one
 * address too many.
 */
import { openPage } from '../../support/browser/browser';
import { expectFitToBeSeen, logInDemoMember, shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;
const STATES = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELLED'];

describe.each([360, 1280])('Screens of a member at %i px', (width) => {
  it('every order’s line names the four states side by side, the present one in colour', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await logInDemoMember(page, visit.shop.url);
    await page.goto(url('/order-history'));
    await page.getByRole('article').nth(3).waitFor();
    await expectFitToBeSeen(page);
    const lines = await page.locator('.order-progress-words').evaluateAll((all) =>
      all.map((line) => {
        const words = Array.from(line.children, (word) => ({
          text: word.textContent,
          colour: getComputedStyle(word).color,
          box: word.getBoundingClientRect(),
        }));
        const quiet = getComputedStyle(line).color;
        const { left, right } = line.getBoundingClientRect();
        return {
          words: words.map(({ text }) => text),
          coloured: words.filter(({ colour }) => colour !== quiet).map(({ text }) => text),
          apart: words.every(({ box }, at) => box.left >= (at > 0 ? (words[at - 1]?.box.right ?? 0) + 2 : left - 1)),
          inside: words.every(({ box }) => box.right <= right + 1),
        };
      }),
    );
    expect(
      lines
        .map(({ coloured }) => coloured)
        .flat()
        .sort(),
    ).toEqual([...STATES].sort());
    const asWanted = { words: STATES, coloured: [expect.any(String)], apart: true, inside: true };
    for (const line of lines) expect(line).toEqual(asWanted);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the address form stays with three saved, and says that there is no room', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await logInDemoMember(page, visit.shop.url);
    const { userId } = (await (await page.request.get(url('/users/session'))).json()) as { userId: string };
    const place = { city: 'Thane', state: 'Maharashtra', pinCode: '400601', country: 'India' };
    const third = { houseName: '12 Test House', street: 'Stitch Lane', ...place };
    await page.request.post(url(`/users/addNewAddress/${userId}`), { data: third });
    await page.goto(url('/profile'));
    await page.getByText('All 3 places are taken').waitFor();
    const form = page.getByRole('form', { name: 'Add Address' });
    await soon(async () => {
      await form.getByRole('button', { name: 'Add Address' }).click();
      expect(await form.getByRole('alert').textContent()).toBe("You can't add more than three addresses.");
    });
    await expectFitToBeSeen(page);
    const saved = (await (await page.request.get(url(`/users/getAllAddresses/${userId}`))).json()) as unknown[];
    expect(saved).toHaveLength(3);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
