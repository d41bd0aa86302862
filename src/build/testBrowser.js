/** `npm run test:browser`: every browser test, on the shop as built. */
const { main, runTests } = require('./runTests');

main(() => runTests(['browser']));
