/** What counts as a word in a search, and its other forms: pure functions. */

/** Joiners and the variation marks of emoji are invisible and separate no words. */
const invisible = /[\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff\u20e3]/g;

/**
 * Lower case, without Latin accents. Marks of other scripts stay: without its vowel signs a word in Devanagari is
 * another word.
 */
const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(invisible, '')
    .toLowerCase();

const separators = /[\s\p{Z}\p{P}\p{S}]+/u;

const split = (simple: string): string[] => simple.split(separators).filter(Boolean);

/** The words of a text, simplified. Emoji and punctuation are no words. */
export const wordsOf = (text: string): string[] => split(simplify(text));

/** Words that are also written as one: `t-shirt` and `T Shirt` give `tshirt`, `boy's` gives `boys`. */
export function compoundsOf(text: string): string[] {
  const pieces = simplify(text).split(/\s+/);
  return pieces.flatMap((piece, at) => {
    if (/\p{L}[-'’]\p{L}/u.test(piece)) return [split(piece).join('')];
    const [next] = /^\p{L}$/u.test(piece) ? split(pieces[at + 1] ?? '') : [];
    return next === undefined ? [] : [piece + next];
  });
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
]);

/**
 * The word, and its possible singulars: frock of `frocks`, baby of `babies`, onesie of `onesies`, dress of `dresses`.
 */
export function formsOf(word: string): string[] {
  const one = irregular.get(word);
  if (one) return [word, one];
  if (!/^[a-z]{3,}[^sui]s$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return /(s|x|z|ch|sh)es$/.test(word) ? [word, word.slice(0, -2), word.slice(0, -1)] : [word, word.slice(0, -1)];
}

/** The word with each two neighbouring letters swapped, which is the commonest typing error. */
export const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);

/**
 * Where a title stops naming the product and starts to describe it: a bracket, a comma, a number, `with`, `Pack of`.
 */
const tellsMore = /[([{,;:|]|\s[-–—/]|\d|\b(?:for|with|in|by|of|pack|set of|combo)\b/i;

/** The noun of a title, which English puts last: `Blue Denim Shirt Dress, Pack of 2` is a dress. */
export const thingOf = (title: string): string | undefined => wordsOf(title.split(tellsMore, 1)[0] ?? '').at(-1);

const little = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Words that say nothing of a product. */
export const isLittle = (word: string): boolean => little.has(word);

/** How many letters may be wrong in a word: none in a short one, and none in a model number or a size. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 5 ? 1 : 2;
}
