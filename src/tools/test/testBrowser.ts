/**
 * `npm run test:browser`: on the built shop every browser test but the purchase, which `npm test` runs; and the replay
 * of every screen from its state.
 */
import { main, runTests } from './runTests';

const tests = { projects: ['browser', 'firefox', 'replay'] };

main(tests, () => runTests(tests));
