/**
 * Finds products by what a shopper types (CONTRACT.md section 2): every word must match, in any order, by prefix or within a small
 * typing error, in any script; best first.
 */
import MiniSearch from 'minisearch';
import { splitOptions } from './text';
import type { CatalogItem } from './catalogItem';

const fields = ['name', 'brand', 'category', 'subcategory', 'type', 'style', 'colour'] as const;
type Document = { id: number } & Record<(typeof fields)[number], string>;

const toDocument = ({ id, product }: CatalogItem): Document => ({
  id,
  name: product.productName,
  brand: product.productBrand,
  category: product.productCategory,
  subcategory: product.productSubcategory,
  type: product.productType,
  style: product.productStyle,
  colour: splitOptions(product.productColor).join(', '),
});

/** Lower case, without Latin accents. Marks of other scripts are letters in their own right: without its signs, Devanagari says something else. */
const simplify = (word: string): string => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase();

/** One spelling for singular and plural. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

const separators = /[\s\p{Z}\p{P}\p{S}]+/u;
const split = (text: string): string[] => text.split(separators).filter(Boolean);

/** `t-shirt` is found as t, shirt and tshirt. */
function wordsToStore(text: string): string[] {
  const joined = text
    .split(/\s+/)
    .filter((word) => /[-'’]/.test(word))
    .map((word) => split(word).join(''));
  return [...split(text), ...joined];
}

const fewEdits = (word: string): number => (word.length < 4 ? 0 : 1);
const moreEdits = (word: string): number => (word.length < 5 ? fewEdits(word) : 2);

export class SearchIndex {
  private readonly engine = new MiniSearch<Document>({
    fields: [...fields],
    tokenize: wordsToStore,
    // The plural is stored beside the singular, so that half a plural typed still is a prefix of something.
    processTerm: (word) => {
      const simple = simplify(word);
      const one = singular(simple);
      return one === simple ? simple : [simple, one];
    },
    searchOptions: {
      tokenize: split,
      processTerm: (word) => singular(simplify(word)),
      combineWith: 'AND',
      prefix: true,
      boost: { name: 4, category: 2, subcategory: 2, colour: 2 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });

  /** Adds what is new and replaces what is known. */
  async put(items: readonly CatalogItem[]): Promise<void> {
    for (const { id } of items) if (this.engine.has(id)) this.engine.discard(id);
    await this.engine.addAllAsync(items.map(toDocument), { chunkSize: 200 });
  }

  drop(id: number): void {
    if (this.engine.has(id)) this.engine.discard(id);
  }

  /** Ids, best first. Two letters wrong count only where nothing nearer is found: 'cotton' should not bring buttons. */
  find(term: string): number[] {
    const near = this.engine.search(term, { fuzzy: fewEdits });
    const results = near.length > 0 ? near : this.engine.search(term, { fuzzy: moreEdits });
    return results.map(({ id }) => id as number);
  }
}

/** Whether these two would be indexed differently. */
export const readsAlike = (a: CatalogItem, b: CatalogItem): boolean => {
  const [one, other] = [toDocument(a), toDocument(b)];
  return fields.every((field) => one[field] === other[field]);
};
