/**
 * `npm run dev`: both builds watch and write to dist/; after each change the shop's server restarts, and the open pages
 * reload (LIVE_RELOAD).
 */
const { fork } = require('node:child_process');
const path = require('node:path');
const webpack = require('webpack');
const { forgetBuild } = require('../built/fingerprint');
const { makeFonts } = require('./fonts');
const { makeFrameStyles } = require('./frameStyles');
const { makePublicFiles } = require('./publicFiles');
const { makeSupportPage } = require('./supportPage');

const bundle = path.join(__dirname, '../../../dist/server/main.js');
const parent = process.ppid;
const PARENT_CHECK_MS = 500;
let server = null;
/** Set at the end: no server starts any more. */
let isEnding = false;

/** Stops the running server, if any; then starts the new bundle, or ends. */
function restart() {
  if (server) return void server.kill('SIGTERM');
  if (isEnding) process.exit(0);
  server = fork(bundle, { env: { ...process.env, LIVE_RELOAD: 'on' } });
  const running = server;
  running.once('exit', () => {
    server = null;
    if (running.killed) restart();
  });
}

async function main() {
  // `npm start` must not serve the development build that this leaves in dist/.
  forgetBuild();
  await makeFonts();
  await makeFrameStyles();
  await makePublicFiles();
  await makeSupportPage();
  webpack(require('../../../webpack.config.js')({}, { mode: 'development' })).watch({}, (failure, stats) => {
    if (failure || stats.hasErrors()) process.stderr.write(`${failure ?? stats.toString('errors-only')}\n`);
    else restart();
  });
}

function end() {
  isEnding = true;
  restart();
}

process.on('exit', () => server?.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// npm hands a SIGTERM to its shell alone, which ends without passing it on.
setInterval(() => process.ppid === parent || end(), PARENT_CHECK_MS).unref();
main();
