/** How well a typed word matches products, and which products come first: exact before the beginning of a word before a typing error. */
import type SearchableMap from 'minisearch/SearchableMap';
import { editsAllowed, formsOf, swapsOf } from './searchWords';

/** Products that hold a word, with what a match there is worth, from 0 to 1. */
export type Postings = Map<number, number>;
export type WordIndex = SearchableMap<Postings>;

/** Products that match a typed word, and how well, from 0 to 1. */
type Matches = ReadonlyMap<number, number>;

/** How much each kind of match is worth; hardly any place in a product lifts one kind above the next. */
const exact = 1;
/** Who asks for diapers means diapers, not a diaper bag. */
const otherForm = 0.95;
/** The beginning of a word: all of it but a letter, and hardly any of it. */
const beginning = { most: 0.75, least: 0.45 } as const;
const wrongLetters: Readonly<Record<number, number>> = { 0: otherForm, 1: 0.35, 2: 0.15 };
/** How short the name is decides among equals. */
const shortName = 0.1;

interface Search {
  index: WordIndex;
  words: readonly string[];
  /** Lets two letters be wrong in every word. */
  patient: boolean;
}

/**
 * What the word at this place matches: as typed, in another form, written together with a neighbour, by its beginning, with one wrong letter; with
 * two when nothing is nearer. Short words that the shop knows are what they seem: boys are not toys. Only products `among` these count.
 */
function matchWord({ index, words, patient }: Search, at: number, among: Matches | undefined): Matches {
  const matches = new Map<number, number>();
  let isMatched = false;
  const add = (postings: Postings | undefined, quality: number): void => {
    if (!postings) return;
    isMatched = true;
    const offer = (id: number, worth: number): void => {
      if (quality * worth > (matches.get(id) ?? 0)) matches.set(id, quality * worth);
    };
    // A lone letter begins thousands of words: what the other words left is then the shorter way.
    if (among && among.size < postings.size) for (const id of among.keys()) offer(id, postings.get(id) ?? 0);
    else for (const [id, worth] of postings) if (!among || among.has(id)) offer(id, worth);
  };
  const word = words[at] ?? '';
  const forms = formsOf(word);
  const isKnown = forms.some((form) => index.has(form));

  for (const form of forms) {
    add(index.get(form), form === word ? exact : otherForm);
    for (const [longer, postings] of index.atPrefix(form)) {
      add(postings, beginning.least + (beginning.most - beginning.least) * (form.length / longer.length));
    }
  }
  for (const together of togetherWithNeighbours(words, at)) add(index.get(together), exact);

  const addNear = (most: number): void => {
    for (const form of forms) {
      const edits = Math.min(most, editsAllowed(form));
      if (edits === 0 || (isKnown && !patient && form.length < 5)) continue;
      for (const [postings, distance] of index.fuzzyGet(form, edits).values()) add(postings, wrongLetters[distance] ?? 0);
      if (!isKnown) for (const swapped of swapsOf(form)) add(index.get(swapped), wrongLetters[1] ?? 0);
    }
  };
  addNear(1);
  if (patient || !isMatched) addNear(2);
  return matches;
}

function togetherWithNeighbours(words: readonly string[], at: number): string[] {
  const [before, word = '', after] = [words[at - 1], words[at], words[at + 1]];
  return [before !== undefined && before + word, after !== undefined && word + after].flatMap((joined) => (joined ? formsOf(joined) : []));
}

/** Products that every word matches, each with the sum of how well. */
export function matchAll(search: Search): Matches {
  const longestFirst = search.words.map((_, at) => at).sort((a, b) => (search.words[b]?.length ?? 0) - (search.words[a]?.length ?? 0));
  let found: Matches | undefined;
  for (const at of longestFirst) {
    const before: Matches | undefined = found;
    const matches = matchWord(search, at, before);
    found = before ? new Map([...matches].map(([id, quality]) => [id, quality + (before.get(id) ?? 0)])) : matches;
  }
  return found ?? new Map();
}

interface Ranking {
  wordsTyped: number;
  nameLength(id: number): number;
  isBuyable(id: number): boolean;
}

/** Best match first; of equally good ones the shorter name, then what can be bought. */
export function bestFirst(found: Matches, { wordsTyped, nameLength, isBuyable }: Ranking): number[] {
  return [...found]
    .map(([id, quality]) => ({ id, score: quality + shortName * Math.min(1, wordsTyped / nameLength(id)) }))
    .sort((a, b) => b.score - a.score || Number(isBuyable(b.id)) - Number(isBuyable(a.id)) || a.id - b.id)
    .map(({ id }) => id);
}
