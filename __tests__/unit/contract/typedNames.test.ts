import { isLettersOnly, lettersOnly, tidyName } from '../../../src/contract/rules/typedNames';

describe('typed names', () => {
  it.each([
    ['  Asha   Rao ', 'Asha Rao'],
    ['आशा\u00a0\tराव', 'आशा राव'],
    ["D'Souza", "D'Souza"],
    ['   ', ''],
  ])('tidies %j to %j', (typed, name) => {
    expect(tidyName(typed)).toBe(name);
  });

  it.each(['Asha', 'आशा राव', 'José Núñez'])('takes %s for letters alone', (name) => {
    expect(isLettersOnly(name)).toBe(true);
  });

  it.each(['', 'R2', "D'Souza", 'S. Kumar', '<b>'])('takes %j for more than letters', (name) => {
    expect(isLettersOnly(name)).toBe(false);
  });

  it('keeps the letters of what is typed', () => {
    expect(lettersOnly('S. Kumar 2')).toBe('S Kumar ');
  });
});
