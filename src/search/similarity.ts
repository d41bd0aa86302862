/** How near two words are by their letters and by their sound: pure functions. */

/**
 * The edit distance from the typed word: letters added, dropped, changed or swapped with their neighbour (which counts
 * as two where `swapsCountTwo`); Infinity when it is more than `most`. Three rows of the usual table are enough, of each
 * only what lies within `most` of its diagonal, and the same three serve for every word.
 */
export function lettersApartFrom(typed: string, swapsCountTwo = false): (word: string, most: number) => number {
  const letters = Array.from(typed, (_, at) => typed.charCodeAt(at));
  const makeRow = (): Uint8Array => new Uint8Array(typed.length + 2);
  let before = makeRow();
  let last = makeRow();
  let row = makeRow();
  return (word, most) => {
    if (Math.abs(typed.length - word.length) > most) return Infinity;
    for (let at = 0; at <= typed.length; at += 1) last[at] = at;
    for (let i = 1; i <= word.length; i += 1) {
      const letter = word.charCodeAt(i - 1);
      const letterBefore = word.charCodeAt(i - 2);
      let least = i;
      const [from, to] = [Math.max(1, i - most), Math.min(typed.length, i + most)];
      row[from - 1] = from === 1 ? i : most + 1;
      for (let j = from; j <= to; j += 1) {
        const other = letters[j - 1];
        let apart = Math.min(last[j] ?? 0, row[j - 1] ?? 0) + 1;
        apart = Math.min(apart, (last[j - 1] ?? 0) + (letter === other ? 0 : 1));
        const isSwap = i > 1 && j > 1 && letter === letters[j - 2] && letterBefore === other;
        if (isSwap && !swapsCountTwo) apart = Math.min(apart, (before[j - 2] ?? 0) + 1);
        row[j] = apart;
        if (apart < least) least = apart;
      }
      // The next row looks one farther.
      row[to + 1] = most + 1;
      if (least > most) return Infinity;
      const oldest = before;
      before = last;
      last = row;
      row = oldest;
    }
    const apart = last[typed.length] ?? Infinity;
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
export const soundOf = (word: string): string => alike.reduce((sound, [letters, letter]) => sound.replace(letters, letter), word);
