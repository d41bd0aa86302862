/** How well typed words match products: an exact word before a prefix before a typing error. */
import { lettersApartFrom } from './similarity';
import { OrdinalSet } from './ordinalSet';
import { collect, eachCommon, type Term } from './postings';
import { editsAllowed, formsOf, swapsOf } from './tokens';
import type { Searchable } from './productWords';
import type { WordStore } from './wordStore';

type Words = Pick<WordStore<Searchable>, 'vocabulary' | 'size'>;

/**
 * The score of each kind of match. They lie so far apart that the place of a word in a product hardly reorders them.
 */
const exact = 1;
/** Less than exact: a search for diapers means diapers, not a diaper bag. */
const otherForm = 0.95;
/** A prefix: all of the word but a letter, and hardly any of it. */
const beginning = { most: 0.75, least: 0.45 } as const;
const wrongLetters: Readonly<Record<number, number>> = { 0: otherForm, 1: 0.35, 2: 0.15 };

interface Search {
  store: Words;
  words: readonly string[];
  /** The last word of the term: only there is a single letter a prefix. */
  last: string | undefined;
  near: NearLookup;
  /** Allows two wrong letters in every word, also where there are nearer matches. */
  patient: boolean;
}

type NearLookup = (form: string, most: number) => readonly (readonly [Term, number])[];

/**
 * The words of the index within an edit distance of a typed one, each with its distance. A search looks each typed word
 * up once, however often it is tried.
 */
export function nearLookup({ vocabulary }: Words): NearLookup {
  const known = new Map<string, (readonly [Term, number])[]>();
  const lookUp = (form: string): (readonly [Term, number])[] => {
    const most = editsAllowed(form);
    const lettersApart = lettersApartFrom(form, true);
    const near: (readonly [Term, number])[] = [];
    vocabulary.eachNear(form, most, (term) => {
      const apart = lettersApart(term.word, most);
      if (apart <= most) near.push([term, apart]);
    });
    return near;
  };
  return (form, most) => {
    const near = known.get(form) ?? lookUp(form);
    known.set(form, near);
    return near.filter(([, apart]) => apart <= most);
  };
}

/** Words of the index that a typed one may mean, each with its score from 0 to 1. */
type Readings = ReadonlyMap<Term, number>;

/**
 * The matches of the word at this place: as typed, in another form, joined with a neighbour, as a prefix, with one
 * wrong letter; with two when nothing is nearer. A short word that the index knows is taken as typed: boys are not
 * toys.
 */
function readingsOf({ store: { vocabulary }, words, last, near, patient }: Search, at: number): Readings {
  const readings = new Map<Term, number>();
  const add = (term: Term | undefined, quality: number): void => {
    if (term && quality > (readings.get(term) ?? 0)) readings.set(term, quality);
  };
  const word = words[at] ?? '';
  const forms = formsOf(word);
  const isKnown = forms.some((form) => vocabulary.has(form));
  const isBegun = word.length > 1 || word === last;

  for (const form of forms) {
    add(vocabulary.get(form), form === word ? exact : otherForm);
    for (const longer of isBegun ? vocabulary.beginningWith(form) : []) {
      add(longer, beginning.least + (beginning.most - beginning.least) * (form.length / longer.word.length));
    }
  }
  for (const together of togetherWithNeighbours(words, at)) add(vocabulary.get(together), exact);

  const addNear = (most: number): void => {
    for (const form of forms) {
      const edits = Math.min(most, editsAllowed(form));
      if (edits === 0 || (isKnown && !patient && form.length < 5)) continue;
      for (const [term, distance] of near(form, edits)) add(term, wrongLetters[distance] ?? 0);
      if (!isKnown) for (const swapped of swapsOf(form)) add(vocabulary.get(swapped), wrongLetters[1] ?? 0);
    }
  };
  addNear(1);
  if (patient || readings.size === 0) addNear(2);
  return readings;
}

function togetherWithNeighbours(words: readonly string[], at: number): string[] {
  const [before, word = '', after] = [words[at - 1], words[at], words[at + 1]];
  return [before !== undefined && before + word, after !== undefined && word + after].flatMap((joined) =>
    joined ? formsOf(joined) : [],
  );
}

function productsOf(readings: Readings, size: number): OrdinalSet {
  const products = new OrdinalSet(size);
  for (const term of readings.keys()) collect(term, products, size);
  return products;
}

export interface Found {
  /** Ascending. */
  ordinals: readonly number[];
  /** Of each, in the same order: the sum over the words. */
  scores: Float64Array;
}

/** Products that every word matches. Only these are scored. */
export function matchAll(search: Search): Found {
  const longestFirst = search.words
    .map((_, at) => at)
    .sort((a, b) => (search.words[b]?.length ?? 0) - (search.words[a]?.length ?? 0));
  const all: Readings[] = [];
  let common: OrdinalSet | undefined;
  for (const at of longestFirst) {
    const readings = readingsOf(search, at);
    if (readings.size === 0) return { ordinals: [], scores: new Float64Array() };
    const products = productsOf(readings, search.store.size);
    if (common) common.keep(products);
    else common = products;
    all.push(readings);
  }
  const ordinals = common?.list() ?? [];
  return { ordinals, scores: scoresOf(ordinals, all) };
}

function scoresOf(ordinals: readonly number[], all: readonly Readings[]): Float64Array {
  const sums = new Float64Array(ordinals.length);
  for (const readings of all) {
    const best = new Float64Array(ordinals.length);
    for (const [{ entries }, quality] of readings) {
      eachCommon(ordinals, entries, (at, worth) => {
        if (quality * worth > (best[at] ?? 0)) best[at] = quality * worth;
      });
    }
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (best[at] ?? 0);
  }
  return sums;
}
