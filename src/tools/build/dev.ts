/**
 * `npm run dev`: both builds watch and write to dist/; after each change the shop's server restarts, and the open pages
 * reload (LIVE_RELOAD).
 */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import webpack from 'webpack';
import { forgetBuild } from '../built/fingerprint';
import { endWith } from '../failure';
import { makeFonts } from './fonts';
import { makeFrameStyles } from './frameStyles';
import { makePublicFiles } from './publicFiles';
import { makeSupportPage } from './supportPage';
import { webpackConfigs } from './webpackConfigs';

const bundle = path.join(__dirname, '../../../dist/server/main.js');
const parent = process.ppid;
const PARENT_CHECK_MS = 500;
let server: ChildProcess | null = null;
/** Set at the end: no server starts any more. */
let isEnding = false;

/** Stops the running server, if any; then starts the new bundle, or ends. */
function restart(): void {
  if (server) return void server.kill('SIGTERM');
  if (isEnding) process.exit(0);
  // The server runs as it does for a retailer: without the tools' TypeScript.
  const running = fork(bundle, { env: { ...process.env, LIVE_RELOAD: 'on' }, execArgv: [] });
  server = running;
  running.once('exit', () => {
    server = null;
    if (running.killed) restart();
  });
}

async function main(): Promise<void> {
  // `npm start` must not serve the development build that this leaves in dist/.
  forgetBuild();
  await makeFonts();
  await makeFrameStyles();
  await makePublicFiles();
  await makeSupportPage();
  webpack(webpackConfigs('development')).watch({}, (failure, stats) => {
    if (failure || !stats || stats.hasErrors())
      process.stderr.write(`${failure?.message ?? stats?.toString('errors-only')}\n`);
    else restart();
  });
}

function end(): void {
  isEnding = true;
  restart();
}

process.on('exit', () => server?.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// npm hands a SIGTERM to its shell alone, which ends without passing it on.
setInterval(() => process.ppid === parent || end(), PARENT_CHECK_MS).unref();
main().catch(endWith());
