/**
 * A member's password and devices under Account, in a real browser (docs/decisions/0207-known-browsers.md,
 * docs/decisions/0214-passwords.md).
 */
import { at, logInByForm, tell } from '../../support/browser/accountInBrowser';
import { openPage } from '../../support/browser/browser';
import { joinAsMember, TEST_PASSWORD } from '../../support/browser/memberInBrowser';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();

/** Names are letters. */
const screens = firstOrAll([360, 'Phone'] as const, [768, 'Tablet'] as const, [1280, 'Desk'] as const);

const unprocessable = [/status of 422/];

describe.each(screens)('A member’s password and devices, at %i px', (width, where) => {
  it('are changed and looked at, and every device is logged out', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, unprocessable);
    const name = `Careful ${where}`;
    const emailId = `careful.${where.toLowerCase()}@example.com`;
    await joinAsMember(page, visit.shop.url, name);
    const logInElsewhere = (password: string) =>
      fetch(`${visit.shop.url}/users/loginUser`, {
        method: 'POST',
        headers: { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Firefox/143.0' },
        body: new URLSearchParams({ emailId, password, userType: 'USER' }),
      });
    await logInElsewhere(TEST_PASSWORD);
    await page.goto(`${visit.shop.url}/profile`);
    await page.getByText('Firefox on a phone').waitFor();
    await page.getByText('This browser').waitFor();
    await page.getByRole('button', { name: 'Save Details' }).waitFor();
    await expectFitToBeSeen(page);

    const opener = page.getByRole('button', { name: 'Change password' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Change password' });
    const fill = async (newPassword: string) => {
      await form.getByLabel('Current password', { exact: true }).fill(TEST_PASSWORD);
      await form.getByLabel('New password', { exact: true }).fill(newPassword);
      await form.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
      await form.getByRole('button', { name: 'Save password' }).click();
    };
    await fill(name);
    await tell(page, /^This password is made of your name/);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await soon(async () => expect(await focused()).toBe('newPassword'));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectFitToBeSeen(page);
    await fill('three-other-words');
    await tell(page, 'Your password is changed. Every other device is logged out.');
    const isFocused = () => opener.evaluate((button) => button === document.activeElement);
    await soon(async () => expect(await isFocused()).toBe(true));
    await page.getByText('Firefox on a phone').waitFor({ state: 'detached' });

    await logInElsewhere('three-other-words');
    await page.reload();
    await page.getByText('Firefox on a phone').waitFor();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await tell(page, 'You are logged out everywhere.');
    await at(page, '/');
    await page.goto(`${visit.shop.url}/profile`);
    await at(page, '/login');
    await logInByForm(page, emailId, 'three-other-words');
    await at(page, '/profile');
    await page.getByText('This browser').waitFor();
    expect(await page.getByText('Firefox on a phone').count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
