/**
 * Sizes in the order in which a child grows into them, then letters, then numbers, then the rest (docs/contract.md
 * section 2: not alphabetical).
 */
import { compareNames } from '../../../contract/rules/listingRules';
import { fold } from '../../../contract/rules/names';

const letters = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];
const letterWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'extra small': 'xs', small: 's', medium: 'm', large: 'l', 'extra large': 'xl' }),
);
const [AGE, LETTER, NUMBER, OTHER, FREE] = [0, 1, 2, 3, 4];
type Rank = readonly [group: number, from: number, to: number];

const monthsIn = (unit: string | undefined): number => {
  if (unit?.startsWith('d')) return 1 / 30;
  if (unit?.startsWith('w')) return 1 / 4.35;
  return unit?.startsWith('y') ? 12 : 1;
};

const unitPattern = '(d|days?|w|wks?|weeks?|m|mos?|mths?|months?|y|yrs?|years?)';
const range = new RegExp(
  `^(\\d+(?:\\.\\d+)?)\\s*(?:${unitPattern}\\s*)?(?:-|–|to)\\s*(\\d+(?:\\.\\d+)?)\\s*${unitPattern}$`,
);
const single = new RegExp(`^(?:up to )?(\\d+(?:\\.\\d+)?)\\s*${unitPattern}\\+?$`);

function ageRank(size: string): Rank | undefined {
  if (/^(preemie|premature|tiny baby)/.test(size)) return [AGE, -1, 0];
  if (/^(new ?born|nb)/.test(size)) return [AGE, 0, 0];
  const between = range.exec(size);
  if (between) {
    const [, from, fromUnit, to, toUnit] = between;
    return [AGE, Number(from) * monthsIn(fromUnit ?? toUnit), Number(to) * monthsIn(toUnit)];
  }
  const one = single.exec(size);
  return one ? [AGE, Number(one[1]) * monthsIn(one[2]), Number(one[1]) * monthsIn(one[2])] : undefined;
}

function rank(text: string): Rank {
  const size = fold(text);
  const age = ageRank(size);
  if (age) return age;
  if (/^(free|one) ?size$/.test(size.replace('-', ' '))) return [FREE, 0, 0];
  const letter = letters.indexOf(
    (letterWords.get(size) ?? size).replace(/^([2-4])x/, (_, count: string) => 'x'.repeat(Number(count))),
  );
  if (letter >= 0) return [LETTER, letter, 0];
  const number = /^\d+(\.\d+)?/.exec(size);
  return number ? [NUMBER, Number(number[0]), 0] : [OTHER, 0, 0];
}

export function sortSizes(sizes: readonly string[]): string[] {
  const ranked = sizes.map((size) => ({ size, rank: rank(size) }));
  ranked.sort(
    (a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2] || compareNames(a.size, b.size),
  );
  return ranked.map(({ size }) => size);
}
