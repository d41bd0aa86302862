/**
 * Measures the processor time of the dearest search among 20,000 products: terms that shoppers type, and terms that are
 * made to be expensive. Of a list of thousands of products, which is sent in pieces, it measures for how long nobody
 * else is served. BENCH_SHEET names a sheet of real products, whose names the 20,000 then have.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { BenchPart, Figure, Measuring } from './bench.types';
import { openShop, type BenchShop } from './load/benchShop';
import { dropFolder, makeFolder } from './load/children';
import { openConnection, type Connection } from './load/connection';
import { termFor, writeNamedSheet, writeSheet } from './load/sheet';

const PRODUCTS = 20_000;
const TERMS = 40;
/** Characters of the longest term. */
const LONGEST = 100;

/** Pseudo-random whole numbers below `end`, the same in every run. */
function makeChance(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz0123456789अआइईकखगघचछजटठडतथदनपबमयरलवसह');

/** As many words as a term holds. */
function fill(make: () => string): string {
  const words: string[] = [];
  for (let word = make(); [...words, word].join(' ').length <= LONGEST; word = make()) words.push(word);
  return words.join(' ');
}

/** A kind of terms, each made of its number. */
interface Kind {
  id: string;
  title: string;
  call: 'search' | 'spellings';
  /** All that is found is asked for, not a page. */
  isWhole?: boolean;
  term: (number: number) => string;
}

/** Kinds of terms, made of words of the shop from `anyWord`. */
const kinds = (anyWord: () => string, upTo: (end: number) => number): Kind[] => {
  const letterAt = (at: number): string => alphabet[at % alphabet.length] ?? '';
  const letter = (): string => letterAt(upTo(26));
  const slip = (word: string): string => {
    const at = 1 + upTo(Math.max(1, word.length - 1));
    return word.slice(0, at) + letter() + word.slice(at + 1);
  };
  return [
    { id: 'usual', title: 'what shoppers type', call: 'search', term: termFor },
    { id: 'letter', title: 'one letter', call: 'search', term: letterAt },
    {
      id: 'whole',
      title: 'one letter, all that it finds: nobody else served',
      call: 'search',
      isWhole: true,
      term: letterAt,
    },
    { id: 'letters', title: 'fifty letters', call: 'search', term: () => fill(() => letterAt(upTo(alphabet.length))) },
    { id: 'beginnings', title: 'beginnings of words', call: 'search', term: () => fill(() => anyWord().slice(0, 2)) },
    { id: 'words', title: 'words of the shop', call: 'search', term: () => fill(anyWord) },
    { id: 'slips', title: 'mistyped words', call: 'search', term: () => fill(() => slip(slip(anyWord()))) },
    {
      id: 'spellings',
      title: 'spellings of mistyped words',
      call: 'spellings',
      term: () => fill(() => slip(slip(anyWord()))),
    },
    {
      id: 'made-up',
      title: 'spellings of made-up words',
      call: 'spellings',
      term: () => fill(() => Array.from({ length: 5 + upTo(5) }, letter).join('')),
    },
  ];
};

/**
 * Milliseconds of processor time of each term at its first search, the dearest last; for `isWhole` the longest time
 * that nobody else was served.
 */
async function costsOf(
  shop: BenchShop,
  connection: Connection,
  { call, term, isWhole = false }: Kind,
  count: number,
): Promise<number[]> {
  const costs: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const query = new URLSearchParams({ productName: term(number) });
    const before = await shop.cost();
    await shop.held();
    await connection.ask(
      'GET',
      `/api/customProducts/${call}?${query.toString()}${call === 'search' && !isWhole ? '&pageSize=24' : ''}`,
      { coding: 'identity' },
    );
    const { heldMs } = await shop.held();
    const after = await shop.cost();
    costs.push(isWhole ? heldMs : after.cpuMs - before.cpuMs);
  }
  return costs.sort((a, b) => a - b);
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const folder = makeFolder();
  const sheet = path.join(folder, 'products.csv');
  if (process.env.BENCH_SHEET) writeNamedSheet(sheet, PRODUCTS, process.env.BENCH_SHEET);
  else writeSheet(sheet, PRODUCTS);
  const shop = await openShop({ sheet });
  const names = fs
    .readFileSync(sheet, 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[1] ?? '');
  const words = [...new Set(names.flatMap((name) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
  dropFolder(folder);
  const upTo = makeChance(5);
  const connection = await openConnection(shop.port);
  const anyWord = (): string => words[upTo(words.length)] ?? '';
  const figures: Figure[] = [];
  // The first warm up.
  for (const kind of kinds(anyWord, upTo)) await costsOf(shop, connection, kind, 10);
  for (const kind of kinds(anyWord, upTo)) {
    const costs = await costsOf(shop, connection, kind, quick ? 10 : TERMS);
    const [middle, worst] = [costs[Math.floor(costs.length / 2)] ?? NaN, costs.at(-1) ?? NaN];
    say(`${kind.title}: ${middle.toFixed(1)} ms, at worst ${worst.toFixed(1)} ms`);
    figures.push({
      id: `searchWorst.${kind.id}`,
      title: `20000 products: ${kind.title}, at worst`,
      unit: 'ms',
      value: Number(worst.toFixed(1)),
    });
  }
  connection.close();
  await shop.close();
  return figures;
}

export const searchWorst: BenchPart = {
  name: 'searchWorst',
  title: 'What the dearest search costs the processor',
  measure,
};
