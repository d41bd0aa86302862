/**
 * Other terms for a search that finds nothing: each word that no product has is replaced by a near one, so that the
 * whole term finds something. Allows more wrong letters than the search, where a wrong product is worse than none.
 */
import { SPELLINGS } from '../contract/rules/limits';
import { lettersApartFrom } from './similarity';
import { eachCommon, ordinalOf, type Term } from './postings';
import { formsOf, isLittle, wordsOf } from './tokens';
import type { Vocabulary } from './vocabulary';

/** A word that a typed one may mean, its distance, and its term in the index. */
interface Reading {
  word: string;
  far: number;
  term: Term | undefined;
}

/** A reading, or none, of each word so far, and the products that have all of them (undefined: no word is read yet). */
interface Guess {
  readings: readonly Reading[];
  far: number;
  lettersLeftOut: number;
  ordinals: readonly number[] | undefined;
}

/** Bounds of the work, however long the term: words, near words of each, readings kept of each, guesses kept. */
const limits = { words: 8, near: 40, readings: 4, guesses: 12 } as const;
/** One letter in so many may be wrong or added: in a word that sounds alike, and in any other. */
const SAME_SOUND = 2;
const ANOTHER_SOUND = 3;
/** A guess that is farther than this from the best one is left out. */
const BESIDE_THE_NEAREST = 1;
/** A guess that leaves words out counts only where each reading is at most this far. */
const SURE = 1;
/** Added to the distance of words like a known one: the known one is more likely meant. */
const KNOWN = 1.5;

/** How many letters may be wrong: a share of them, at most 4; none in a model number or a size. */
const shareOf = (typed: string, share: number): number =>
  /\p{N}/u.test(typed) ? 0 : Math.min(4, Math.floor((typed.length + 1) / share));

/**
 * @returns the distance of a word from the typed one, Infinity where it is too far. It is less for a word that sounds
 * or begins alike, and for one that many products have
 */
function farFrom(typed: string): (term: Term, soundsAlike: boolean) => number {
  const [mostOfSameSound, mostOfAnother] = [shareOf(typed, SAME_SOUND), shareOf(typed, ANOTHER_SOUND)];
  const lettersApart = lettersApartFrom(typed);
  return ({ word, writers }, soundsAlike) => {
    const apart = lettersApart(word, soundsAlike ? mostOfSameSound : mostOfAnother);
    const begins = word.charAt(0) === typed.charAt(0);
    return apart - (soundsAlike ? 0.75 : 0) - (begins ? 0.5 : 0) - Math.log10(writers) / 10;
  };
}

/**
 * Nearest first, one of singular and plural. For a word that products have: itself, and words that begin with it or
 * sound like it.
 */
function readingsOf(typed: string, vocabulary: Vocabulary): Reading[] {
  const known = formsOf(typed).find((form) => vocabulary.has(form));
  const far = farFrom(typed);
  const alike = new Set(vocabulary.soundingLike(typed));
  const near: Reading[] = known === undefined ? [] : [{ word: typed, far: 0, term: vocabulary.get(known) }];
  const weigh = (term: Term): void => {
    const { word, writers } = term;
    if (word === typed || writers === 0 || isLittle(word)) return;
    const soundsAlike = alike.has(term);
    if (known !== undefined && !soundsAlike && !word.startsWith(typed)) return;
    const distance = far(term, soundsAlike);
    if (distance === Infinity) return;
    near.push({ word, far: known === undefined ? distance : Math.max(0, distance) + KNOWN, term });
  };
  for (const term of alike) weigh(term);
  vocabulary.eachNear(typed, shareOf(typed, ANOTHER_SOUND), (term) => {
    if (!alike.has(term)) weigh(term);
  });
  near.sort((a, b) => a.far - b.far || (a.word < b.word ? -1 : 1));
  near.length = Math.min(near.length, limits.near);
  return oneOfEachForm(near).slice(0, limits.readings);
}

/** Without those that are the singular or the plural of a nearer one. */
function oneOfEachForm(near: readonly Reading[]): Reading[] {
  const words = new Set<string>();
  const forms = new Set<string>();
  return near.filter(({ word }) => {
    const own = formsOf(word);
    const isNew = !forms.has(word) && !own.some((form) => words.has(form));
    words.add(word);
    for (const form of own) forms.add(form);
    return isNew;
  });
}

function withReading(guess: Guess, reading: Reading): Guess | undefined {
  const entries = reading.term?.entries ?? [];
  const { ordinals: before } = guess;
  const ordinals: number[] = [];
  if (before) eachCommon(before, entries, (at) => void ordinals.push(before[at] ?? 0));
  else for (const entry of entries) ordinals.push(ordinalOf(entry));
  if (ordinals.length === 0) return undefined;
  return { ...guess, readings: [...guess.readings, reading], far: guess.far + reading.far, ordinals };
}

/** Two typed words may have the same reading, which is named once. */
const termOf = ({ readings }: Guess): string => [...new Set(readings.map(({ word }) => word))].join(' ');

/** Terms that find something, nearest first; none for a term whose words a product has as they were typed. */
export function nearTerms(term: string, vocabulary: Vocabulary): string[] {
  const words = [...new Set(wordsOf(term))].filter((word) => !isLittle(word)).slice(0, limits.words);
  let guesses: Guess[] = [{ readings: [], far: 0, lettersLeftOut: 0, ordinals: undefined }];
  for (const word of words) {
    const readings = readingsOf(word, vocabulary);
    guesses = guesses
      .flatMap((guess) => [
        ...readings.flatMap((reading) => withReading(guess, reading) ?? []),
        { ...guess, lettersLeftOut: guess.lettersLeftOut + word.length },
      ])
      .sort((a, b) => a.lettersLeftOut - b.lettersLeftOut || a.far - b.far)
      .slice(0, limits.guesses);
  }
  const [best] = guesses;
  if (!best || (best.far === 0 && best.lettersLeftOut === 0)) return [];
  const isHelp = ({ readings, far, lettersLeftOut }: Guess): boolean =>
    readings.length * 2 >= words.length &&
    readings.length > 0 &&
    (lettersLeftOut === 0 || readings.every((reading) => reading.far <= SURE)) &&
    readings.length === best.readings.length &&
    far <= best.far + BESIDE_THE_NEAREST;
  return [...new Set(guesses.filter(isHelp).map(termOf))].slice(0, SPELLINGS);
}
