/** The catalogue in the order of its names. Kept in order from change to change: comparing 100,000 names afresh takes a second or two. */
import { compareNames } from '../../../contract/rules/listingRules';
import { nameKeyFor } from './nameKeys';
import { withChange, type Change } from './sortedList';

interface Named {
  id: number;
  product: { productName: string };
}

export class NameOrder<Item extends Named> {
  private sorted: readonly Item[] = [];
  private ranks: ReadonlyMap<number, number> | undefined;

  /** Only newcomers and what is called otherwise now cost comparing. */
  update({ removed, added }: Change<Item>): void {
    this.sorted = withChange(this.sorted, { removed, added: inNameOrder(added) }, byName);
    const before = new Map(removed.map((item) => [item.id, item.product.productName]));
    if (removed.length !== added.length || added.some(({ id, product }) => before.get(id) !== product.productName)) this.ranks = undefined;
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
const byName = (a: Named, b: Named): number => compareNames(a.product.productName, b.product.productName) || a.id - b.id;

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
