/**
 * The profile in a real browser, on the built shop, with a look at the rows on disk afterwards. TEST_DATABASE_URL runs
 * the same on PostgreSQL.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { at, logInByForm, tell } from '../../support/browser/accountInBrowser';
import { openPage } from '../../support/browser/browser';
import { joinAsMember, testAddress } from '../../support/browser/memberInBrowser';
import { firstOrAll } from '../../support/lib/rounds';
import { soon, until } from '../../support/lib/until';
import { expectFitToBeSeen, shopWithRows } from '../../support/browser/shopInBrowser';

const visit = shopWithRows();
const url = (path: string) => `${visit.shop.url}${path}`;
const endedOnPurpose = /status of 401/;
const addressesOf = (userId: string) =>
  visit.database.db.selectFrom('address').selectAll().where('member_id', '=', userId).orderBy('id').execute();
const memberOf = (userId: string) =>
  visit.database.db
    .selectFrom('member')
    .select(['name', 'mobile', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** A fresh member of this name, and a page of theirs. */
async function enter(name: string, width: number, allowed: RegExp[] = []) {
  const watched = await openPage(visit.browser, visit.shop.url, width, allowed);
  const userId = await joinAsMember(watched.page, visit.shop.url, name);
  return { ...watched, userId };
}

const addForm = (page: Page) => page.getByRole('form', { name: 'Add Address' });

/**
 * What is scrolled half under the header, or lies under a notice, is too small a target for axe, which does not scroll.
 */
async function expectFitFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    // At once: a notice may go by itself before a click arrives.
    for (const notice of document.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]')) notice.click();
    window.scrollTo(0, 0);
  });
  await expectFitToBeSeen(page);
}

async function fillAddress(page: Page, houseName: string): Promise<void> {
  const form = addForm(page);
  await form.getByLabel('House name').fill(houseName);
  await form.getByLabel('Street').fill('Station Road');
  await form.getByLabel('PIN code').fill('411001');
  await form.getByText('Pune, Maharashtra filled in from the PIN code').first().waitFor();
}

/** Names are letters. */
const screens = firstOrAll([360, 'Phone'] as const, [768, 'Tablet'] as const, [1280, 'Desk'] as const);

describe.each(screens)('The profile at %i px', (width, where) => {
  it('saves name and number, three addresses and no more, and the rows on disk say the same', async () => {
    const { page, troubles, userId } = await enter(`Asha At ${where}`, width);
    await page.goto(url('/profile'));
    await page.getByText('No Address Found').waitFor();
    await page.getByLabel('Mobile number', { exact: true }).fill('123');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await tell(page, 'must enter the 10digits mobile number');
    await page.getByRole('button', { name: 'Add Address' }).click();
    await tell(page, 'Please fill in all required fields!');
    await expectFitToBeSeen(page);

    await page.getByLabel('Full name').fill('आशा कुलकर्णी');
    await page.getByLabel('Mobile number', { exact: true }).fill('+91 90000 00002');
    await page.getByRole('button', { name: 'Save Details' }).click();
    await tell(page, 'your profile have been updated!');
    await soon(async () => expect(await memberOf(userId)).toMatchObject({ name: 'आशा कुलकर्णी', mobile: '9000000002' }));

    for (const houseName of ['First House', 'Second House', 'Third House']) {
      await fillAddress(page, houseName);
      await addForm(page).getByRole('button', { name: 'Add Address' }).click();
      await page.getByRole('button', { name: `Edit the address ${houseName}` }).waitFor();
    }
    await page.getByText('All 3 places are taken').waitFor();
    await addForm(page).getByRole('button', { name: 'Add Address' }).click();
    await addForm(page).getByText("You can't add more than three addresses.").waitFor();
    await expectFitFromTheTop(page);

    await page.getByRole('button', { name: 'Edit the address Second House' }).click();
    await expectFitFromTheTop(page);
    await page.getByRole('form', { name: 'Save Address' }).getByLabel('Street').fill('Ram Maruti Road');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await tell(page, 'Address updated successfully!');
    await page.getByText('Ram Maruti Road').waitFor();
    const stored = async () =>
      (await addressesOf(userId)).map(({ house_name, street, pin_code }) => [house_name, street, pin_code]);
    const wanted = [
      ['First House', 'Station Road', '411001'],
      ['Second House', 'Ram Maruti Road', '411001'],
      ['Third House', 'Station Road', '411001'],
    ];
    await soon(async () => expect(await stored()).toEqual(wanted));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The profile', () => {
  it('takes no fourth address, whichever of two tabs is first', async () => {
    const { page, userId } = await enter('Asha In Two Tabs', 1280, [/status of 409/]);
    for (let count = 0; count < 2; count += 1)
      await page.request.post(url(`/users/addNewAddress/${userId}`), { data: testAddress });
    const other = await page.context().newPage();
    for (const [tab, houseName] of [
      [page, 'From here'],
      [other, 'From there'],
    ] as const) {
      await tab.goto(url('/profile'));
      await fillAddress(tab, houseName);
    }
    await Promise.all([page, other].map((tab) => addForm(tab).getByRole('button', { name: 'Add Address' }).click()));
    await Promise.all([page, other].map((tab) => tab.getByText('All 3 places are taken').waitFor()));
    const isRefused = async (tab: Page) =>
      (await tab.getByText("You can't add more than three addresses.").count()) > 0;
    await soon(async () => expect((await Promise.all([page, other].map(isRefused))).sort()).toEqual([false, true]));
    await soon(async () => expect(await addressesOf(userId)).toHaveLength(3));
    await page.context().close();
  });

  it('keeps what is typed when the session has ended, over the login and back', async () => {
    const { page, userId } = await enter('Asha Cut Short', 1280, [endedOnPurpose]);
    await page.goto(url('/profile'));
    await page.getByText('No Address Found').waitFor();
    await fillAddress(page, 'Half typed');
    await page.getByLabel('Full name').fill('Asha Deshmukh');
    await forget(page.context());
    await page.getByRole('button', { name: 'Save Details' }).click();
    await at(page, '/login');
    await tell(page, 'What you typed is kept.');
    await logInByForm(page, (await memberOf(userId)).email, 'running-stitch-42');
    await at(page, '/profile');
    await soon(async () => expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Deshmukh'));
    await soon(async () => expect(await addForm(page).getByLabel('House name').inputValue()).toBe('Half typed'));
    await page.getByRole('button', { name: 'Save Details' }).click();
    await tell(page, 'your profile have been updated!');
    await addForm(page).getByRole('button', { name: 'Add Address' }).click();
    await tell(page, 'Address added successfully!');
    await soon(async () => expect((await memberOf(userId)).name).toBe('Asha Deshmukh'));
    await soon(async () =>
      expect(await addressesOf(userId)).toMatchObject([{ house_name: 'Half typed', city: 'Pune' }]),
    );
    await page.context().close();
  });

  it('keeps what is typed over a reload, and forgets it with the logout', async () => {
    const { page } = await enter('Asha Who Reloads', 1280);
    await page.goto(url('/profile'));
    await page.getByText('No Address Found').waitFor();
    await page.getByLabel('Full name').fill('Asha Deshmukh');
    await page.reload();
    await until(
      'the new name in its field',
      async () => (await page.getByLabel('Full name').inputValue()) === 'Asha Deshmukh',
    );
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await tell(page, 'Logout successfully');
    await until('the draft to be dropped', () => page.evaluate(() => sessionStorage.getItem('profileDraft') === null));
    await page.context().close();
  });
});

/** The session's cookie is gone, as if its time were over. */
const forget = (context: BrowserContext) => context.clearCookies();
