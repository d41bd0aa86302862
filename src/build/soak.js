/**
 * `npm run soak -- NAME`: the long tests (kills, slow and hostile callers, full disks, every screen in every trouble) on
 * the embedded database; what of them is repeated, in ROUNDS (3 unless set; docs/testing.md). Those about a database
 * (soak/{attack,database,walks}) run on PostgreSQL too, which is started only for them. With more than 3 rounds the
 * browser tests run at every width as well, and those that write run on PostgreSQL too.
 */
const { withPostgres } = require('./ownPostgres');
const { roundsOf } = require('./rounds');
const { hasTests, main, runTests } = require('./runTests');

main(() => {
  const patterns = process.argv.slice(2);
  const isThorough = roundsOf(process.env.ROUNDS) > 3;
  const embedded = runTests(['soak', 'soak-browser', ...(isThorough ? ['browser', 'purchase'] : [])], { patterns });
  const projects = ['soak-database', 'soak-walks', ...(isThorough ? ['walks', 'members'] : [])];
  if (!hasTests(projects, patterns)) return embedded;
  const onPostgres = withPostgres((url) => runTests(projects, { env: { TEST_DATABASE_URL: url }, patterns }));
  return onPostgres.then((code) => embedded || code);
});
