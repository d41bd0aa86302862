/**
 * A proxy before the shop that TRUST_PROXY does not name: it is told of, remembered, and forgotten when it is no longer
 * so.
 */
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { DAY_MS, HOUR_MS } from '../../../src/contract/rules/durations';
import { readConfig } from '../../../src/server/plugins/config';
import { startWarnings } from '../../../src/server/lifecycle/startWarnings';
import { settle } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { secondServer } from '../../support/server/secondServer';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

const CALLER = '203.0.113.7';
const warningsOf = ({ log }: TestShop) =>
  log.map((line) => JSON.parse(line) as { level: string; msg: string }).filter(({ level }) => level === 'warn');
const noteOf = ({ database: { db } }: TestShop) =>
  db.selectFrom('meta').select('value').where('key', '=', 'proxy not trusted').executeTakeFirst();
const warnings = () => warningsOf(shop);
const note = () => noteOf(shop);

async function comeBy(headers: Record<string, string>): Promise<void> {
  expect((await shop.visitor().get('/healthz', headers)).statusCode).toBe(200);
  await settle(shop);
}

/** What a start, and the doctor, with these settings say of it. */
async function toldOf(env: Record<string, string> = {}) {
  const { dataDir, databaseUrl } = shop.place;
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env };
  const clock = () => shop.clock.now;
  const { out } = await makeCommandLine(shop.place, { env: settings, clock })('--json', 'doctor');
  const doctor = (JSON.parse(out) as Finding[]).find(({ check }) => check === 'Proxy');
  const start = await startWarnings(readConfig(settings), shop.database, clock());
  const told = start.filter((sentence) => sentence.includes('TRUST_PROXY'));
  return { doctor: doctor?.state, advice: doctor?.advice, start: told.length };
}
const nothing = { doctor: 'ok', advice: null, start: 0 };

describe('a proxy whose word is not believed', () => {
  it.each([
    ['X-Forwarded-For', { 'x-forwarded-for': CALLER }],
    ['Forwarded', { forwarded: `for=${CALLER}` }],
  ])('is told of once in the log when requests carry %s, without an address', async (_, headers) => {
    for (let time = 1; time <= 3; time += 1) await comeBy(headers);
    expect(warnings().map(({ msg }) => msg)).toEqual([expect.stringContaining('TRUST_PROXY does not name')]);
    expect(shop.log.join('')).not.toContain(CALLER);
    expect(shop.log.join('')).not.toContain('127.0.0.1');
    expect((await note())?.value).not.toContain(CALLER);
  });

  it('is remembered for the next start and the doctor, who say what to write', async () => {
    expect(await toldOf()).toEqual(nothing);
    await comeBy({ 'x-forwarded-for': CALLER });
    const advice = expect.stringContaining('Name the address of your proxy in TRUST_PROXY');
    expect(await toldOf()).toEqual({ doctor: 'warning', advice, start: 1 });
  });

  it('is forgotten when TRUST_PROXY is another one: that has yet to show what it does', async () => {
    await comeBy({ 'x-forwarded-for': CALLER });
    expect(await toldOf({ TRUST_PROXY: 'loopback' })).toEqual(nothing);
    expect(await note()).toBeUndefined();
  });

  it('is forgotten when a request comes through a proxy that is named', async () => {
    await comeBy({ 'x-forwarded-for': CALLER });
    const named = await secondServer(shop, { trustProxy: ['loopback'] });
    await named.visitor().get('/healthz', { 'x-forwarded-for': CALLER });
    await named.app.idle();
    await named.close();
    expect(await note()).toBeUndefined();
  });

  it('is forgotten when none has come for a day, and stays while one comes now and then', async () => {
    await comeBy({ 'x-forwarded-for': CALLER });
    shop.clock.now += DAY_MS - HOUR_MS;
    await comeBy({ 'x-forwarded-for': CALLER });
    shop.clock.now += DAY_MS;
    expect((await toldOf()).doctor).toBe('warning');
    shop.clock.now += 1;
    expect(await toldOf()).toEqual(nothing);
    expect(warnings()).toHaveLength(1);
  });

  it('is nothing to tell of when requests carry no such head, or are believed', async () => {
    await comeBy({ 'x-real-ip': CALLER });
    expect([warnings(), await note()]).toEqual([[], undefined]);
    const named = await buildTestApp({ config: { trustProxy: ['loopback'] } });
    await named.visitor().get('/healthz', { 'x-forwarded-for': CALLER });
    await settle(named);
    // From then on it is a caller's own invention.
    await named.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '10.0.0.1' }, remoteAddress: CALLER });
    await settle(named);
    expect([warningsOf(named), await noteOf(named)]).toEqual([[], undefined]);
    await named.close();
  });
});
