/** Backups on the command line, of shops that have the tests' secret key. */
import { TEST_SECRET_KEY } from '../server/buildTestApp';
import { makeCommandLine } from './commandLine';
import type { TestPlace } from '../server/testDatabase';

/** The command line of a shop there; `own` settings differ from the tests' usual ones. */
export const shopWithKey = (place: TestPlace, own: Record<string, string> = {}) =>
  makeCommandLine(place, {
    env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET_KEY: TEST_SECRET_KEY, ...own },
  });
