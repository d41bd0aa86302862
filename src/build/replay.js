/** `npm run replay -- bundle.json`: opens a visit that a shopper saved; builds when needed. */
const { buildWhenNeeded } = require('./build');

buildWhenNeeded().then(
  () => require('../../dist/server/replay.js'),
  (error) => {
    process.stderr.write(`The build failed: ${error.message}\n`);
    process.exit(1);
  },
);
