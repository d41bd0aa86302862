import { compareNames } from '../../../contract/rules/listingRules';
import { distinct, fold } from '../../../contract/rules/names';

/** Values that differ in more than case, the commonest first; equally common ones by name. */
export function commonestFirst(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(fold(value), (counts.get(fold(value)) ?? 0) + 1);
  const countOf = (value: string): number => counts.get(fold(value)) ?? 0;
  return distinct(values).sort((a, b) => countOf(b) - countOf(a) || compareNames(a, b));
}
