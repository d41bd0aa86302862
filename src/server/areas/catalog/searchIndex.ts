/**
 * Finds products by what a shopper types (CONTRACT.md section 2): every word must match, in any order, by prefix or within a small
 * typing error, in any script; best first. An inverted index on a radix tree: a search reads the words that are like the typed
 * ones and the products under those, never the whole catalogue.
 */
import SearchableMap from 'minisearch/SearchableMap';
import { setImmediate as breathe } from 'node:timers/promises';
import { splitOptions } from '../../../contract/names';
import type { CatalogItem } from './catalogItem';
import { bestFirst, matchAll, type Postings, type WordIndex } from './searchRank';
import { nearTerms } from './searchSpellings';
import { compoundsOf, formsOf, isLittle, thingOf, wordsOf } from './searchWords';

/** Where a word stands says how much a match there is worth. Half of a compound is less than a word: shirts come before t-shirts. */
const worth = { thing: 1, name: 0.95, half: 0.9, filed: 0.85, other: 0.8 } as const;
/** So many at a time, then other requests run. */
const CHUNK = 100;

type Words = ReadonlyMap<string, number>;

/** Without the brand that it begins with: what is called Pepe Jeans need not be jeans. */
function ownName({ product: { productName, productBrand } }: CatalogItem): string {
  const startsWithBrand = productBrand !== '' && productName.toLowerCase().startsWith(productBrand.toLowerCase());
  return startsWithBrand ? productName.slice(productBrand.length) : productName;
}
const filedUnder = ({ product }: CatalogItem): string[] => [product.productCategory, product.productSubcategory, product.productType];
const others = ({ product }: CatalogItem): string[] => [product.productName, product.productBrand, product.productStyle, splitOptions(product.productColor).join(' ')];

function wordsToStore(item: CatalogItem): Words {
  const words = new Map<string, number>();
  const store = (list: readonly string[], value: number): void => {
    for (const form of list.flatMap(formsOf)) words.set(form, Math.max(words.get(form) ?? 0, value));
  };
  const name = ownName(item);
  const compounds = compoundsOf(name);
  store(compounds, worth.name);
  for (const word of wordsOf(name)) store([word], compounds.some((compound) => compound.includes(word)) ? worth.half : worth.name);
  const thing = thingOf(name);
  if (thing) store([compounds.find((compound) => compound.endsWith(thing)) ?? thing], worth.thing);
  for (const text of filedUnder(item)) store([...compoundsOf(text), ...wordsOf(text)], worth.filed);
  for (const text of others(item)) store([...compoundsOf(text), ...wordsOf(text)], worth.other);
  return words;
}

/** Words as they are written, without the other forms that are stored beside them. */
const writtenWords = (item: CatalogItem): string[] => [...new Set([...filedUnder(item), ...others(item)].flatMap(wordsOf))];

interface Stored {
  words: readonly string[];
  written: readonly string[];
  nameLength: number;
}

export class SearchIndex {
  private readonly index: WordIndex = new SearchableMap<Postings>();
  private readonly stored = new Map<number, Stored>();
  /** How many products write a word. */
  private readonly written = new Map<string, number>();

  /** Adds what is new and replaces what is known. */
  async put(items: readonly CatalogItem[]): Promise<void> {
    for (const [at, item] of items.entries()) {
      if (at % CHUNK === CHUNK - 1) await breathe();
      this.drop(item.id);
      const words = wordsToStore(item);
      for (const [word, value] of words) this.index.fetch(word, () => new Map()).set(item.id, value);
      const written = writtenWords(item);
      for (const word of written) this.written.set(word, (this.written.get(word) ?? 0) + 1);
      this.stored.set(item.id, { words: [...words.keys()], written, nameLength: wordsOf(item.product.productName).length });
    }
  }

  drop(id: number): void {
    for (const word of this.stored.get(id)?.words ?? []) {
      const postings = this.index.get(word);
      postings?.delete(id);
      if (postings?.size === 0) this.index.delete(word);
    }
    for (const word of this.stored.get(id)?.written ?? []) {
      const products = (this.written.get(word) ?? 0) - 1;
      if (products > 0) this.written.set(word, products);
      else this.written.delete(word);
    }
    this.stored.delete(id);
  }

  /**
   * Ids, best first. Two letters wrong in a word that has nearer matches, and little words that match nothing, are let pass only
   * where there is nothing better: 'cotton' should not bring buttons.
   */
  find(term: string, isBuyable: (id: number) => boolean): number[] {
    const words = [...new Set(wordsOf(term))];
    const telling = words.filter((word) => !isLittle(word));
    const readings = telling.length === 0 || telling.length === words.length ? [words] : [words, telling];
    for (const patient of [false, true]) {
      for (const reading of readings) {
        const found = matchAll({ index: this.index, words: reading, patient });
        const nameLength = (id: number): number => this.stored.get(id)?.nameLength ?? 1;
        if (found.size > 0) return bestFirst(found, { wordsTyped: reading.length, nameLength, isBuyable });
      }
    }
    return [];
  }

  /** Terms near this one, each of which finds something, best first. */
  spellings(term: string): string[] {
    return nearTerms(term, { index: this.index, written: this.written });
  }
}

/** Whether these two would be indexed alike. */
export const readsAlike = (a: CatalogItem, b: CatalogItem): boolean =>
  [filedUnder, others].every((read) => String(read(a)) === String(read(b)));
