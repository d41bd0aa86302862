/**
 * `npm run attack`: runs two scanners against a demo shop of its own at 127.0.0.1: sqlmap on every call with
 * parameters, as the demo's member, and wapiti on the pages. Needs Debian's packages `sqlmap` and `wapiti`; takes some
 * minutes and ends by itself. Fails on a finding. `npm run attack -- orders` tries only the calls that have the word in
 * their path.
 */
// The shops that it starts have the settings that it gives them, and none of the machine's.
process.env.ENV_FILE = 'off';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { buildWhenNeeded } = require('../built/buildWhenNeeded');
const { writeRequests } = require('./requests');
const { tryInjections } = require('./sqlmap');
const { scanPages } = require('./wapiti');

const main = path.join(__dirname, '../../../dist/server/main.js');
const say = (line) => process.stdout.write(`${line}\n`);

/** On a free port, without rate limits, which would stop the scanners. */
function startShop(dataDir) {
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [main], { env });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk) => {
      said += chunk;
      const opened = /open at (http:\/\/127\.0\.0\.1:\d+)/.exec(said);
      if (opened) resolve({ url: opened[1], failures: () => said.split('\n').filter((line) => line.includes('"level":50')).length, stop: () => stop(child) });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}:\n${said}`)));
  });
}

const stop = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

async function attack() {
  await buildWhenNeeded();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-attack-'));
  let shop;
  try {
    shop = await startShop(path.join(folder, 'data'));
    const requests = (await writeRequests(shop.url, folder)).filter(({ name }) => name.includes(process.argv[2] ?? ''));
    const { clean, found, undecided } = await tryInjections(requests, folder, say);
    const { scanned, notes } = await scanPages(shop.url, requests.flatMap(({ address }) => address ?? []), folder);
    say(`\nsqlmap: ${clean.length} of ${requests.length} calls have nothing to inject into; ${found.length} have; ${undecided.length} without a verdict in time${undecided.length > 0 ? `: ${undecided.join(', ')}` : ''}.`);
    say(`wapiti: ${scanned} addresses: ${notes.length === 0 ? 'nothing found' : notes.join('\n        ')}.`);
    say(`The shop: ${shop.failures()} failures in its log.`);
    return found.length === 0 && notes.length === 0 && shop.failures() === 0 && undecided.length < requests.length / 10;
  } finally {
    await shop?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

attack().then(
  (isClean) => {
    process.exitCode = isClean ? 0 : 1;
  },
  (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
