/**
 * `npm run soak -- NAME`: what takes long or a crowd (kills, slow and hostile callers, full disks, every screen in every
 * trouble), ROUNDS times each (3 unless told; docs/testing.md), on the embedded database, and what concerns a database
 * (soak/{attack,database,walks}) on PostgreSQL too, which is started only for those. With more rounds than that the
 * browser tests are walked at every width as well, and those that write on PostgreSQL too.
 */
const { withPostgres } = require('./ownPostgres');
const { hasTests, main, runTests } = require('./runTests');

main(() => {
  const patterns = process.argv.slice(2);
  const isThorough = Number(process.env.ROUNDS ?? 3) > 3;
  const embedded = runTests(['soak', 'soak-browser', ...(isThorough ? ['browser', 'purchase'] : [])], { patterns });
  const projects = ['soak-database', 'soak-walks', ...(isThorough ? ['walks', 'members'] : [])];
  if (!hasTests(projects, patterns)) return embedded;
  const onPostgres = withPostgres((url) => runTests(projects, { env: { TEST_DATABASE_URL: url }, patterns }));
  return onPostgres.then((code) => embedded || code);
});
