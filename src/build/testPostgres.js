/**
 * `npm run test:postgres`: the server's suite and the browser tests on PostgreSQL. Uses TEST_DATABASE_URL when it is set,
 * else starts a PostgreSQL of its own from the machine's packages in a temporary folder, and ends it afterwards.
 */
const { execFileSync, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { buildWhenNeeded } = require('./build');
const { findBrowser } = require('./findBrowser');
const { workers } = require('./testWorkers');

const PORT = 55433;

function serverPrograms() {
  const versions = '/usr/lib/postgresql';
  const found = fs.existsSync(versions) ? fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = found.map((version) => path.join(versions, version, 'bin')).find((bin) => fs.existsSync(path.join(bin, 'initdb')));
  if (!folder) throw new Error('No PostgreSQL found. Install one (Debian: apt-get install postgresql) or name one in TEST_DATABASE_URL.');
  return folder;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function runAsOwner(command, args) {
  const asRoot = process.getuid?.() === 0;
  const [program, ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  execFileSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: os.tmpdir() });
}

/** Starts a server that trusts this machine and keeps nothing; returns its address and what stops it. */
function startServer() {
  const bin = serverPrograms();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  runAsOwner(path.join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${PORT} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300`;
  runAsOwner(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://shop@127.0.0.1:${PORT}/postgres`,
    stop: () => {
      runAsOwner(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function main() {
  await buildWhenNeeded();
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => undefined } : startServer();
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
