/** Signing up, logging in, and a new password: in a real browser, on the built shop. */
import { at, logInByForm, mainOf, openAt } from '../../support/browser/accountInBrowser';
import { signUp, tell, whoIs } from '../../support/browser/accountInBrowser';
import { rested } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { mailsIn } from '../../support/mails/mails';
import { makeAccount } from '../../support/browser/memberInBrowser';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, shopInBrowser } from '../../support/browser/shopInBrowser';
import { newAddress, PASSWORD } from '../../support/server/signUp';
import { soon, until, untilPage } from '../../support/lib/until';

const visit = shopInBrowser();
const open = (path: string, width?: number, allowed?: RegExp[]) => openAt(visit, path, width, allowed);

describe('An account of a new member', () => {
  it('is made and entered with the keyboard alone, and leads back to where it began', async () => {
    const { page, troubles } = await open('/faqs');
    // A link that is followed before the page is alive loads another one, whose heading has no focus.
    await rested(page);
    const emailId = newAddress();
    const type = async (...words: string[]) => {
      for (const word of words) {
        await page.keyboard.press('Tab');
        if (word !== '') await page.keyboard.type(word);
      }
    };
    await page.getByRole('link', { name: 'Sign up/Login' }).focus();
    await page.keyboard.press('Enter');
    await at(page, '/login');
    await mainOf(page).getByRole('link', { name: 'Sign up' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
    // The heading has the focus; the empty stops are the buttons that show a password.
    await untilPage('the focus on the heading', page, () => document.activeElement?.tagName === 'H1');
    await type('Asha Rao', emailId, '9876543210', PASSWORD, '', PASSWORD, '', ' ');
    await page.keyboard.press('Enter');
    await tell(page, 'User added successfully!');
    await at(page, '/login');
    await untilPage('the focus on the heading of the login', page, () => document.activeElement?.tagName === 'H1');
    await type(emailId, PASSWORD);
    await mainOf(page).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await tell(page, 'Login successful!');
    await at(page, '/faqs');
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await soon(async () => expect((await whoIs(page)).userId).toMatch(/^u_/));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 1280))('can be had by everyone at %i px, whatever went wrong', async (width) => {
    const { page, troubles } = await open('/login', width);
    await mainOf(page).getByRole('button', { name: 'Login' }).click();
    await tell(page, 'Please agree to continue.');
    await expectFitToBeSeen(page);
    await logInByForm(page, 'nobody@example.com');
    await tell(page, 'User not found. Please check your credentials or sign up.');
    await expectFitToBeSeen(page);
    await page.goto(`${visit.shop.url}/signup`);
    await mainOf(page).getByRole('button', { name: 'Sign up' }).click();
    await tell(page, 'Passwords do not match');
    await expectFitToBeSeen(page);
    await signUp(page, await makeAccount(page, visit.shop.url));
    await tell(page, 'An account may already exist. Log in or reset your password.');
    // Where the page came to rest, the header lies over half a field.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('puts no password and no address into the address bar when its script has not come', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, [/./]);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visit.shop.url}/login`);
    await page.getByLabel('E-mail').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await mainOf(page).getByRole('checkbox').check();
    await mainOf(page).getByRole('button', { name: 'Login' }).click();
    await page.waitForLoadState();
    expect(page.url()).not.toMatch(/asha|neem/);
    await page.context().close();
  });
});

describe('A login that was asked for before the scripts had come', () => {
  it('leads back to where it began', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, [/./]);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visit.shop.url}/faqs?from=mail`);
    await page.getByRole('link', { name: 'Sign up/Login' }).click();
    await at(page, '/login');
    await page.unroute('**/assets/*.js');
    await page.reload();
    await logInByForm(page, await makeAccount(page, visit.shop.url));
    await tell(page, 'Login successful!');
    await at(page, '/faqs?from=mail');
    await page.context().close();
  });
});

describe('A forgotten password', () => {
  it.each(firstOrAll(360, 1280))('is set anew by the link of a mail, which works once, at %i px', async (width) => {
    const { page, troubles } = await open('/login', width, [/status of 422/]);
    const emailId = await makeAccount(page, visit.shop.url);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await mainOf(page).getByRole('button', { name: 'Send Mail' }).waitFor();
    await page.getByLabel('E-mail').fill(emailId);
    await mainOf(page).getByRole('button', { name: 'Send Mail' }).click();
    await tell(page, 'Link sent! Check your inbox');
    await expectFitToBeSeen(page);

    const mail = async () =>
      (await mailsIn(visit.shop.dataDir)).find(({ to, text }) => to === emailId && text.includes('/reset?token='));
    await until('the mail', async () => (await mail()) !== undefined);
    const link = new URL(/https?:\/\/\S+\/reset\?\S+/.exec((await mail())?.text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(40);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
    const opened = `${visit.shop.url}/reset${link.search}`;
    await page.goto(opened);
    await at(page, '/reset');
    await untilPage(
      'the e-mail address in the form',
      page,
      (email) => document.querySelector<HTMLInputElement>('input[name="email"]')?.value === email,
      emailId,
    );
    expect(asked.filter((line) => line.includes(token) && !line.startsWith(opened))).toEqual([]);
    expect(await page.content()).not.toContain(token);
    await expectFitToBeSeen(page);

    // Over a reload too: the link waits in the tab.
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill('three-other-words');
    await page.getByLabel('Confirm password', { exact: true }).fill('three-other-words');
    await mainOf(page).getByRole('button', { name: 'Reset Password' }).click();
    await tell(page, 'Password reset successful!');
    await at(page, '/login');
    await page.goBack();
    expect(page.url()).not.toContain(token);
    await page.goForward();
    await logInByForm(page, emailId);
    await tell(page, 'User not found. Please check your credentials or sign up.');
    await logInByForm(page, emailId, 'three-other-words');
    await tell(page, 'Login successful!');
    await page.getByRole('button', { name: 'Your account' }).waitFor();

    await page.goto(opened);
    await untilPage(
      'the e-mail address in the form',
      page,
      (email) => document.querySelector<HTMLInputElement>('input[name="email"]')?.value === email,
      emailId,
    );
    await page.getByLabel('New password', { exact: true }).fill('four-other-words-now');
    await page.getByLabel('Confirm password', { exact: true }).fill('four-other-words-now');
    await mainOf(page).getByRole('button', { name: 'Reset Password' }).click();
    await tell(page, 'This link is no longer valid. Please ask for a new one.');
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A page of members’ own', () => {
  it.each(['/wishlist', '/profile', '/order-history'])(
    '%s is shown after the login, over a reload of it',
    async (path) => {
      const { page, troubles } = await open(path);
      await at(page, '/login');
      await page.reload();
      await logInByForm(page, await makeAccount(page, visit.shop.url));
      await at(page, path);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  const crafted = firstOrAll('//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)');
  it.each(crafted)('is not what a crafted way back to %j leads to: that leads home', async (from) => {
    const { page, troubles } = await open('/login');
    await page.evaluate(
      (place) => window.history.replaceState({ key: 'crafted', state: { from: place, stepsBack: 1 } }, '', '/login'),
      from,
    );
    await page.reload();
    await logInByForm(page, await makeAccount(page, visit.shop.url));
    await tell(page, 'Login successful!');
    await at(page, '/');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('leads who is logged in away from login and sign-up', async () => {
    const { page } = await open('/login');
    await logInByForm(page, await makeAccount(page, visit.shop.url));
    await at(page, '/');
    for (const path of ['/login', '/signup']) {
      await page.goto(`${visit.shop.url}${path}`);
      await at(page, '/');
    }
    await page.context().close();
  });
});
