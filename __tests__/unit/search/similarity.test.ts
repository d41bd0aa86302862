import { lettersApartFrom, soundOf } from '../../../src/search/similarity';
import { makeChance } from '../../support/data/random';

/** The usual table of the distance of every beginning of `a` from every one of `b`. */
function lettersApartByTable(a: string, b: string, swapsCountTwo: boolean): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i + j));
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = !swapsCountTwo && i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      table[i]?.splice(j, 1, Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}

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

  it('counts as the table of all beginnings does, in any script', () => {
    const { pick, upTo } = makeChance(7);
    const some = (most: number): string =>
      Array.from({ length: 1 + upTo(most) }, () => pick([...'abcdचक']) ?? '').join('');
    for (let round = 0; round < 3000; round += 1) {
      const typed = some(round % 10 === 0 ? 31 : 10);
      const word = round % 2 === 0 ? some(10) : typed.slice(0, 4) + some(3) + typed.slice(5);
      for (const swapsCountTwo of [true, false]) {
        const most = 1 + (round % 4);
        const whole = lettersApartByTable(typed, word, swapsCountTwo);
        const counted = lettersApartFrom(typed, swapsCountTwo)(word, most);
        expect([typed, word, counted]).toEqual([typed, word, whole <= most ? whole : Infinity]);
      }
    }
  });

  it.each(['', 'x'.repeat(32)])('takes %p for itself alone', (typed) => {
    expect(lettersApartFrom(typed)(typed, 2)).toBe(0);
    expect(lettersApartFrom(typed)(`${typed}y`, 2)).toBe(Infinity);
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
