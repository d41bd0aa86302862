/** Where somebody who found a hole writes to: /.well-known/security.txt (RFC 9116), the start and the doctor. */
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { readConfig } from '../../../src/server/plugins/config';
import { startWarnings } from '../../../src/server/lifecycle/startWarnings';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { NOW } from '../../support/data/rows';

let shop: TestShop | undefined;
afterEach(() => shop?.close());

async function read(env: Record<string, string>) {
  const { publicUrl, securityContact } = readConfig(env);
  shop = await buildTestApp({ config: { publicUrl, securityContact } });
  const { statusCode, headers, body } = await shop.visitor().get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = body.split('\n').filter((line) => /^[A-Z]/.test(line));
  return { body, fields: fields.map((line) => line.split(/: (.*)/s).slice(0, 2)) };
}

const PUBLIC = { PUBLIC_URL: 'https://shop.in' };

describe('security.txt', () => {
  it('names the address of the settings, and for how long it stands', async () => {
    const { body, fields } = await read({ ...PUBLIC, SECURITY_CONTACT: 'https://shop.in/report' });
    const expires = new Date(NOW + 30 * DAY_MS).toISOString();
    expect(fields).toEqual([
      ['Contact', 'https://shop.in/report'],
      ['Expires', expires],
      ['Preferred-Languages', 'en'],
      ['Canonical', 'https://shop.in/.well-known/security.txt'],
    ]);
    expect(body).not.toContain('#');
  });

  it('names the brand’s address where the settings name none, and says when that is fictional', async () => {
    const { body, fields } = await read({});
    expect(fields[0]).toEqual(['Contact', 'mailto:hello@jhabla.example']);
    expect(fields.map(([name]) => name)).not.toContain('Canonical');
    expect(body).toMatch(/^# .*nobody reads this one\.$/m);
  });

  it.each<[Record<string, string>, string, number]>([
    [PUBLIC, 'warning', 1],
    [{ ...PUBLIC, SECURITY_CONTACT: 'security@shop.in' }, 'ok', 0],
    [{}, 'ok', 0],
  ])('is warned of by start and doctor while the public would write to nobody: %j', async (env, state, warnings) => {
    shop = await buildTestApp();
    const { dataDir, databaseUrl } = shop.place;
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env };
    const { out } = await makeCommandLine(shop.place, { env: settings })('--json', 'doctor');
    expect((JSON.parse(out) as Finding[]).find(({ check }) => check === 'Reports')).toMatchObject({ state });
    const told = await startWarnings(readConfig(settings), shop.database, NOW);
    expect(told.filter((sentence) => sentence.includes('SECURITY_CONTACT'))).toHaveLength(warnings);
  });
});
