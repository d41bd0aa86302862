/**
 * The search as it is meant, without an index: every word of every product is compared with every typed one
 * (docs/decisions/0219-search.md). Far too slow for a shop, and plain enough to be seen to be right.
 */
import { splitOptions } from '../../../src/contract/rules/names';
import type { CatalogItem } from '../../../src/server/areas/catalog/catalogItem';
import { compoundsOf, editsAllowed, formsOf, isLittle, swapsOf, thingOf, wordsOf } from '../../../src/search/tokens';

type Worths = ReadonlyMap<string, number>;

function worthsOf({ product }: CatalogItem): Worths {
  const { productName, productBrand } = product;
  const worths = new Map<string, number>();
  const store = (words: readonly string[], worth: number): void => {
    for (const form of words.flatMap(formsOf)) worths.set(form, Math.max(worths.get(form) ?? 0, worth));
  };
  const storeText = (text: string, worth: number): void => store([...compoundsOf(text), ...wordsOf(text)], worth);
  const name =
    productBrand && productName.toLowerCase().startsWith(productBrand.toLowerCase())
      ? productName.slice(productBrand.length)
      : productName;
  const compounds = compoundsOf(name);
  const thing = thingOf(name);
  store(compounds, 0.95);
  for (const word of wordsOf(name)) store([word], compounds.some((compound) => compound.includes(word)) ? 0.9 : 0.95);
  if (thing) store([compounds.find((compound) => compound.endsWith(thing)) ?? thing], 1);
  for (const text of [product.productCategory, product.productSubcategory, product.productType]) storeText(text, 0.85);
  for (const text of [productName, productBrand, product.productStyle, splitOptions(product.productColor).join(' ')])
    storeText(text, 0.8);
  return worths;
}

/** Letters to add, drop or change. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...Array.from(a, (_, at) => a.charAt(at)).entries()]) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (letter === b.charAt(j - 1) ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Every word of the shop that the typed one may mean, with how well it fits. */
function fitting(
  words: readonly string[],
  at: number,
  last: string | undefined,
  vocabulary: ReadonlySet<string>,
  patient: boolean,
): Worths {
  const fits = new Map<string, number>();
  const add = (word: string, quality: number): void => {
    if (vocabulary.has(word)) fits.set(word, Math.max(fits.get(word) ?? 0, quality));
  };
  const word = words[at] ?? '';
  const forms = formsOf(word);
  const isKnown = forms.some((form) => vocabulary.has(form));
  for (const form of forms) {
    add(form, form === word ? 1 : 0.95);
    // A letter by itself begins a word only where it was typed last.
    if (word.length === 1 && word !== last) continue;
    for (const longer of vocabulary)
      if (longer.startsWith(form)) add(longer, 0.45 + (0.75 - 0.45) * (form.length / longer.length));
  }
  if (at > 0) for (const form of formsOf(`${words[at - 1]}${word}`)) add(form, 1);
  if (at < words.length - 1) for (const form of formsOf(`${word}${words[at + 1]}`)) add(form, 1);
  const addNear = (most: number): void => {
    for (const form of forms) {
      const edits = Math.min(most, editsAllowed(form));
      if (edits === 0 || (isKnown && !patient && form.length < 5)) continue;
      for (const other of vocabulary) {
        const apart = Math.abs(other.length - form.length) > edits ? Infinity : lettersApart(form, other);
        if (apart <= edits) add(other, [0.95, 0.35, 0.15][apart] ?? 0);
      }
      if (!isKnown) for (const swapped of swapsOf(form)) add(swapped, 0.35);
    }
  };
  addNear(1);
  if (patient || fits.size === 0) addNear(2);
  return fits;
}

/** Gives the ids that a term finds, best first. */
export function makePlainSearch(items: readonly CatalogItem[]): (term: string) => number[] {
  const shop = items.map((item) => ({
    item,
    worths: worthsOf(item),
    nameLength: wordsOf(item.product.productName).length,
  }));
  const vocabulary = new Set(shop.flatMap(({ worths }) => [...worths.keys()]));

  function matching(words: readonly string[], last: string | undefined, patient: boolean): number[] {
    const longestFirst = words.map((_, at) => at).sort((a, b) => (words[b] ?? '').length - (words[a] ?? '').length);
    const fits = longestFirst.map((at) => [...fitting(words, at, last, vocabulary, patient)]);
    const found = shop.flatMap(({ item, worths, nameLength }) => {
      const best = fits.map((readings) =>
        Math.max(0, ...readings.map(([word, quality]) => quality * (worths.get(word) ?? 0))),
      );
      if (best.length === 0 || best.includes(0)) return [];
      const score = best.reduce((sum, quality) => sum + quality, 0) + 0.1 * Math.min(1, words.length / nameLength);
      return [{ id: item.id, score, isBuyable: item.product.productQuantity > 0 }];
    });
    return found
      .sort((a, b) => b.score - a.score || Number(b.isBuyable) - Number(a.isBuyable) || a.id - b.id)
      .map(({ id }) => id);
  }

  return (term) => {
    const words = [...new Set(wordsOf(term))];
    const telling = words.filter((word) => !isLittle(word));
    const readings = telling.length === 0 || telling.length === words.length ? [words] : [words, telling];
    for (const patient of [false, true]) {
      for (const reading of readings) {
        const found = matching(reading, words.at(-1), patient);
        if (found.length > 0) return found;
      }
    }
    return [];
  };
}
