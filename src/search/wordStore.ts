/** Every word of the index with its products, and every product by the ordinal that stands for it in the postings. */
import { readsAlike, type Marks, type Searchable } from './productWords';
import { addEntry, removeEntry, type Term } from './postings';
import { wordsOf } from './tokens';
import { Vocabulary } from './vocabulary';

type Read = (item: Searchable) => Marks;

const nothing: Marks = new Map();

export class WordStore<Item extends Searchable> {
  readonly vocabulary = new Vocabulary();
  /** By ordinal. The ordinal of a removed product is given to a later one. */
  private readonly items: (Item | undefined)[] = [];
  /** By ordinal: what ranking reads. Reading it from the products themselves would be slow for thousands of them. */
  private readonly ids: number[] = [];
  private readonly nameLengths: number[] = [];
  private readonly buyable: boolean[] = [];
  private readonly ordinals = new Map<number, number>();
  private readonly free: number[] = [];

  /** One more than the highest ordinal. */
  get size(): number {
    return this.items.length;
  }

  item(ordinal: number): Item | undefined {
    return this.items[ordinal];
  }

  id(ordinal: number): number {
    return this.ids[ordinal] ?? 0;
  }

  isBuyable(ordinal: number): boolean {
    return this.buyable[ordinal] ?? false;
  }

  /** In words. */
  nameLength(ordinal: number): number {
    return this.nameLengths[ordinal] ?? 1;
  }

  all(): Item[] {
    return this.items.filter((item) => item !== undefined);
  }

  /** Replaces an item of the same id that is found by the same words, as after a sale; false where there is none. */
  replace(item: Item): boolean {
    const ordinal = this.ordinals.get(item.id) ?? -1;
    const before = this.items[ordinal];
    if (!before || !readsAlike(before, item)) return false;
    this.hold(ordinal, item);
    return true;
  }

  /** Adds an item, or replaces the one of its id: then only the words that differ change. */
  put(item: Item, read: Read): void {
    const ordinal = this.ordinals.get(item.id) ?? this.free.pop() ?? this.items.length;
    const before = this.items[ordinal];
    this.hold(ordinal, item);
    this.ordinals.set(item.id, ordinal);
    this.nameLengths[ordinal] = wordsOf(item.product.productName).length;
    this.change(ordinal, before ? read(before) : nothing, read(item));
  }

  drop(id: number, read: Read): void {
    const ordinal = this.ordinals.get(id);
    const before = ordinal === undefined ? undefined : this.items[ordinal];
    if (ordinal === undefined || !before) return;
    this.change(ordinal, read(before), nothing);
    this.items[ordinal] = undefined;
    this.ordinals.delete(id);
    this.free.push(ordinal);
  }

  private hold(ordinal: number, item: Item): void {
    this.items[ordinal] = item;
    this.ids[ordinal] = item.id;
    this.buyable[ordinal] = item.product.productQuantity > 0;
  }

  private change(ordinal: number, before: Marks, now: Marks): void {
    for (const [word, mark] of before) if (now.get(word) !== mark) this.remove(word, ordinal);
    for (const [word, mark] of now) {
      if (before.get(word) !== mark) addEntry(this.vocabulary.get(word) ?? this.begin(word), ordinal, mark);
    }
  }

  private begin(word: string): Term {
    const term: Term = { word, entries: [], writers: 0 };
    this.vocabulary.add(term);
    return term;
  }

  private remove(word: string, ordinal: number): void {
    const term = this.vocabulary.get(word);
    if (!term) return;
    removeEntry(term, ordinal);
    if (term.entries.length === 0) this.vocabulary.delete(term);
  }
}
