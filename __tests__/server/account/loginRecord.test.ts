/** What came of a login: in the log without account or address, and counted for the doctor. */
import { HOUR_MS } from '../../../src/contract/rules/durations';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { NOW } from '../../support/data/rows';
import { becomeMember, logIn } from '../../support/server/signUp';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp({ config: { rateLimits: true, logLevel: 'info' } });
});
afterEach(() => shop?.close());

const lines = () => {
  const all = shop.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  return all.filter(({ msg }) => msg === 'login');
};
const wrongLogins = () => shop.database.db.selectFrom('wrong_login').selectAll().orderBy('hour').execute();
const hourOf = (time: number): number => Math.floor(time / HOUR_MS) * HOUR_MS;

describe('the record of logins', () => {
  it('is a line with the outcome and the request’s id, and nothing about anybody', async () => {
    const { emailId } = await becomeMember(shop);
    for (let guess = 1; guess <= 11; guess += 1) await logIn(shop.visitor(), emailId, `guess-${guess}`);
    await shop.visitor().postForm('/users/loginUser', { emailId });
    const wrong = Array.from({ length: 10 }, () => 'wrong');
    expect(lines().map(({ login }) => login)).toEqual(['right', ...wrong, 'refused', 'failed']);
    const keys = ['level', 'login', 'msg', 'requestId', 'time'];
    for (const line of lines()) expect(Object.keys(line).sort()).toEqual(keys);
    expect(
      lines()
        .map((line) => JSON.stringify(line))
        .join(),
    ).not.toMatch(/shopper|example\.com|127\.0\.0\.1|guess-/);
  });

  it('counts the wrong ones by the hour, and none that was right or refused', async () => {
    const { emailId } = await becomeMember(shop);
    for (let guess = 1; guess <= 12; guess += 1) await logIn(shop.visitor(), emailId, `guess-${guess}`);
    shop.clock.now = NOW + HOUR_MS;
    await logIn(shop.visitor(), 'nobody@example.com', 'a-guess');
    await shop.app.idle();
    expect(await wrongLogins()).toEqual([
      { hour: hourOf(NOW), logins: 10 },
      { hour: hourOf(NOW + HOUR_MS), logins: 1 },
    ]);
  });
});
