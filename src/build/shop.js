/** `npm run --silent shop -- …`: the shop-keeper's command line; builds when needed. */
const { buildWhenNeeded } = require('./build');

buildWhenNeeded().then(
  () => require('../../dist/server/cli.js'),
  (error) => {
    process.stderr.write(`The build failed: ${error.message}\n`);
    process.exit(1);
  },
);
