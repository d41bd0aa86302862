/** `npm run replay -- bundle.json`: opens a visit that a shopper saved; builds when needed. */
const { runBuilt } = require('./buildWhenNeeded');

runBuilt('replay');
