/**
 * `npm run dev`: both builds watch; webpack-dev-server reloads the page and hands everything that is not a chunk to
 * the shop's own server, which restarts whenever its bundle changed.
 */
const { fork } = require('node:child_process');
const path = require('node:path');
const webpack = require('webpack');
const DevServer = require('webpack-dev-server');
const { forgetBuild } = require('./fingerprint');
const { makeFonts } = require('./fonts');
const { makeFrameStyles } = require('./frameStyles');
const { makePublicFiles } = require('./publicFiles');
const { makeSupportPage } = require('./supportPage');

const port = Number(process.env.PORT ?? 3000);
const bundle = path.join(__dirname, '../../dist/server/main.js');
let running = null;

/** Ends the server that runs, if any, and starts the new bundle one port above. */
function restart() {
  const start = () => {
    running = fork(bundle, { env: { ...process.env, PORT: String(port + 1), PUBLIC_URL: `http://localhost:${port}` } });
  };
  if (!running || running.exitCode !== null) return start();
  running.once('exit', start);
  running.kill('SIGTERM');
}

async function main() {
  // What this leaves in dist/ is not what `npm start` should serve.
  forgetBuild();
  await makeFonts();
  await makeFrameStyles();
  await makePublicFiles();
  await makeSupportPage();
  const [client, server] = require('../../webpack.config.js')({}, { mode: 'development' });
  webpack(server).watch({}, (failure, stats) => {
    if (failure || stats.hasErrors()) process.stderr.write(`${failure ?? stats.toString('errors-only')}\n`);
    else restart();
  });
  const devServer = new DevServer(
    {
      port,
      host: '127.0.0.1',
      hot: false,
      liveReload: true,
      static: false,
      devMiddleware: { writeToDisk: true },
      // The page's own host: anything else is not 'self' to the content policy.
      client: { overlay: { warnings: false }, webSocketURL: 'auto://0.0.0.0:0/ws' },
      proxy: [{ context: (pathname) => !pathname.startsWith('/ws'), target: `http://127.0.0.1:${port + 1}` }],
    },
    webpack(client),
  );
  await devServer.start();
}

process.on('exit', () => running?.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
main();
