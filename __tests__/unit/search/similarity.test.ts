import { lettersApartFrom, soundOf } from '../../../src/search/similarity';

describe('How near two words are', () => {
  it.each([
    ['sokcs', 'socks', 1],
    ['frok', 'frock', 1],
    ['ab', 'ba', 1],
    ['kitten', 'sitting', 3],
    ['cap', 'cap', 0],
    ['cap', 'blanket', Infinity],
  ])('counts from %s to %s %d letters', (typed, word, letters) => {
    expect(lettersApartFrom(typed)(word, 4)).toBe(letters);
  });

  it.each([
    ['jabla', 'jhabla'],
    ['blankit', 'blanket'],
    ['swadle', 'swaddle'],
    ['phrock', 'frok'],
    ['pijama', 'pyjama'],
  ])('hears %s as %s', (typed, word) => {
    expect(soundOf(typed)).toBe(soundOf(word));
    expect(soundOf(typed)).not.toBe(soundOf('cap'));
  });
});
