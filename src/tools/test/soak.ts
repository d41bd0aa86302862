/**
 * `npm run soak -- NAME`: the long tests (kills, slow and hostile callers, full disks, every screen in every trouble)
 * on the embedded database; what of them is repeated, in ROUNDS (3 unless set; docs/testing.md). Those about a database
 * (soak/{attack,database,walks}) run on PostgreSQL too, which is started only for them. With more than 3 rounds the
 * browser tests run at every width as well, and those that write run on PostgreSQL too.
 */
import { findPostgres, withPostgres } from './ownPostgres';
import { readRounds } from './rounds';
import { hasTests, main, runTests } from './runTests';

const isThorough = readRounds() > 3;
const embedded = { projects: ['soak', 'soak-browser', ...(isThorough ? ['browser', 'firefox', 'purchase'] : [])] };
const onPostgres = {
  projects: ['soak', 'soak-browser', ...(isThorough ? ['browser', 'purchase'] : [])],
  below: ['soak/(attack|database|walks)', ...(isThorough ? ['browser/(walks|members)'] : [])],
};

const soak = async (): Promise<number> => {
  const code = runTests(embedded);
  if (!hasTests(onPostgres)) return code;
  // All of these ran already, so a title that none of them has is said once.
  const env = (url: string) => ({ TEST_DATABASE_URL: url, TITLES_ELSEWHERE: 'yes' });
  const other = await withPostgres((url) => runTests(onPostgres, env(url)));
  return code || other;
};

main(embedded, soak, () => {
  if (hasTests(onPostgres)) findPostgres();
});
