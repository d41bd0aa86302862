/** `npm run --silent shop -- …`: the shop-keeper's command line; builds when needed. */
const { buildWhenNeeded } = require('./buildWhenNeeded');

buildWhenNeeded();
require('../../../dist/server/cli.js');
