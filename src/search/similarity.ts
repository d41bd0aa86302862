/** How near two words are by their letters and by their sound: pure functions. */

const ASCII = 128;
/** Letters of the longest word that is compared: bits of a number, whose sign is not used. */
const MOST_LETTERS = 31;

/**
 * The edit distance from the typed word: letters added, dropped, changed or swapped with their neighbour (which counts
 * as two where `swapsCountTwo`); Infinity when it is more than `most`. A typed word of more than 31 letters, or of
 * none, is near itself alone. Hyyrö's bit-parallel form of the usual table (2003): a column is two numbers, whose bits
 * say where it rises and where it falls.
 */
export function lettersApartFrom(typed: string, swapsCountTwo = false): (word: string, most: number) => number {
  if (typed === '' || typed.length > MOST_LETTERS) return (word) => (word === typed ? 0 : Infinity);
  const ascii = new Int32Array(ASCII);
  const others = new Map<number, number>();
  for (let at = 0; at < typed.length; at += 1) {
    const code = typed.charCodeAt(at);
    if (code < ASCII) ascii[code] = (ascii[code] ?? 0) | (1 << at);
    else others.set(code, (others.get(code) ?? 0) | (1 << at));
  }
  const lastLetter = 1 << (typed.length - 1);

  return (word, most) => {
    const { length } = word;
    if (Math.abs(typed.length - length) > most) return Infinity;
    let [rises, falls, diagonal, sameBefore] = [-1, 0, 0, 0];
    let apart = typed.length;
    for (let at = 0; at < length; at += 1) {
      const code = word.charCodeAt(at);
      const same = (code < ASCII ? ascii[code] : others.get(code)) ?? 0;
      const swapped = swapsCountTwo ? 0 : ((~diagonal & same) << 1) & sameBefore;
      diagonal = (((same & rises) + rises) ^ rises) | same | falls | swapped;
      const across = falls | ~(diagonal | rises);
      const back = diagonal & rises;
      if (across & lastLetter) apart += 1;
      else if (back & lastLetter) apart -= 1;
      // Each letter that is left takes at most one off.
      if (apart - (length - 1 - at) > most) return Infinity;
      rises = (back << 1) | ~(diagonal | ((across << 1) | 1));
      falls = ((across << 1) | 1) & diagonal;
      sameBefore = same;
    }
    return apart <= most ? apart : Infinity;
  };
}

/** Letters that Indian English writes for one sound; each line applies to the result of the one before. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/(?<=[bcdgjkpst])h/g, ''],
  [/[ckq]/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/(?<!^)[aeiouy]/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/**
 * Words that sound alike have one key: 'blankit' and 'blanket', 'jabla' and 'jhabla'. In other scripts each word is its
 * own key.
 */
export const soundOf = (word: string): string =>
  alike.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);
