/** The lists of an owner: who is on the staff, and what was changed (docs/contract.md section 11). */
import type { AuditList, StaffAccountList } from '../../../src/contract/staff';
import { HOUR_MS, DAY_MS } from '../../../src/contract/rules/durations';
import { writeAudit, type Change } from '../../../src/server/areas/staff/audit';
import { NOW } from '../../support/data/rows';
import { readAudit } from '../../support/server/audit';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeColleague, type Colleague } from '../../support/server/staff';

/** The shop's own midnight before NOW. */
const MIDNIGHT = NOW - 10 * HOUR_MS;

let shop: TestShop;
let owner: Colleague;

async function addAccounts(): Promise<void> {
  const account = (name: string, own: object) => {
    const email = `${name}@example.com`;
    return { id: `s_${name}`, email, email_key: email, role: 'orders' as const, created_at: NOW - DAY_MS, ...own };
  };
  const rows = [
    account('Asha', { email_key: 'asha@example.com', password_hash: 'x', last_login_at: NOW - 2 }),
    account('bela', { role: 'support', password_hash: 'x', last_login_at: NOW - 1 }),
    account('chitra', {}),
    account('=aaa', { password_hash: 'x', disabled_at: NOW, last_login_at: NOW - 3 }),
  ];
  await shop.database.write(async (trx) => {
    for (const row of rows) await trx.insertInto('staff_account').values(row).execute();
  });
}

async function addChanges(): Promise<void> {
  const change = (own: Partial<Change>): Change => ({
    at: NOW,
    who: 'asha@example.com',
    what: 'order: packed',
    subject: 'order AAAA-1111',
    ...own,
  });
  const changes = [
    change({ at: MIDNIGHT - 1, what: 'first' }),
    change({ at: MIDNIGHT, what: 'second', who: 'cli:meera', was: { role: 'support' }, isNow: { role: 'orders' } }),
    change({ what: 'third', subject: 'staff bela@example.com' }),
    change({ what: 'fourth', subject: 'orders' }),
    change({ what: 'fifth', subject: 'takings', at: MIDNIGHT + DAY_MS }),
    change({ what: '=sixth', subject: 'ordering' }),
    change({ what: 'seventh', subject: 'product 41' }),
    change({ what: 'eighth', subject: 'secret key ab12' }),
  ];
  await shop.database.write(async (trx) => {
    for (const one of changes) await writeAudit(trx, one);
  });
}

beforeAll(async () => {
  shop = await buildTestApp();
  owner = await makeColleague(shop, 'owner');
  await addAccounts();
  await addChanges();
});
afterAll(() => shop?.close());

const rowsOf = (sheet: string): string[] => sheet.trimEnd().split('\r\n');

describe('the list of staff accounts', () => {
  const list = async (query: string): Promise<StaffAccountList> =>
    (await owner.send('GET', `accounts?${query}`)).json<StaffAccountList>();
  const names = async (query: string): Promise<string> =>
    (await list(query)).rows.map(({ email }) => email.replace('@example.com', '').slice(0, 5)).join(' ');

  it.each([
    ['', '=aaa Asha bela chitr owner'],
    ['sort=lastLogin', 'bela Asha =aaa chitr owner'],
    ['role=orders', '=aaa Asha chitr'],
    ['role=support', 'bela'],
    ['state=inUse', 'Asha bela'],
    ['state=waits', 'chitr owner'],
    ['state=disabled', '=aaa'],
    ['role=orders&state=inUse', 'Asha'],
    ['pageSize=2&page=2', 'bela chitr'],
    ['page=9', ''],
  ])('%s shows %s', async (query, expected) => {
    expect(await names(query)).toBe(expected);
  });

  it('says of each the state that the filter finds it by, and counts all pages', async () => {
    const { rows, total } = await list('pageSize=3');
    expect([rows.length, total]).toEqual([3, 5]);
    for (const { state, email } of rows)
      expect((await list(`state=${state}`)).rows.map((row) => row.email)).toContain(email);
  });

  it('refuses what is no filter', async () => {
    for (const query of ['page=0', 'pageSize=101', 'role=boss', 'state=lost', 'sort=colour'])
      expect((await owner.send('GET', `accounts?${query}`)).statusCode).toBe(400);
  });

  it('comes as a sheet that runs nothing, and whoever took it is written down', async () => {
    const answer = await owner.send('GET', 'accounts.csv?role=orders&sort=lastLogin');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="staff.csv"');
    expect(rowsOf(answer.body)).toEqual([
      '\ufeffE-mail address,Role,State,Since,Last login',
      expect.stringMatching(/^Asha@example\.com,orders,inUse,.*20 Nov 2026/),
      expect.stringMatching(/^'=aaa@example\.com,orders,disabled,/),
      expect.stringMatching(/^chitra@example\.com,orders,waits,.*,$/),
    ]);
    const [noted] = await readAudit(shop.database.db);
    expect(noted).toMatchObject({ who: owner.email, what: 'exported', subject: 'staff', isNow: { role: 'orders' } });
  });
});

describe('the history of staff', () => {
  const list = async (query: string): Promise<AuditList> =>
    (await owner.send('GET', `audit?${query}`)).json<AuditList>();
  /** Without those that the tests themselves leave. */
  const whats = async (query: string): Promise<string> =>
    (await list(query)).rows.flatMap(({ what }) => (what === 'exported' ? [] : [what])).join(' ');

  it.each([
    ['', 'eighth seventh =sixth fifth fourth third second first'],
    ['sort=oldest', 'first second third fourth fifth =sixth seventh eighth'],
    ['who=cli:', 'second'],
    ['who=ASHA@', 'eighth seventh =sixth fifth fourth third first'],
    ['who=100%25', ''],
    ['area=orders', 'fourth second first'],
    ['area=takings', 'fifth'],
    ['area=staff', 'third'],
    ['area=history', ''],
    ['area=catalogue', 'seventh'],
    ['area=settings', 'eighth'],
    ['area=customers', ''],
    ['subject=aaaa-1111', 'second first'],
    ['subject=1111%20order', 'second first'],
    ['subject=bela', 'third'],
    ['to=2026-11-19', 'first'],
    ['from=2026-11-20&to=2026-11-20', 'eighth seventh =sixth fourth third second'],
    ['from=2026-11-21', 'fifth'],
    ['sort=oldest&pageSize=2&page=2', 'third fourth'],
    ['page=9', ''],
  ])('%s shows %s', async (query, expected) => {
    expect(await whats(query)).toBe(expected);
  });

  it('counts all pages of what is asked for', async () => {
    const { rows, total } = await list('who=asha&pageSize=2');
    expect([rows.length, total]).toEqual([2, 7]);
  });

  it('refuses what is no filter, and days in the wrong order', async () => {
    for (const query of ['page=0', 'pageSize=101', 'area=moon', 'sort=colour', 'from=yesterday'])
      expect((await owner.send('GET', `audit?${query}`)).statusCode).toBe(400);
    expect((await owner.send('GET', 'audit?from=2026-11-20&to=2026-11-19')).statusCode).toBe(422);
  });

  it('comes as a sheet that runs nothing, in the shop’s zone, and whoever took it is written down', async () => {
    const answer = await owner.send('GET', 'audit.csv?from=2026-11-20&to=2026-11-20&subject=order&sort=oldest');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="history.csv"');
    expect(rowsOf(answer.body)).toEqual([
      '\ufeffWhen,Who,What,About,Was,Is',
      expect.stringMatching(/^"20 Nov 2026, 12:00.am",cli:meera,second,order AAAA-1111,role support,role orders$/),
      expect.stringMatching(/,fourth,orders,,$/),
      expect.stringMatching(/,'=sixth,ordering,,$/),
    ]);
    const [noted] = await readAudit(shop.database.db, { subject: 'history' });
    expect(noted).toMatchObject({ who: owner.email, what: 'exported', isNow: { isSearched: true, sort: 'oldest' } });
    expect(JSON.stringify(noted)).not.toContain('"order"');
  });

  it('comes whole where it is longer than what is read at a time, each row once', async () => {
    const own = await buildTestApp();
    const { send } = await makeColleague(own, 'owner');
    const at = own.clock.now;
    await own.database.write(async (trx) => {
      for (let row = 0; row < 1001; row += 1)
        await writeAudit(trx, { at, who: 'cli:meera', what: `change ${row}`, subject: 'catalogue' });
    });
    for (const sort of ['newest', 'oldest']) {
      const rows = rowsOf((await send('GET', `audit.csv?area=catalogue&sort=${sort}`)).body).slice(1);
      expect([rows.length, new Set(rows.map((row) => /change \d+/.exec(row)?.[0])).size]).toEqual([1001, 1001]);
      expect(rows[0]).toContain(sort === 'oldest' ? 'change 0,' : 'change 1000,');
    }
    await own.close();
  });
});
