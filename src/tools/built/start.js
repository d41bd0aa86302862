/** `npm start`: builds when needed, then serves the shop. */
const { runBuilt } = require('./buildWhenNeeded');

runBuilt('main');
