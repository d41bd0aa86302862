/**
 * How many guesses a password takes of somebody who knows how passwords are made: the way of zxcvbn (Wheeler, USENIX
 * Security 2016). It is cut into words, ways along a keyboard, dates and the like so that the guesses are fewest; what
 * is none of these costs ten for each character.
 */
import type { Part } from './part';
import { patternsIn } from './patterns';
import { wordsIn } from './words';

/** Characters. The work grows with the square, and what begins well does not become easier behind them. */
export const LOOKED_AT = 64;

const PER_CHARACTER = 10;
/** A part is one of several: whoever guesses must find out where it ends. */
const FEWEST = { ofOne: 10, ofMore: 50 };
/** More parts than these take too many guesses in whatever order. */
const MOST_PARTS = 10;
/** By whoever guesses, of each smaller number of parts. Ours: zxcvbn's 10,000 lets a name, a year and a sign pass. */
const TRIED_BEFORE = 100;

interface Guessing {
  /** The person's own words, in small letters, with their ranks. */
  own: ReadonlyMap<string, number>;
  now: number;
  /** What was looked at before. */
  known: Map<string, number>;
}

/** @param own the person's own words, in small letters, the likeliest first */
export function guessesOf(password: string, own: readonly string[], now: number): number {
  const ranks = new Map([...own].reverse().map((word, index) => [word, own.length - index]));
  return guessesOfText(password.slice(0, LOOKED_AT), { own: ranks, now, known: new Map() });
}

function guessesOfText(text: string, guessing: Guessing): number {
  const known = guessing.known.get(text);
  if (known !== undefined) return known;
  const parts = [...wordsIn(text, guessing.own), ...patternsIn(text, guessing.now), ...repeatsIn(text, guessing)];
  const guesses = fewest(text.length, parts);
  guessing.known.set(text, guesses);
  return guesses;
}

/** The same again: aaaa, abcabc. */
function repeatsIn(text: string, guessing: Guessing): Part[] {
  const parts: Part[] = [];
  for (let length = 1; length <= text.length / 2; length += 1) {
    for (let start = 0; start + 2 * length <= text.length; ) {
      const block = text.slice(start, start + length);
      let end = start + length;
      while (text.startsWith(block, end)) end += length;
      const times = (end - start) / length;
      if (times === 1) {
        start += 1;
        continue;
      }
      if (!isRepeat(block)) parts.push({ start, end, guesses: guessesOfText(block, guessing) * times });
      start = end - length + 1;
    }
  }
  return parts;
}

const isRepeat = (block: string): boolean => `${block}${block}`.indexOf(block, 1) < block.length;

/** Over all ways to cut `length` characters into parts. */
function fewest(length: number, parts: readonly Part[]): number {
  /** For each place, by the number of parts before it: the least product of their guesses. */
  const products: number[][] = [[1]];
  const endingAt = new Map<number, Part[]>();
  for (const part of parts) endingAt.set(part.end, [...(endingAt.get(part.end) ?? []), part]);

  for (let end = 1; end <= length; end += 1) {
    const here: number[] = [];
    const add = (start: number, guesses: number): void => {
      for (const [count, product] of (products[start] ?? []).entries()) {
        if (count < MOST_PARTS) here[count + 1] = Math.min(here[count + 1] ?? Infinity, product * guesses);
      }
    };
    for (const { start, guesses } of endingAt.get(end) ?? []) add(start, atLeast(guesses, end - start, length));
    for (let start = 0; start < end; start += 1) add(start, PER_CHARACTER ** (end - start));
    products.push(Array.from(here, (product = Infinity) => product));
  }
  return Math.min(...(products[length] ?? []).map(total));
}

function atLeast(guesses: number, length: number, whole: number): number {
  if (length === whole) return Math.max(guesses, 1);
  return Math.max(guesses, length === 1 ? FEWEST.ofOne : FEWEST.ofMore);
}

/** The parts may stand in any order, and shorter orders are tried before. */
function total(product: number, count: number): number {
  let orders = 1;
  for (let one = 2; one <= count; one += 1) orders *= one;
  return orders * product + (count > 1 ? TRIED_BEFORE ** (count - 1) : 0);
}
