/** The product page in a real browser: pictures, zoom, tabs, reviews (SPEC.md section 2, Product detail). */
import type { Page } from 'playwright-core';
import type { Review } from '../../src/contract/review';
import { openPage } from '../support/browser';
import { expectFitToBeSeen, logInDemoMember, shopInBrowser, slowCalls } from '../support/shopInBrowser';
import { moveFingers, tapTwice } from '../support/touch';
import { soon } from '../support/until';

const visit = shopInBrowser();

/** Three pictures, reviews, siblings. */
const JHABLA = 174;
const NOT_REVIEWED = 163;
const SOLD_OUT = 196;

async function openProduct(width: number, path: string | number = JHABLA, allowed: RegExp[] = []) {
  const opened = await openPage(visit.browser, visit.shop.url, width, allowed);
  const answer = await opened.page.goto(`${visit.shop.url}/productdetails/${path}`, { waitUntil: 'networkidle' });
  return { ...opened, status: answer?.status() };
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const isPictureShown = (page: Page, number: number) => page.locator(`.gallery-thumbs [aria-current="true"][aria-label="Show picture ${number}"]`).waitFor();
const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });
const middleOf = async (page: Page, selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
async function swipeToNext(page: Page): Promise<void> {
  const { y: middle } = await middleOf(page, '.gallery-track');
  // Beside the arrows.
  const y = middle - 80;
  await moveFingers(page, [[{ x: 280, y }, { x: 60, y }]]);
}

describe('The gallery', () => {
  it('shows the other pictures by its arrows and by the keyboard', async () => {
    const { page, troubles } = await openProduct(1280);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await isPictureShown(page, 2);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await isPictureShown(page, 1);
    await page.getByRole('group', { name: 'Pictures, side by side' }).focus();
    await page.keyboard.press('ArrowRight');
    await isPictureShown(page, 2);
    await page.getByRole('button', { name: 'Next picture' }).focus();
    await page.keyboard.press('Enter');
    await isPictureShown(page, 3);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is swiped on a phone', async () => {
    const { page, troubles } = await openProduct(360);
    await swipeToNext(page);
    await isPictureShown(page, 2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it("keeps the picture that a finger went to before the page's own code was there", async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const { holds, letGo } = slowCalls();
    await page.route('**/*.js', holds);
    await page.goto(`${visit.shop.url}/productdetails/${JHABLA}`, { waitUntil: 'commit' });
    await page.getByRole('group', { name: 'Pictures, side by side' }).waitFor();
    await swipeToNext(page);
    await page.waitForFunction((selector) => (document.querySelector(selector)?.scrollLeft ?? 0) > 300, '.gallery-track');
    await letGo();
    await isPictureShown(page, 2);
    await soon(async () => expect(await page.locator('.gallery-track').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBeCloseTo(1));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('stays beside the buttons and never lies over what stands below', async () => {
    const { page } = await openProduct(1280);
    await page.getByRole('region', { name: 'Why Us' }).scrollIntoViewIfNeeded();
    const bottomOf = async (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    await soon(async () => expect(await bottomOf('.gallery')).toBeLessThanOrEqual(await page.locator('.product-below').evaluate((element) => element.getBoundingClientRect().top)));
    await page.context().close();
  });
});

describe('The zoom', () => {
  const shows = (page: Page, percent: string) => page.locator('.zoom-controls output', { hasText: percent }).waitFor();
  async function openZoom(width: number) {
    const opened = await openProduct(width);
    await opened.page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await opened.page.getByRole('dialog').waitFor();
    return opened;
  }

  it('goes in and out by buttons, keys and wheel, and turns to the next picture', async () => {
    const { page, troubles } = await openZoom(1280);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await shows(page, '110%');
    await page.keyboard.press('+');
    await shows(page, '120%');
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await shows(page, '100%');
    const { x, y } = await middleOf(page, '.zoom-view');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await shows(page, '110%');
    await page.mouse.dblclick(x, y);
    await shows(page, '100%');
    for (let press = 0; press < 22; press += 1) await page.keyboard.press('+');
    await shows(page, '300%');
    const scrolled = () => page.locator('.zoom-view').evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    const before = await scrolled();
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await scrolled()).toBe(before + 60));
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 4 });
    await page.mouse.up();
    await soon(async () => expect(await scrolled()).toBe(before - 40));
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await shows(page, '100%');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByText('2 of 3').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await isPictureShown(page, 2);
    await soon(async () => expect(await page.getByRole('button', { name: 'Zoom', exact: true }).evaluate((button) => button === document.activeElement)).toBe(true));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is pinched, tapped twice and swiped on a phone, and the page itself stays as it is', async () => {
    const { page, troubles } = await openZoom(360);
    const { x, y } = await middleOf(page, '.zoom-view');
    await moveFingers(page, [
      [{ x: x - 40, y }, { x: x - 80, y }],
      [{ x: x + 40, y }, { x: x + 80, y }],
    ]);
    await shows(page, '200%');
    const place = () => page.locator('.zoom-view').evaluate(({ scrollLeft, scrollWidth, clientWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth);
    await soon(async () => expect(await place()).toBeCloseTo(0.5, 1));
    await moveFingers(page, [
      [{ x: x - 80, y }, { x: x - 20, y }],
      [{ x: x + 80, y }, { x: x + 20, y }],
    ]);
    await shows(page, '100%');
    await tapTwice(page, { x, y });
    await shows(page, '200%');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).tap();
    await shows(page, '100%');
    await moveFingers(page, [[{ x: x + 90, y }, { x: x - 90, y }]]);
    await page.getByRole('dialog').getByText('2 of 3').waitFor();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The reviews', () => {
  it('are reached with the keyboard alone', async () => {
    const { page, troubles } = await openProduct(1280);
    await tab(page, 'Description').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('group', { name: 'Reviews', exact: true }).waitFor();
    await form(page).waitFor();
    await soon(async () => expect(await tab(page, 'Reviews').getAttribute('aria-selected')).toBe('true'));
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'About Item' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('hold a member’s new one at once, for the member and for everybody else', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await logInDemoMember(page, visit.shop.url);
    await page.goto(`${visit.shop.url}/productdetails/${NOT_REVIEWED}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Write a review' }).tap();
    await page.getByText('No Reviews Available').waitFor();
    // What the account knows is there already.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.review-form [name="email"]')?.value === 'demo@jhabla.example');
    await form(page).getByRole('radio', { name: '4 stars' }).check();
    await form(page).getByLabel('Message').fill('Small, soft and quick to dry.');
    await form(page).getByRole('button', { name: 'Submit review' }).tap();
    await page.getByText('Thank you for your rating! We appreciate your feedback.').waitFor();
    await page.getByRole('group', { name: 'Reviews', exact: true }).getByText('Small, soft and quick to dry.').waitFor();
    await page.getByRole('button', { name: '1 review', exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();

    const other = await openProduct(1280, `${NOT_REVIEWED}?tab=reviews`);
    await other.page.getByText('4 out of 5 stars, from 1 review').waitFor();
    await other.page.getByRole('group', { name: 'Reviews', exact: true }).getByText('Small, soft and quick to dry.').waitFor();
    expect(other.troubles).toEqual([]);
    await other.page.context().close();

    const told = (await (await fetch(`${visit.shop.url}/product-ratings/product/${NOT_REVIEWED}`)).json()) as Review[];
    expect(told).toMatchObject([{ message: 'Small, soft and quick to dry.', ratings: 4, email: 'd…@jhabla.example' }]);
  });

  it('keep a guest’s words over the login and a reload', async () => {
    const { page } = await openProduct(360, `${NOT_REVIEWED}?tab=reviews`);
    await form(page).getByRole('radio', { name: '5 stars' }).check();
    await form(page).getByLabel('Name').fill('Asha');
    await form(page).getByLabel('E-mail').fill('asha@example.com');
    await form(page).getByLabel('Message').fill('She wears it to sleep.');
    await page.reload();
    await form(page).getByRole('button', { name: 'Submit review' }).tap();
    await page.waitForURL('**/login');
    await soon(async () => expect(await page.evaluate(() => (window.history.state as { state: unknown }).state)).toMatchObject({ from: `/productdetails/${NOT_REVIEWED}?tab=reviews` }));

    await logInDemoMember(page, visit.shop.url);
    await page.goto(`${visit.shop.url}/productdetails/${NOT_REVIEWED}?tab=reviews`);
    await form(page).waitFor();
    await soon(async () => expect(await form(page).getByLabel('Message').inputValue()).toBe('She wears it to sleep.'));
    await soon(async () => expect(await form(page).getByLabel('Name').inputValue()).toBe('Asha'));
    await soon(async () => expect(await form(page).getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true));
    await page.context().close();
  });
});

it('answers 404 for a product that is not there', async () => {
  const { page, status } = await openProduct(1280, 999_999, [/status of 404/]);
  expect(status).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'We could not find this product' }).waitFor();
  await page.context().close();
});

describe.each([360, 1280])('at %i px', (width) => {
  it.each([
    ['the description', JHABLA],
    ['reviews', `${JHABLA}?tab=reviews`],
    ['no reviews', `${SOLD_OUT}?tab=reviews`],
    ['a product that is out of stock', SOLD_OUT],
  ])('%s can be used by everyone', async (_, path) => {
    const { page, troubles } = await openProduct(width, path);
    await page.getByRole('region', { name: 'Why Us' }).scrollIntoViewIfNeeded();
    await page.getByRole('group', { name: 'Related products' }).waitFor();
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the form with everything wrong, and the zoom, can be used by everyone', async () => {
    const { page, troubles } = await openProduct(width, `${JHABLA}?tab=reviews`);
    await form(page).getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Please choose one to five stars.').waitFor();
    await expectFitToBeSeen(page);
    await page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
