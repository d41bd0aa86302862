/** `npm run --silent shop -- …`: the shop-keeper's command line; builds when needed. */
const { runBuilt } = require('./buildWhenNeeded');

runBuilt('cli');
