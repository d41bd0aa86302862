/** `npm run replay -- bundle.json`: opens a visit that a shopper saved; builds when needed. */
const { buildWhenNeeded } = require('./buildWhenNeeded');

buildWhenNeeded();
require('../../../dist/server/replay.js');
