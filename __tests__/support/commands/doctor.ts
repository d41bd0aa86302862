/** What `doctor` finds in a shop of a test. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding } from '../../../src/server/cli/doctor/finding';
import { makeCommandLine } from './commandLine';
import { onPostgres, openTestDatabase } from '../server/testDatabase';

/** The secret key of the shop. */
export const KEY = 'a-key-of-forty-characters-0123456789-0123';

/** A shop without products, made anew for each test, with its key in `secret.key`. */
export function examinedShop() {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  const inFolder = (name: string): string => path.join(opened.place.dataDir, name);
  beforeEach(async () => {
    opened = await openTestDatabase();
    await writeFile(inFolder('secret.key'), KEY, { mode: 0o600 });
  });
  afterEach(() => opened?.close());
  return {
    place: () => opened.place,
    database: () => opened.database,
    inFolder,
    /** Runs `doctor --json` there, with these settings over its own; `of` gives the finding of one check. */
    examined: async (settings: Record<string, string> = {}) => {
      const { place } = opened;
      const env = {
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        ...(onPostgres && { SECRET_KEY: KEY }),
        ...settings,
      };
      const { code, out, err } = await makeCommandLine(place, { env })('--json', 'doctor');
      const findings: Finding[] = JSON.parse(out);
      return { code, err, out, of: (check: string) => findings.find((finding) => finding.check === check) };
    },
  };
}
