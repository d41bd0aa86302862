/**
 * `npm run test:postgres`: the server's tests and the browser tests of orders (browser/walks), on PostgreSQL. Uses
 * TEST_DATABASE_URL when it is set, else starts a PostgreSQL of its own from the machine's packages in a temporary
 * folder, and ends it afterwards.
 */
import { findPostgres, withPostgres } from './ownPostgres';
import { main, runTests } from './runTests';

const tests = { projects: ['server', 'browser', 'purchase'], below: ['server', 'browser/walks'] };

main(tests, () => withPostgres((url) => runTests(tests, { TEST_DATABASE_URL: url })), findPostgres);
