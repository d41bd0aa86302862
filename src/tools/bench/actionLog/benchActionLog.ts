/**
 * `npm run bench:action-log`: measures the cost of the action log (store/boundedActionLog). The same visit of 10,000
 * actions on the real store, with the log and without, in turn in one run; medians. The ratio is the figure, since the
 * machine's speed is in both.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { median } from '../numbers';
import type { Round } from './actionLog.types';

const ROUNDS = 9;
const ACTIONS = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-action-log-'));
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
  const visits = [outfile, String(ROUNDS), String(ACTIONS)];
  const results = JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', ...visits], { maxBuffer: 1e8 }).toString(),
  ) as Round[];
  const perAction = (side: keyof Round): number => (median(results.map((round) => round[side].ms)) / ACTIONS) * 1000;
  const held = (side: keyof Round): number => median(results.map((round) => round[side].held));
  const without = perAction('without');
  const recorded = perAction('recorded');
  say(`one visit of ${ACTIONS.toLocaleString('en-IN')} actions, medians of ${ROUNDS}`);
  say('                     without   recorded   ratio');
  say(
    `µs an action         ${without.toFixed(2).padStart(7)}    ${recorded.toFixed(2).padStart(7)}   ${(recorded / without).toFixed(2).padStart(5)}`,
  );
  say(`MB held afterwards   ${mb(held('without')).padStart(7)}    ${mb(held('recorded')).padStart(7)}`);
  say(`actions kept: ${results[0]?.recorded.kept.toLocaleString('en-IN')}`);
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
