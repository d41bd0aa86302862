/** Runs a PostgreSQL for the tests, from the machine's packages, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @returns the folder of the newest version's programs */
function serverPrograms(): string {
  const versions = '/usr/lib/postgresql';
  const found = fs.existsSync(versions) ? fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = found
    .map((version) => path.join(versions, version, 'bin'))
    .find((bin) => fs.existsSync(path.join(bin, 'initdb')));
  if (!folder)
    throw new Error(
      'No PostgreSQL found. Install one (Debian: apt-get install postgresql) or name one in TEST_DATABASE_URL.',
    );
  return folder;
}

/** Throws, in a sentence that names the remedy, where `withPostgres` would find none. */
export function findPostgres(): void {
  if (!process.env.TEST_DATABASE_URL) serverPrograms();
}

/** PostgreSQL refuses to run as root; Debian's package has a user for it. */
function runAsOwner(command: string, args: readonly string[]): void {
  const asRoot = process.getuid?.() === 0;
  const [program, before] = asRoot ? ['runuser', ['-u', 'postgres', '--', command]] : [command, []];
  execFileSync(program, [...before, ...args], { stdio: ['ignore', 'ignore', 'inherit'], cwd: os.tmpdir() });
}

export interface OwnPostgres {
  /** Its address. */
  url: string;
  start: () => void;
  crash: () => void;
  /** Ends it, and forgets what it kept. */
  stop: () => void;
}

/**
 * Starts a server that trusts this machine and keeps nothing.
 */
export function startPostgres(port: number): OwnPostgres {
  const bin = serverPrograms();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  runAsOwner(path.join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  // Tests kill processes and never the machine, so nothing need be forced to the disk.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300 -c fsync=off -c full_page_writes=off`;
  const start = () =>
    runAsOwner(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  const crash = () => runAsOwner(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
  start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    start,
    crash,
    stop: () => {
      crash();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A free port, so that two runs beside each other do not meet. */
function freePort(): number {
  const ask =
    "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })";
  return Number(execFileSync(process.execPath, ['-e', ask], { encoding: 'utf8' }));
}

/**
 * Runs `work` with TEST_DATABASE_URL, or with the address of a server of its own for so long; gives the result of
 * `work`.
 */
export async function withPostgres<T>(work: (url: string) => T | Promise<T>): Promise<T> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => undefined } : startPostgres(freePort());
  try {
    return await work(server.url);
  } finally {
    server.stop();
  }
}
