/**
 * `npm run attack`: runs two scanners against a demo shop of its own at 127.0.0.1: sqlmap on every call with
 * parameters, as the demo's member, and wapiti on the pages. Needs Debian's packages `sqlmap` and `wapiti`; takes some
 * minutes and ends by itself. Fails on a finding. `npm run attack -- orders` tries only the calls that have the word in
 * their path.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWhenNeeded } from '../built/buildWhenNeeded';
import { writeRequests } from './requests';
import { tryInjections } from './sqlmap';
import { scanPages } from './wapiti';
import { endWith } from '../failure';

// The shop that it starts has the settings that it gives it, and none of the machine's.
process.env.ENV_FILE = 'off';

const main = path.join(__dirname, '../../../dist/server/main.js');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface AttackedShop {
  url: string;
  /** Failures in its log so far. */
  failures: () => number;
  stop: () => Promise<void>;
}

/** On a free port, without rate limits, which would stop the scanners. */
function startShop(dataDir: string): Promise<AttackedShop> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [main], { env });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const opened = /open at (http:\/\/127\.0\.0\.1:\d+)/.exec(said);
      if (!opened) return;
      const failures = (): number => said.split('\n').filter((line) => line.includes('"level":50')).length;
      resolve({ url: opened[1] ?? '', failures, stop: () => stop(child) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}:\n${said}`)));
  });
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** @returns whether nothing was found */
async function attack(): Promise<boolean> {
  buildWhenNeeded();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-attack-'));
  let shop: AttackedShop | undefined;
  try {
    shop = await startShop(path.join(folder, 'data'));
    const requests = (await writeRequests(shop.url, folder)).filter(({ name }) => name.includes(process.argv[2] ?? ''));
    const { clean, found, undecided } = await tryInjections(requests, say);
    const { scanned, notes } = await scanPages(
      shop.url,
      requests.flatMap(({ address }) => address ?? []),
      folder,
    );
    say(
      `\nsqlmap: ${clean.length} of ${requests.length} calls have nothing to inject into; ${found.length} have; ${undecided.length} without a verdict in time${undecided.length > 0 ? `: ${undecided.join(', ')}` : ''}.`,
    );
    say(`wapiti: ${scanned} addresses: ${notes.length === 0 ? 'nothing found' : notes.join('\n        ')}.`);
    say(`The shop: ${shop.failures()} failures in its log.`);
    return found.length === 0 && notes.length === 0 && shop.failures() === 0 && undecided.length < requests.length / 10;
  } finally {
    await shop?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

attack().then((isClean) => {
  process.exitCode = isClean ? 0 : 1;
}, endWith());
