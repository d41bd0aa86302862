/**
 * Words in a password: of a list or the person's own, as they are, backwards, with large letters and with digits for
 * letters.
 */
import { LONGEST_WORD, rankOf } from './dictionaries';
import type { Part } from './part';

const SHORTEST_WORD = 3;

/** Digits and signs that stand for letters. Those of `either` have two readings. */
const letters: Readonly<Record<string, string>> = {
  '4': 'a', '@': 'a', '8': 'b', '(': 'c', '3': 'e', '6': 'g', '9': 'g', '0': 'o',
  $: 's', '5': 's', '7': 't', '+': 't', '%': 'x', '2': 'z',
};
const either: readonly Readonly<Record<string, string>>[] = [
  { '1': 'i', '!': 'i', '|': 'i' },
  { '1': 'l', '!': 'l', '|': 'l' },
];

const reverse = (text: string): string => [...text].reverse().join('');

/** In how many ways so many of them may be chosen. */
export function choose(of: number, some: number): number {
  let ways = 1;
  for (let one = 1; one <= some; one += 1) ways = (ways * (of - some + one)) / one;
  return ways;
}

/** How many ways of making some of them large (or shifted) are tried before this one. */
export function variations(large: number, small: number): number {
  if (large === 0) return 1;
  if (small === 0) return 2;
  let ways = 0;
  for (let some = 1; some <= Math.min(large, small); some += 1) ways += choose(large + small, some);
  return ways;
}

function capitals(token: string): number {
  const large = (token.match(/\p{Lu}/gu) ?? []).length;
  const small = (token.match(/\p{Ll}/gu) ?? []).length;
  // The first, the last or all of them: everybody's way.
  const isUsual = large === 1 && (/^\p{Lu}/u.test(token) || /\p{Lu}$/u.test(token));
  return isUsual ? 2 : variations(large, small);
}

/** A way to read the whole text; `times`: how many guesses more this way costs for what stands at these places. */
interface Reading {
  text: string;
  times: (start: number, end: number) => number;
  isReversed?: true;
}

/** As long as the text: some signs become two characters when they are made small. */
function lowerOf(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const small = text.charAt(at).toLowerCase();
    return small.length === 1 ? small : text.charAt(at);
  }).join('');
}

function readingsOf(text: string): Reading[] {
  const lower = lowerOf(text);
  const withLetters = either.map((reading): Reading => {
    const letterOf = (sign: string): string => letters[sign] ?? reading[sign] ?? sign;
    return {
      text: Array.from({ length: lower.length }, (_, at) => letterOf(lower.charAt(at))).join(''),
      times: (start, end) => {
        const signs = [...new Set(lower.slice(start, end))];
        return 2 ** signs.filter((sign) => letterOf(sign) !== sign).length;
      },
    };
  });
  return [
    { text: lower, times: () => 1 },
    ...withLetters,
    { text: reverse(lower), times: () => 2, isReversed: true },
  ];
}

/** @param own the person's own words, in small letters: the first thing that is tried by somebody who knows them */
export function wordsIn(text: string, own: ReadonlyMap<string, number>): Part[] {
  const longest = Math.max(LONGEST_WORD, ...[...own.keys()].map((word) => word.length));
  const parts: Part[] = [];
  for (const { text: read, times, isReversed } of readingsOf(text)) {
    for (let from = 0; from <= read.length - SHORTEST_WORD; from += 1) {
      const furthest = Math.min(read.length, from + longest);
      for (let to = from + SHORTEST_WORD; to <= furthest; to += 1) {
        const word = read.slice(from, to);
        const rank = own.get(word) ?? rankOf(word);
        if (rank === undefined) continue;
        const [start, end] = isReversed ? [read.length - to, read.length - from] : [from, to];
        parts.push({ start, end, guesses: rank * times(start, end) * capitals(text.slice(start, end)) });
      }
    }
  }
  return parts;
}
