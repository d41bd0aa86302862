/**
 * `npm run soak -- NAME`: what takes long or a crowd (kills, slow and hostile callers, full disks, every screen in every trouble), ROUNDS
 * times each (3 unless told; docs/testing.md), on the embedded database, and what concerns a database (soak/database) on PostgreSQL too.
 * With more rounds than that the browser tests are walked at every width as well, and those that write on PostgreSQL too.
 */
const { withPostgres } = require('./ownPostgres');
const { main, runTests } = require('./runTests');

main(() => {
  const names = process.argv.slice(2);
  const isThorough = Number(process.env.ROUNDS ?? 3) > 3;
  const embedded = runTests(['soak', ...(isThorough ? ['browser', 'purchase'] : [])], { patterns: names });
  const more = ['--passWithNoTests'];
  const projects = ['soak-database', ...(isThorough ? ['walks', 'members'] : [])];
  const onPostgres = withPostgres((url) => runTests(projects, { env: { TEST_DATABASE_URL: url }, patterns: names, more }));
  return embedded || onPostgres;
});
