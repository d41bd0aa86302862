/**
 * The product page in a real browser: tabs, reviews, everything fit for everyone (docs/requirements.md section 2,
 * Product detail).
 */
import type { Page } from 'playwright-core';
import type { Review } from '../../src/contract/review';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { firstOrAll } from '../support/lib/rounds';
import { expectFitToBeSeen, logInDemoMember, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser();

/** Three pictures, reviews, siblings. */
const JHABLA = 174;
const NOT_REVIEWED = 163;
const SOLD_OUT = 196;

async function openProduct(width: number, path: string | number = JHABLA, allowed: RegExp[] = []) {
  const opened = await openPage(visit.browser, visit.shop.url, width, allowed);
  const answer = await arrive(opened.page, `${visit.shop.url}/productdetails/${path}`);
  return { ...opened, status: answer?.status() };
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });

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
    await arrive(page, `${visit.shop.url}/productdetails/${NOT_REVIEWED}`);
    await page.getByRole('button', { name: 'Write a review' }).tap();
    await page.getByText('No Reviews Available').waitFor();
    // What the account knows is there already.
    await untilPage(
      "the member's e-mail address in the review form",
      page,
      () => document.querySelector<HTMLInputElement>('.review-form [name="email"]')?.value === 'demo@jhabla.example',
    );
    await form(page).getByRole('radio', { name: '4 stars' }).check();
    await form(page).getByLabel('Message').fill('Small, soft and quick to dry.');
    await form(page).getByRole('button', { name: 'Submit review' }).tap();
    await page.getByText('Thank you for your rating! We appreciate your feedback.').waitFor();
    await page
      .getByRole('group', { name: 'Reviews', exact: true })
      .getByText('Small, soft and quick to dry.')
      .waitFor();
    await page.getByRole('button', { name: '1 review', exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();

    const other = await openProduct(1280, `${NOT_REVIEWED}?tab=reviews`);
    await other.page.getByText('4 out of 5 stars, from 1 review').waitFor();
    await other.page
      .getByRole('group', { name: 'Reviews', exact: true })
      .getByText('Small, soft and quick to dry.')
      .waitFor();
    expect(other.troubles).toEqual([]);
    await other.page.context().close();

    const told = (await (await fetch(`${visit.shop.url}/product-ratings/product/${NOT_REVIEWED}`)).json()) as Review[];
    expect(told).toMatchObject([{ message: 'Small, soft and quick to dry.', ratings: 4, email: 'd…@…' }]);
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
    await soon(async () =>
      expect(await page.evaluate(() => (window.history.state as { state: unknown }).state)).toMatchObject({
        from: `/productdetails/${NOT_REVIEWED}?tab=reviews`,
      }),
    );

    await logInDemoMember(page, visit.shop.url);
    await page.goto(`${visit.shop.url}/productdetails/${NOT_REVIEWED}?tab=reviews`);
    await form(page).waitFor();
    await soon(async () => expect(await form(page).getByLabel('Message').inputValue()).toBe('She wears it to sleep.'));
    // The review stands under the account's name.
    await soon(async () => expect(await form(page).getByLabel('Name').inputValue()).toBe('Demo Member'));
    await soon(async () => expect(await form(page).getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true));
    await page.context().close();
  });
});

describe.each([360, 1280])('The label of a product at %i px', (width) => {
  it('is read in the description, in the page as the server sends it too', async () => {
    const { page, troubles } = await openProduct(width);
    const label = page.locator('.product-label');
    await page.getByRole('heading', { name: 'On the label' }).scrollIntoViewIfNeeded();
    expect(await label.getByRole('row').allTextContents()).toEqual([
      'Made or packed byJhabla & Co.',
      'Net quantity1 piece',
      'Country of originIndia',
    ]);
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
    const sent = await (await fetch(`${visit.shop.url}/productdetails/${JHABLA}`)).text();
    expect(sent).toContain('Country of origin</th><td>India</td>');
    expect(sent).toContain('"countryOfOrigin":{"@type":"Country","name":"India"}');
  });

  it('is not spoken of where the shop was told nothing', async () => {
    const { page } = await openProduct(width, SOLD_OUT);
    await page.getByRole('heading', { name: 'About Item' }).waitFor();
    expect(await page.getByText('On the label').count()).toBe(0);
    await page.context().close();
  });
});

describe('The address of a product', () => {
  it('answers 404 for a product that is not there', async () => {
    const { page, status } = await openProduct(1280, 999_999, [/status of 404/]);
    expect(status).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'We could not find this product' }).waitFor();
    await page.context().close();
  });
});

describe.each(firstOrAll(360, 1280))('The product page at %i px', (width) => {
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
