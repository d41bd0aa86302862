/**
 * A member takes their data along and deletes the account, in a real browser, with a look at the rows
 * (docs/decisions/0208-leaving.md).
 */
import { at, tell } from '../../support/browser/accountInBrowser';
import { openPage } from '../../support/browser/browser';
import { joinAsMember, TEST_PASSWORD } from '../../support/browser/memberInBrowser';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, shopWithRows, textOf } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopWithRows();

/** Names are letters. */
const screens = firstOrAll([360, 'Phone'] as const, [768, 'Tablet'] as const, [1280, 'Desk'] as const);

describe.each(screens)('A member who leaves, at %i px', (width, where) => {
  it('takes everything along in a file, and is gone from the shop', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const userId = await joinAsMember(page, visit.shop.url, `Leaving ${where}`);
    await page.goto(`${visit.shop.url}/profile`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('my-data.json');
    const held = JSON.parse(await textOf(file)) as { account: { email: string } };
    expect(held.account.email).toBe(`leaving.${where.toLowerCase()}@example.com`);

    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel('Your password').fill('not this one');
    await page.getByText('Your data is in your downloads.').waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectFitToBeSeen(page);
    await page.getByLabel('Your password').fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await tell(page, 'Your account is deleted. Take care!');
    await at(page, '/');
    await soon(async () =>
      expect(await visit.database.db.selectFrom('member').select('id').where('id', '=', userId).execute()).toEqual([]),
    );
    await soon(async () =>
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(userId),
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
