/**
 * `npm run test:postgres`: the server's suite and the browser tests on PostgreSQL. Uses TEST_DATABASE_URL when it is set,
 * else starts a PostgreSQL of its own from the machine's packages in a temporary folder, and ends it afterwards.
 */
const { spawnSync } = require('node:child_process');
const { buildWhenNeeded } = require('./build');
const { findBrowser } = require('./findBrowser');
const { startPostgres } = require('./ownPostgres');
const { workers } = require('./testWorkers');

const PORT = 55433;

async function main() {
  await buildWhenNeeded();
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => undefined } : startPostgres(PORT);
  try {
    const projects = findBrowser() ? ['server', 'e2e'] : ['server'];
    const args = [require.resolve('jest/bin/jest'), `--maxWorkers=${workers}`, '--selectProjects', ...projects, '--', ...process.argv.slice(2)];
    const env = { ...process.env, TEST_DATABASE_URL: server.url };
    process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
  } finally {
    server.stop();
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
