/**
 * `npm test`: the tests of rules, features and the server on its embedded database, and of one purchase in a browser
 * where a Chrome or Chromium is found.
 */
import { main, runTests } from './runTests';

const tests = { projects: ['unit', 'client', 'admin', 'server', 'purchase'] };

main(tests, () => runTests(tests));
