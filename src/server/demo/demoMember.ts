/** Whether the demo shop's member may be let in: everybody knows that password (docs/contract.md section 7). */
import { endAccessOf, findMemberByEmail } from '../areas/account/account.repository';
import { emailKey } from '../areas/account/emailKey';
import { isPassword } from '../areas/account/passwords';
import type { Database } from '../db/types';
import type { Config } from '../plugins/config';
import { isPublic } from '../security/publicAddress';
import { DEMO_LOGIN } from '../../demo/catalogue/member';

/** For trying things out at an address of one's own; strangers must not find an account that is open to all of them. */
export const isDemoMemberRefused = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl !== undefined && isPublic(publicUrl);

/** The pair that everybody knows, however the address is written. */
export const isDemoLogin = (email: string, password: string): boolean =>
  emailKey(email) === emailKey(DEMO_LOGIN.email) && password === DEMO_LOGIN.password;

/**
 * Where the member is refused, also ends what was opened with that password before. Gives the sentence for the start;
 * null where there is nobody to refuse.
 */
export async function refuseDemoMember(database: Database, config: Pick<Config, 'publicUrl'>): Promise<string | null> {
  if (!isDemoMemberRefused(config)) return null;
  const member = await findMemberByEmail(database.db, emailKey(DEMO_LOGIN.email));
  if (!member || !(await isPassword(DEMO_LOGIN.password, member.password_hash))) return null;
  await database.write((trx) => endAccessOf(trx, member.id));
  const advice = 'Sign up as yourself, or begin your own shop with DEMO=off in a new DATA_DIR.';
  return `${DEMO_LOGIN.email} may not log in at a public PUBLIC_URL: everybody knows that password. ${advice}`;
}
