/** `npm start`: builds when needed, then serves the shop. */
const { buildWhenNeeded } = require('./buildWhenNeeded');

buildWhenNeeded();
require('../../../dist/server/main.js');
