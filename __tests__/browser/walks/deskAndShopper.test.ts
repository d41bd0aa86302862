/**
 * A guest's order from both sides at once, each looked at after every step: the guest on the order's page, staff at an
 * open desk. On PostgreSQL each side talks to a server process of its own; SQLite lets one process in, which serves
 * both (docs/decisions/0321-open-desks.md).
 */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../support/browser/browser';
import { deskSteps, logInDemoOwner, usualOfDesk, watchDesk } from '../../support/browser/deskInBrowser';
import { expectState, orderOfGuest } from '../../support/browser/orderOfGuest';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';

jest.setTimeout(180_000);

let browser: Browser;
let places: TestPlace[] = [];
let shops: ShopProcess[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  const env = { UPI_ID: 'jhabla@okbank', SECRET_KEY: 'one-secret-key-for-both-machines-of-a-test' };
  const first = await makePlace('demo shop');
  const second = onPostgres ? { ...(await makePlace()), databaseUrl: first.databaseUrl } : undefined;
  places = second ? [first, second] : [first];
  shops = await Promise.all(places.map((place) => startShop(env, { ...place, remove: () => Promise.resolve() })));
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(shops.map((shop) => shop.close()));
  for (const place of places) await place.remove();
});

/** As from a mail: a new document, which the server draws by the key of its address. */
async function look(page: Page, url: string, state: string): Promise<void> {
  await page.goto(url);
  await expectState(page, state);
}

describe("a guest's order, from both sides", () => {
  it('goes from the cart to the doorstep; the desk hears of order and payment, the guest of all else', async () => {
    const [forGuest, forStaff = forGuest] = shops as [ShopProcess, ShopProcess?];
    const desk = await openPage(browser, forStaff.url, 360, usualOfDesk);
    const guest = await openPage(browser, forGuest.url, 360);
    // Not the invoice, which stands beside it for the printer.
    const shown = guest.page.locator('main');
    const { hears } = await watchDesk(desk.page);
    const listens = desk.page.waitForResponse((answer) => answer.url().endsWith('/admin/api/events'));
    await logInDemoOwner(desk.page, forStaff.url);
    await listens;

    const { orderNo, path } = await orderOfGuest(guest.page, forGuest.url);
    const url = `${forGuest.url}${path}`;
    const { quote, receive, pack, ship, deliver } = deskSteps(desk.page, orderNo);
    await hears('order', orderNo);
    const card = desk.page.locator(`[data-order="${orderNo}"]`);
    await card.getByText('Shipping not quoted').waitFor();
    await look(guest.page, url, 'ORDERED');
    await shown.getByText('We tell you soon').waitFor();

    await quote('80');
    await look(guest.page, url, 'ORDERED');
    const toPay = await shown.getByRole('heading', { name: /^Pay ₹/ }).innerText();
    await shown.getByText('jhabla@okbank').waitFor();
    await shown.getByLabel('Reference (UTR)').fill('433012345678');
    await shown.getByRole('button', { name: 'I have paid' }).click();
    await shown.getByText('You told us that it is paid, with the reference 433012345678').waitFor();
    await hears('claim', orderNo);
    await card.getByText('Customer says paid').waitFor();

    await receive(toPay.replace('Pay ', ''));
    await look(guest.page, url, 'ORDERED');
    await shown.getByText(`Your payment of ${toPay.replace('Pay ', '')} is here.`).waitFor();
    await shown.getByText('Reference: 433012345678').waitFor();

    await pack();
    await ship('Delhivery', 'D123');
    await look(guest.page, url, 'SHIPPED');
    await shown.getByText(/with Delhivery\.$/).waitFor();
    await shown.getByText('D123', { exact: true }).waitFor();

    await deliver();
    await look(guest.page, url, 'DELIVERED');
    await card.getByText('Delivered', { exact: true }).waitFor();
    expect([...desk.troubles, ...guest.troubles]).toEqual([]);
    await desk.page.context().close();
    await guest.page.context().close();
  });
});
