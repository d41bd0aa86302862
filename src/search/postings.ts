/**
 * Postings: the products that have a word, as sorted whole numbers. A number holds a product's ordinal (its number in
 * the index, dense from 0), whether the product writes the word in this very form, and the place of the word in it.
 */
import { BITS, OrdinalSet } from './ordinalSet';

/**
 * Where a word stands in a product, from the least worth to the most. Half of a compound is worth less than a word:
 * shirts come before t-shirts.
 */
export const places = { other: 0, filed: 1, half: 2, name: 3, thing: 4 } as const;
const worths: readonly number[] = [0.8, 0.85, 0.9, 0.95, 1];

const WRITTEN = 8;
const ORDINAL_SHIFT = 4;

/** A word of the index. */
export interface Term {
  readonly word: string;
  /** Ascending. */
  readonly entries: number[];
  /** How many products write it in this very form. */
  writers: number;
  /** The same products as a set, once `collect` has made it. */
  products?: OrdinalSet | undefined;
}

/** A mark: a place, and whether the product writes the word in this very form. */
export const markOf = (place: number, isWritten: boolean): number => place + (isWritten ? WRITTEN : 0);
/** Joins two marks: the better place; written if either is. */
export const bothMarks = (a: number, b: number): number => Math.max(a % WRITTEN, b % WRITTEN) + ((a | b) & WRITTEN);

/** The lowest entry of this product. */
const keyOf = (ordinal: number): number => ordinal << ORDINAL_SHIFT;
export const ordinalOf = (entry: number): number => entry >>> ORDINAL_SHIFT;
const worthOf = (entry: number): number => worths[entry % WRITTEN] ?? 0;

/** The first index from `from` on whose value is `least` or more. A galloping search: a near value is found at once. */
function seek(list: ArrayLike<number>, least: number, from: number): number {
  let low = from;
  let leap = 1;
  while (low + leap < list.length && (list[low + leap] ?? 0) < least) {
    low += leap;
    leap *= 2;
  }
  let high = Math.min(list.length, low + leap);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function addEntry(term: Term, ordinal: number, mark: number): void {
  const { entries } = term;
  const entry = keyOf(ordinal) + mark;
  term.products = undefined;
  if (entries.length === 0 || (entries.at(-1) ?? 0) < entry) entries.push(entry);
  else entries.splice(seek(entries, entry, 0), 0, entry);
  if (mark & WRITTEN) term.writers += 1;
}

export function removeEntry(term: Term, ordinal: number): void {
  const [entry = 0] = term.entries.splice(seek(term.entries, keyOf(ordinal), 0), 1);
  if (entry & WRITTEN) term.writers -= 1;
  term.products = undefined;
}

/** Adds the term's products to `into`. Where they are many, the term keeps them as a set for the next search. */
export function collect(term: Term, into: OrdinalSet, size: number): void {
  if (term.entries.length * BITS < size) {
    for (const entry of term.entries) into.add(ordinalOf(entry));
    return;
  }
  if (!term.products) {
    term.products = new OrdinalSet(size);
    for (const entry of term.entries) term.products.add(ordinalOf(entry));
  }
  into.addAll(term.products);
}

/**
 * Calls for each product in both lists, with its index among the ordinals and the worth of the word's place in it. Both
 * lists are ascending; each gap is skipped by `seek`.
 */
export function eachCommon(
  ordinals: ArrayLike<number>,
  entries: readonly number[],
  call: (at: number, worth: number) => void,
): void {
  let [at, other] = [0, 0];
  while (at < ordinals.length && other < entries.length) {
    const ordinal = ordinals[at] ?? 0;
    const entry = entries[other] ?? 0;
    if (ordinalOf(entry) === ordinal) {
      call(at, worthOf(entry));
      at += 1;
      other += 1;
    } else if (ordinalOf(entry) < ordinal) other = seek(entries, keyOf(ordinal), other);
    else at = seek(ordinals, ordinalOf(entry), at);
  }
}
