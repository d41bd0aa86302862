/**
 * The catalogue in the order of its names. Kept in order from change to change: comparing 100,000 names afresh takes a
 * second or two.
 */
import { compareNames } from '../../../contract/rules/listingRules';
import { withChange, type Change } from './withChange';

interface Named {
  id: number;
  product: { productName: string };
}

export class NameOrder<Item extends Named> {
  private sorted: readonly Item[] = [];
  private ranks: ReadonlyMap<number, number> | undefined;

  /** Only what was added or renamed is compared. */
  update({ removed, added }: Change<Item>): void {
    this.sorted = withChange(this.sorted, { removed, added: inNameOrder(added) }, byName);
    const before = new Map(removed.map((item) => [item.id, item.product.productName]));
    if (removed.length !== added.length || added.some(({ id, product }) => before.get(id) !== product.productName))
      this.ranks = undefined;
  }

  /** All of them. */
  all(): readonly Item[] {
    return this.sorted;
  }

  /** Some of them, sorted without comparing names. */
  sort(items: readonly Item[]): readonly Item[] {
    const ranks = (this.ranks ??= new Map(this.sorted.map(({ id }, rank) => [id, rank])));
    const rank = ({ id }: Item): number => ranks.get(id) ?? 0;
    return [...items].sort((a, b) => rank(a) - rank(b));
  }
}

/** Products of one name in the order of their ids, as everywhere (contract/rules/listingRules.ts). */
const byName = (a: Named, b: Named): number =>
  compareNames(a.product.productName, b.product.productName) || a.id - b.id;

function inNameOrder<Item extends Named>(items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: nameKeyFor(item.product.productName) }));
  return keyed
    .sort(({ item: a, key: before }, { item: b, key: after }) => {
      if (before === undefined || after === undefined) return byName(a, b);
      if (before === after) return a.id - b.id;
      return before < after ? -1 : 1;
    })
    .map(({ item }) => item);
}

const [FIRST, LAST] = [0x20, 0x7e];
/** The collator reads longer numbers in pieces. */
const MOST_DIGITS = 200;

/**
 * What stands for each printable character of ASCII: its place in the collator's own order; letters of either case
 * share one, and so do all digits.
 */
function makePlaces(): Uint8Array {
  const places = new Uint8Array(LAST + 1);
  const inOrder = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at)).sort(
    compareNames,
  );
  const isNext = (at: number): boolean =>
    compareNames(inOrder[at - 1] ?? '', inOrder[at] ?? '') !== 0 &&
    !(isDigit(inOrder[at - 1] ?? '') && isDigit(inOrder[at] ?? ''));
  let place = 1;
  for (const [at, letter] of inOrder.entries()) {
    if (at > 0 && isNext(at)) place += 1;
    places[letter.charCodeAt(0)] = place;
  }
  return places;
}
const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

let places: Uint8Array | undefined;

/**
 * A text that sorts as `compareNames` sorts names, many times as fast: a hundred thousand names are in order in a part
 * of a second. undefined for a name with other than printable characters of ASCII, which only the collator can place.
 */
export function nameKeyFor(name: string): string | undefined {
  places ??= makePlaces();
  const codes: number[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const place = places[name.charCodeAt(at)];
    if (!place) return undefined;
    codes.push(place);
    if (!isDigit(name.charAt(at))) continue;
    // A number: how many digits it has, then the digits; zeros before it say nothing.
    let from = at;
    while (isDigit(name.charAt(at + 1))) at += 1;
    while (from <= at && name.charAt(from) === '0') from += 1;
    if (at - from >= MOST_DIGITS) return undefined;
    codes.push(at + 1 - from);
    for (; from <= at; from += 1) codes.push(name.charCodeAt(from));
  }
  return String.fromCharCode(...codes);
}
