/** A few of 4,485 real listings are looked for by their titles; a sample, by less than those, is for soak/server/realSearch. */
import { expectToFind } from '../../support/realSearch';

describe('searching', () => {
  expectToFind(170, false);
});
