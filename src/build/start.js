/** `npm start`: builds when needed, then serves the shop. */
const { buildWhenNeeded } = require('./build');

buildWhenNeeded().then(
  () => require('../../dist/server/main.js'),
  (error) => {
    process.stderr.write(`The build failed: ${error.message}\n`);
    process.exit(1);
  },
);
