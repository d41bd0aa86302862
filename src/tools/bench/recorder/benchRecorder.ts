/**
 * `npm run bench:recorder`: measures the cost of the action log (store/recorder). The same visit of 10,000 actions on
 * the real store, with the log and without, in turn in one run; medians. The ratio is the figure, since the machine's
 * speed is in both.
 */
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { buildSync } = require('esbuild');

const ROUNDS = 9;
const ACTIONS = 10_000;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const say = (line) => process.stdout.write(`${line}\n`);
const mb = (bytes) => (bytes / 1024 / 1024).toFixed(2);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-recorder-'));
try {
  const outfile = path.join(folder, 'visit.js');
  buildSync({
    entryPoints: [path.join(__dirname, 'visit.ts')],
    bundle: true,
    platform: 'node',
    outfile,
    // As in production: without the checks of development at every action.
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const results = JSON.parse(execFileSync(process.execPath, ['--expose-gc', outfile, String(ROUNDS), String(ACTIONS)], { maxBuffer: 1e8 }).toString());
  const perAction = (side) => (median(results.map((round) => round[side].ms)) / ACTIONS) * 1000;
  const held = (side) => median(results.map((round) => round[side].held));
  const [without, recorded] = [perAction('without'), perAction('recorded')];
  say(`one visit of ${ACTIONS.toLocaleString('en-IN')} actions, medians of ${ROUNDS}`);
  say('                     without   recorded   ratio');
  say(`µs an action         ${without.toFixed(2).padStart(7)}    ${recorded.toFixed(2).padStart(7)}   ${(recorded / without).toFixed(2).padStart(5)}`);
  say(`MB held afterwards   ${mb(held('without')).padStart(7)}    ${mb(held('recorded')).padStart(7)}`);
  say(`actions kept: ${results[0].recorded.kept.toLocaleString('en-IN')}`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
