/**
 * Finds products by what a shopper types (docs/contract.md section 2): every word must match, in any order, by prefix
 * or within a small typing error, in any script; best first. An inverted index on a radix tree: a search reads words
 * like the typed ones and the products that have them, never the whole catalogue.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { makeWordReader, type Searchable } from './productWords';
import { matchAll, nearLookup } from './matching';
import { bestFirst } from './ranking';
import { nearTerms } from './spellings';
import { isLittle, wordsOf } from './tokens';
import { WordStore } from './wordStore';

/** Items that are read before the event loop runs other requests. */
const CHUNK = 100;
/**
 * When more than this share of the items changes its words, all are put into a new store, which is quicker than taking
 * many out of long lists one by one.
 */
const MUCH = 0.25;

/** A term of a hundred characters has no more words, unless they are single letters. */
const MOST_WORDS = 20;

export class SearchIndex<Item extends Searchable> {
  private store = new WordStore<Item>();

  /**
   * Adds new items, replaces known ones, and removes others.
   * @param gone ids of the items to remove
   */
  async update(items: readonly Item[], gone: readonly number[] = []): Promise<void> {
    const reworded = items.filter((item) => !this.store.replace(item));
    const isMuch = reworded.length + gone.length > this.store.size * MUCH;
    const store = isMuch ? new WordStore<Item>() : this.store;
    const read = makeWordReader();
    let number = 0;
    const steadily = async <T>(list: Iterable<T>, work: (one: T) => void): Promise<void> => {
      for (const one of list) {
        work(one);
        number += 1;
        if (number % CHUNK === 0) await yieldToEventLoop();
      }
    };
    if (isMuch) {
      const all = new Map([...this.store.all(), ...reworded].map((item) => [item.id, item]));
      for (const id of gone) all.delete(id);
      await steadily(all.values(), (item) => store.put(item, read));
    } else {
      await steadily(gone, (id) => store.drop(id, read));
      await steadily(reworded, (item) => store.put(item, read));
    }
    this.store = store;
  }

  /**
   * Best first. Only where nothing else is found may two letters be wrong in a word that has nearer matches, or a
   * little word match nothing: 'cotton' should not bring buttons.
   */
  find(term: string): Item[] {
    const words = [...new Set(wordsOf(term))].slice(0, MOST_WORDS);
    const telling = words.filter((word) => !isLittle(word));
    const readings = telling.length === 0 || telling.length === words.length ? [words] : [words, telling];
    const near = nearLookup(this.store);
    for (const patient of [false, true]) {
      for (const reading of readings) {
        const found = matchAll({ store: this.store, words: reading, last: words.at(-1), near, patient });
        if (found.ordinals.length > 0) return bestFirst(found, this.store, reading.length);
      }
    }
    return [];
  }

  /** Terms near this one, each of which finds something, best first. */
  spellings(term: string): string[] {
    return nearTerms(term, this.store.vocabulary);
  }
}
