/** What `doctor` finds in a shop of a test. */
import type { Finding } from '../../src/server/cli/doctor/finding';
import { makeCommandLine } from './commandLine';
import { onPostgres } from './testDatabase';
import type { openTestDatabase } from './testDatabase';

type Place = Awaited<ReturnType<typeof openTestDatabase>>['place'];

/** The secret key of the shop: on SQLite the test writes it into `secret.key`. */
export const KEY = 'a-key-of-forty-characters-0123456789-0123';

/** Runs `doctor --json` on the shop there, with these settings over its own; `of` gives the finding of one check. */
export async function examine(place: Place, settings: Record<string, string> = {}) {
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, ...(onPostgres && { SECRET_KEY: KEY }), ...settings };
  const { code, out, err } = await makeCommandLine(place, { env })('--json', 'doctor');
  const findings: Finding[] = JSON.parse(out);
  return { code, err, out, of: (check: string) => findings.find((finding) => finding.check === check) };
}
