/** Checks whether somebody is guessing passwords. */
import { DAY_MS, MINUTE_MS } from '../../../contract/rules/durations';
import type { Database } from '../../db/types';
import { count } from '../../lib/wording';
import { accountRules } from '../../plugins/rateLimits';
import { wrongLoginsSince } from './doctor.repository';
import { ok, warning, type Finding } from './finding';

const { loginsTriedHere } = accountRules;

/** Wrong logins in a day: more than the members of a small shop mistype. */
const MANY = 500;

const ADVICE =
  `Somebody may be guessing passwords. A network has ${loginsTriedHere.max} tries at an account in ` +
  `${loginsTriedHere.windowMs / MINUTE_MS} minutes; the log’s "login" lines say when. A proxy or firewall can shut out ` +
  'where they come from.';

export async function checkLogins({ db }: Database, now: number): Promise<Finding> {
  const check = 'Logins';
  const wrong = await wrongLoginsSince(db, now - DAY_MS);
  const found = `${count(wrong)} ${wrong === 1 ? 'login was' : 'logins were'} wrong in the last 24 hours.`;
  if (wrong < MANY) return ok(check, found);
  return warning(check, found, ADVICE);
}
