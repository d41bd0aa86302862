/** `npm run --silent shop -- …`: the command line for staff; builds when needed. */
const { runBuilt } = require('./buildWhenNeeded');

runBuilt('cli');
