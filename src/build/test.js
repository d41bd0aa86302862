/** `npm test`: rules, features and the server on its embedded database, and one purchase in a browser when a Chrome or Chromium is found. */
const { main, runTests } = require('./runTests');

main(() => runTests(['unit', 'client', 'server', 'purchase']));
