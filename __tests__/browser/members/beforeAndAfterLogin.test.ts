/** What a visitor began before the login, and what the end of a visit leaves: in a real browser, on the built shop. */
import type { Page } from 'playwright-core';
import { at, logInByForm, mainOf, openAt, signUp, tell, whoIs } from '../../support/browser/accountInBrowser';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import {
  joinAsMember,
  makeAccount,
  ordersOf,
  productsInStock,
  putIntoCart,
} from '../../support/browser/memberInBrowser';
import { shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { newAddress } from '../../support/server/signUp';
import { soon, untilPage } from '../../support/lib/until';

const visit = shopInBrowser();
const unauthorised = /status of 401/;
const open = (path: string, width?: number, allowed?: RegExp[]) => openAt(visit, path, width, allowed);

describe('What a visitor began', () => {
  const toLogin = (page: Page) => at(page, '/login');

  it('comes along: the guest’s cart', async () => {
    const { page, troubles } = await open('/productdetails/174');
    const emailId = await makeAccount(page, visit.shop.url);
    await page.getByRole('group', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
    await at(page, '/cart');
    const name = (await mainOf(page).locator('a[href^="/productdetails/174"]').first().textContent()) ?? '';
    await page.getByRole('link', { name: 'Sign up/Login' }).click();
    await logInByForm(page, emailId);
    await tell(page, '1 thing from your visit as a guest is in your cart now.');
    await at(page, '/cart');
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await mainOf(page).getByRole('link', { name }).first().waitFor();
    await soon(async () => expect((await whoIs(page)).guestId).toBeNull());
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is filled: the heart, on the very place of the page, with Load More as it was', async () => {
    const { page, troubles } = await open('/shop?category=kids');
    const emailId = await makeAccount(page, visit.shop.url);
    await page.getByRole('button', { name: 'Load More' }).click();
    const hearts = page.getByRole('button', { name: /to the wishlist$/ });
    await hearts.nth(12).waitFor();
    const name = /^Add (.*) to the wishlist$/.exec((await hearts.nth(12).getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await hearts.nth(12).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await hearts.nth(12).click();
    await toLogin(page);
    await logInByForm(page, emailId);
    await tell(page, 'Product added to wishlist');
    await at(page, '/shop?category=kids');
    await page.getByRole('button', { name: `Remove ${name} from the wishlist` }).waitFor();
    await untilPage(
      'the list at the place where it was left',
      page,
      (before) => Math.abs(window.scrollY - before) < 200,
      top,
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is in the cart: the deal of the sale page', async () => {
    const { page, troubles } = await open('/sale-products');
    const emailId = await makeAccount(page, visit.shop.url);
    await page
      .getByRole('button', { name: /^Add to Cart: / })
      .first()
      .click();
    await toLogin(page);
    await logInByForm(page, emailId);
    await at(page, '/cart');
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is on the wishlist: the line of the cart that was saved for later', async () => {
    const { page, troubles } = await open('/productdetails/174');
    const emailId = await makeAccount(page, visit.shop.url);
    await page.getByRole('group', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
    await at(page, '/cart');
    await page
      .getByRole('button', { name: /^Save .*for later/ })
      .first()
      .click();
    await toLogin(page);
    await logInByForm(page, emailId);
    await tell(page, 'Product added to wishlist');
    await at(page, '/cart');
    await page.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor();
    await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is sent: the message, after a sign-up and a login', async () => {
    const { page, troubles } = await open('/contact');
    const emailId = newAddress();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Subject').fill('An exchange');
    await page.getByLabel('Message').fill(`A size too small, says ${emailId}.`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await at(page, '/signup');
    await signUp(page, emailId);
    await toLogin(page);
    await logInByForm(page, emailId);
    await at(page, '/contact');
    await tell(page, 'Message sent!');
    await untilPage(
      'the message to be cleared',
      page,
      () => document.querySelector<HTMLTextAreaElement>('textarea[name="message"]')?.value === '',
    );
    const messages = JSON.stringify(await visit.shop.shop('messages', 'list'));
    expect(messages.split(`A size too small, says ${emailId}.`)).toHaveLength(2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is there again: the review', async () => {
    const { page, troubles } = await open('/productdetails/174?tab=reviews');
    const emailId = await makeAccount(page, visit.shop.url);
    const form = page.getByRole('form', { name: 'Write a review' });
    await form.getByRole('radio', { name: '5 stars' }).check();
    await form.getByLabel('Name').fill('Asha');
    await form.getByLabel('E-mail').fill(emailId);
    await form.getByLabel('Message').fill('She wears it to sleep.');
    await form.getByRole('button', { name: 'Submit review' }).click();
    await toLogin(page);
    await logInByForm(page, emailId);
    await form.waitFor();
    await soon(async () => expect(await form.getByLabel('Message').inputValue()).toBe('She wears it to sleep.'));
    await form.getByRole('button', { name: 'Submit review' }).click();
    await tell(page, 'Thank you for your rating! We appreciate your feedback.');
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The end of a visit', () => {
  it('in the middle of a message keeps it, says so, and sends it after the login', async () => {
    const { page, troubles } = await open('/login', 360, [unauthorised]);
    const emailId = await makeAccount(page, visit.shop.url);
    await logInByForm(page, emailId);
    await at(page, '/');
    // The page has heard that the visit lasts.
    await arrive(page, `${visit.shop.url}/contact`);
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Subject').fill('An exchange');
    await page.getByLabel('Message').fill('A size too small.');
    // As if it had lain there for a month.
    await page.request.post(`${visit.shop.url}/users/logout`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await tell(page, 'Your visit has ended. Please log in or start again.');
    await at(page, '/login');
    await logInByForm(page, emailId);
    await at(page, '/contact');
    await tell(page, 'Message sent!');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('in the middle of the profile keeps what is typed', async () => {
    const { page, troubles } = await open('/profile', 360, [unauthorised]);
    const emailId = await makeAccount(page, visit.shop.url);
    await logInByForm(page, emailId);
    await at(page, '/profile');
    await page.getByLabel('Full name').fill('Asha R. Rao');
    await page.request.post(`${visit.shop.url}/users/logout`);
    await page.getByRole('button', { name: 'Save Details' }).click();
    await tell(page, /^Your visit has ended\./);
    await soon(async () => expect(await page.getByText(/^Your visit has ended\./).count()).toBe(1));
    await at(page, '/login');
    await logInByForm(page, emailId);
    await at(page, '/profile');
    await untilPage(
      'the name in the form',
      page,
      () => document.querySelector<HTMLInputElement>('input[name="parName"]')?.value === 'Asha R. Rao',
    );
    await page.getByRole('button', { name: 'Save Details' }).click();
    await tell(page, 'your profile have been updated!');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('in the middle of the checkout leads over the login to the same cart, and the order is placed', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, [unauthorised]);
    const userId = await joinAsMember(page, visit.shop.url, 'Ended At Checkout', 1);
    const [product] = await productsInStock(visit.shop.url);
    if (!product) throw new Error('The demo shop is empty');
    await putIntoCart(page, visit.shop.url, userId, product);
    await arrive(page, `${visit.shop.url}/checkout`);
    await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
    await mainOf(page).getByRole('checkbox').check();
    await page.request.post(`${visit.shop.url}/users/logout`);
    await visibleButton(page, 'Place Order').click();
    await tell(page, /^Your visit has ended\./);
    await at(page, '/login');
    await logInByForm(page, 'ended.at.checkout@example.com', 'running-stitch-42');
    await at(page, '/checkout');
    await page.getByRole('radio', { name: /12 Test House/ }).waitFor();
    await mainOf(page).getByRole('checkbox').check();
    await visibleButton(page, 'Place Order').click();
    await page.waitForURL('**/payment-successful');
    await soon(async () => expect(await ordersOf(visit.shop, 'Ended At Checkout')).toHaveLength(1));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('by a logout in one tab leaves nothing of the member in the other', async () => {
    const { page, troubles } = await open('/login');
    const emailId = await makeAccount(page, visit.shop.url);
    await logInByForm(page, emailId);
    await at(page, '/');
    await page.goto(`${visit.shop.url}/productdetails/174`);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.getByRole('group', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
    await at(page, '/cart');

    const other = await page.context().newPage();
    await other.goto(`${visit.shop.url}/contact`);
    await other.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await other.evaluate(() =>
      window.sessionStorage.setItem(
        'contactDraft',
        JSON.stringify({ name: 'Asha', phone: '9876543210', reason: '', message: 'Mine' }),
      ),
    );
    const third = await page.context().newPage();
    await third.goto(`${visit.shop.url}/wishlist`);
    await third.getByRole('button', { name: 'Your account' }).waitFor();

    await page.bringToFront();
    await page.getByRole('button', { name: 'Your account' }).click();
    // Each says so for some seconds only.
    const said = Promise.all([tell(page, 'Logout successfully'), tell(other, 'You have logged out in another tab.')]);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await said;
    await at(page, '/');

    await other.getByRole('link', { name: 'Sign up/Login' }).waitFor();
    await other.getByRole('link', { name: 'Cart, 0 items' }).waitFor();
    await at(third, '/login');
    for (const tab of [page, other, third]) {
      await untilPage(
        'the tab to forget what was typed',
        tab,
        () => !JSON.stringify(window.sessionStorage).includes('Mine'),
      );
      await soon(async () => expect(await tab.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('u_'));
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
