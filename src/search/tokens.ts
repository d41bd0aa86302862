/** What counts as a word when shoppers search, and which spellings of one mean the same: pure functions. */

/** Joiners and the marks of pictures take no room on paper and part no words. */
const invisible = /[\u200b-\u200d\u2060\ufe00-\ufe0f\ufeff\u20e3]/g;

/** Lower case, without Latin accents. Marks of other scripts are letters in their own right: without its signs, Devanagari says something else. */
const simplify = (text: string): string =>
  text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').replace(invisible, '').toLowerCase();

const separators = /[\s\p{Z}\p{P}\p{S}]+/u;

const split = (simple: string): string[] => simple.split(separators).filter(Boolean);

/** The words of a text, simplified. Pictures and punctuation are none. */
export const wordsOf = (text: string): string[] => split(simplify(text));

/** Words that are written apart here and together there: `t-shirt`, `T Shirt` and `tshirt`; `boy's` and `boys`. */
export function compoundsOf(text: string): string[] {
  const pieces = simplify(text).split(/\s+/);
  return pieces.flatMap((piece, at) => {
    if (/\p{L}[-'’]\p{L}/u.test(piece)) return [split(piece).join('')];
    const [next] = /^\p{L}$/u.test(piece) ? split(pieces[at + 1] ?? '') : [];
    return next === undefined ? [] : [piece + next];
  });
}

const irregular: ReadonlyMap<string, string> = new Map([['men', 'man'], ['women', 'woman'], ['children', 'child']]);

/** The word, and what it may be the plural of: `frocks` frock, `babies` baby, `onesies` onesie, `dresses` dress. */
export function formsOf(word: string): string[] {
  const one = irregular.get(word);
  if (one) return [word, one];
  if (!/^[a-z]{3,}[^sui]s$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return /(s|x|z|ch|sh)es$/.test(word) ? [word, word.slice(0, -2), word.slice(0, -1)] : [word, word.slice(0, -1)];
}

/** Also with two neighbouring letters the other way round, the error that typing makes most. */
export const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)).filter((swapped) => swapped !== word);

/** Where a title stops naming the thing and starts telling about it: a bracket, a comma, a number, `with`, `for`, `Pack of`. */
const tellsMore = /[([{,;:|]|\s[-–—/]|\d|\b(?:for|with|in|by|of|pack|set of|combo)\b/i;

/** What the thing is, which English says last: `Blue Denim Shirt Dress, Pack of 2` is a dress. */
export const thingOf = (title: string): string | undefined => wordsOf(title.split(tellsMore, 1)[0] ?? '').at(-1);

const little = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Words that say nothing of a product. */
export const isLittle = (word: string): boolean => little.has(word);

/** How many letters may be wrong in a word. A model number or a size with another digit is another thing. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 5 ? 1 : 2;
}
