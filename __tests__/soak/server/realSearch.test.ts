/** One in seventeen of 4,485 real listings is looked for in seven ways: what the floors were measured by. */
import { expectToFind } from '../../support/realSearch';

describe('searching', () => {
  expectToFind(17, true);
});
