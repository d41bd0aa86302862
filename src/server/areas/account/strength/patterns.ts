/** What fingers do and what is counted up: ways along a keyboard, sequences, the same again, years and dates. */
import { keyboards, type Keyboard } from './dictionaries';
import type { Part } from './part';
import { choose, variations } from './words';

const SHORTEST = 3;

/** @param now epoch milliseconds: the years near it are tried first */
export const patternsIn = (text: string, now: number): Part[] => [
  ...keyboards.flatMap((keyboard) => waysAlong(text, keyboard)),
  ...sequencesIn(text),
  ...datesIn(text, new Date(now).getUTCFullYear()),
];

interface Step {
  direction: number;
  isShifted: boolean;
}

function stepFrom(key: string, to: string, { keys }: Keyboard): Step | undefined {
  const direction = (keys[key] ?? []).findIndex((neighbour) => neighbour?.includes(to));
  if (direction < 0) return undefined;
  return { direction, isShifted: keys[key]?.[direction]?.charAt(1) === to };
}

function waysAlong(text: string, keyboard: Keyboard): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < text.length - 1; ) {
    let end = start + 1;
    let turns = 0;
    let shifted = 0;
    let before = -1;
    while (end < text.length) {
      const step = stepFrom(text.charAt(end - 1), text.charAt(end), keyboard);
      if (!step) break;
      if (step.direction !== before) turns += 1;
      if (step.isShifted) shifted += 1;
      before = step.direction;
      end += 1;
    }
    const length = end - start;
    const guesses = waysOf(keyboard, length, turns) * variations(shifted, length - shifted);
    if (length >= SHORTEST) parts.push({ start, end, guesses });
    start = end;
  }
  return parts;
}

/** How many ways there are that are no longer and turn no more often. */
function waysOf({ count, degree }: Keyboard, length: number, turns: number): number {
  let ways = 0;
  for (let keys = 2; keys <= length; keys += 1) {
    for (let turn = 1; turn <= Math.min(turns, keys - 1); turn += 1) {
      ways += choose(keys - 1, turn - 1) * count * degree ** turn;
    }
  }
  return ways;
}

const FURTHEST_STEP = 5;

/** abcde, 97531: each as far from the one before. */
function sequencesIn(text: string): Part[] {
  const stepAt = (at: number): number => text.charCodeAt(at) - text.charCodeAt(at - 1);
  const parts: Part[] = [];
  for (let start = 0; start < text.length - 1; ) {
    const step = stepAt(start + 1);
    let end = start + 2;
    while (end < text.length && stepAt(end) === step) end += 1;
    const length = end - start;
    if (length >= SHORTEST && step !== 0 && Math.abs(step) <= FURTHEST_STEP) {
      parts.push({ start, end, guesses: startsOf(text.charAt(start)) * length * (step < 0 ? 2 : 1) });
    }
    start = end - 1;
  }
  return parts;
}

/** Where a sequence may begin. */
function startsOf(first: string): number {
  if (/[aAzZ019]/.test(first)) return 4;
  return /\d/.test(first) ? 10 : 26;
}

const FEWEST_YEARS = 20;
const DAYS = 365;
const parting = /^(\d{1,4})([-/. _])(\d{1,2})\2(\d{1,4})$/;
/** With and without parting signs. */
const DATE_LENGTHS = { shortest: 4, longest: 10 };

function datesIn(text: string, thisYear: number): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start <= text.length - DATE_LENGTHS.shortest; start += 1) {
    const furthest = Math.min(text.length, start + DATE_LENGTHS.longest);
    for (let end = start + DATE_LENGTHS.shortest; end <= furthest; end += 1) {
      const year = yearOf(text.slice(start, end));
      if (year === undefined) continue;
      const years = Math.max(Math.abs(year.year - thisYear), FEWEST_YEARS);
      parts.push({ start, end, guesses: years * year.times });
    }
  }
  return parts;
}

/** The year of a date or a year alone, and among how many such of one year it is. */
function yearOf(token: string): { year: number; times: number } | undefined {
  if (/^(?:19|20)\d\d$/.test(token)) return { year: Number(token), times: 1 };
  const [, first = '', , second = '', third = ''] = parting.exec(token) ?? [];
  const parted = dateOf([first, second, third]);
  // Which sign parts it.
  if (parted !== undefined) return { year: parted, times: DAYS * 4 };
  if (!/^\d{4,8}$/.test(token)) return undefined;
  for (const [a, b] of [[2, 4], [4, 6], [1, 3], [1, 2], [4, 5]] as const) {
    const year = dateOf([token.slice(0, a), token.slice(a, b), token.slice(b)]);
    if (year !== undefined) return { year, times: DAYS };
  }
  return undefined;
}

/** Day, month and year, in whichever of the usual orders; undefined for what is no date. */
function dateOf([first, second, third]: [string, string, string]): number | undefined {
  for (const [year, one, other] of [[third, first, second], [first, second, third]] as const) {
    const [a, b] = [Number(one), Number(other)];
    const isShort = one.length <= 2 && other.length <= 2;
    const isDay = isShort && Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31;
    if (isDay && year.length === 4 && /^(?:1[89]|20)/.test(year)) return Number(year);
    if (isDay && year.length === 2) return Number(year) + (Number(year) > 50 ? 1900 : 2000);
  }
  return undefined;
}
