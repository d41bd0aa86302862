/** People of the staff: one with a session from the start, and what an authenticator shows. */
import { randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { StaffRole } from '../../../src/contract/rules/staffRules';
import type { Database } from '../../../src/server/db/types';
import { tokenHash } from '../../../src/server/security/tokenHash';
import type { TestShop } from './buildTestApp';

export const STAFF_PASSWORD = 'harbour lantern sixteen';
export const STAFF_EMAIL = 'asha@example.com';

export interface Colleague {
  role: StaffRole;
  email: string;
  cookie: string;
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<LightMyRequestResponse>;
}

/** Below /admin/api, with the cookie that is given. */
export const staffCall = (
  shop: TestShop,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  { body, cookie = '', headers = {} }: { body?: object; cookie?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> =>
  shop.app.inject({
    method,
    url: `/admin/api/${path}`,
    headers: { ...(cookie && { cookie }), ...headers },
    ...(body && { payload: body }),
  });

/** Writes somebody of that role who has just logged in; gives the e-mail address and the cookie over plain http. */
export async function letIn(
  database: Database,
  role: StaffRole,
  now: number,
): Promise<{ email: string; cookie: string }> {
  const id = `s_${randomBytes(6).toString('hex')}`;
  const email = `${role}.${id}@example.com`;
  const token = randomBytes(16).toString('hex');
  await database.write(async (trx) => {
    await trx.insertInto('staff_account').values({ id, email, email_key: email, role, created_at: now }).execute();
    const times = { created_at: now, last_seen_at: now, confirmed_at: now };
    const session = { token_hash: tokenHash(token), staff_id: id, browser: '', ...times };
    await trx.insertInto('staff_session').values(session).execute();
  });
  return { email, cookie: `staff=${token}` };
}

/** The same, who calls this shop. */
export async function makeColleague(shop: TestShop, role: StaffRole): Promise<Colleague> {
  const { email, cookie } = await letIn(shop.database, role, shop.clock.now);
  return {
    role,
    email,
    cookie,
    send: (method, path, body) => staffCall(shop, method, path, { cookie, ...(body && { body }) }),
  };
}

/** The authenticator on somebody's phone. */
export const codeOf = (shop: TestShop, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now });

export interface Person {
  secret: string;
  recoveryCodes: string[];
}

/** Opens a set-up link and finishes it; a minute later the next code is another one. */
export async function setUpBy(shop: TestShop, token: string): Promise<Person> {
  const begun = await staffCall(shop, 'POST', 'set-up/begin', { body: { token } });
  const { secret } = begun.json<{ secret: string }>();
  const body = { token, password: STAFF_PASSWORD, code: codeOf(shop, secret) };
  const finished = await staffCall(shop, 'POST', 'set-up/finish', { body });
  shop.clock.now += 60_000;
  return { secret, ...finished.json<{ recoveryCodes: string[] }>() };
}

export const logIn = (
  shop: TestShop,
  own: { code: string; email?: string; password?: string },
  sent: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> =>
  staffCall(shop, 'POST', 'login', { body: { email: STAFF_EMAIL, password: STAFF_PASSWORD, ...own }, ...sent });

export const cookiesOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** The token of a link that `shop staff` or an owner's call gives. */
export const tokenOf = (link: string): string => new URL(link).hash.slice(1);
