/**
 * `npm run test:browser`: every browser test but the purchase, which is `npm test`'s, on the shop as built; and every
 * screen drawn again from its state alone.
 */
const { main, runTests } = require('./runTests');

main(() => runTests(['browser', 'replay']));
