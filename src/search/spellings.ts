/**
 * What else to search for when a search finds nothing: for each word that no product has, the nearest that one has, put together so that
 * the whole term finds something. Looks farther than the search does, which would rather find nothing than the wrong thing.
 */
import { lettersApartFrom, soundOf } from './similarity';
import { eachCommon, ordinalOf, type Term } from './postings';
import { formsOf, isLittle, wordsOf } from './tokens';
import type { Vocabulary } from './vocabulary';

/** What may stand for a typed word, how far that is from it, and the products that have it. */
interface Reading {
  word: string;
  far: number;
  term: Term | undefined;
}

/** One reading of each word so far, or none; with the products that have all of them (undefined: any may). */
interface Guess {
  readings: readonly Reading[];
  far: number;
  lettersLeftOut: number;
  ordinals: readonly number[] | undefined;
}

const MOST_TERMS = 3;
/** However long the term: so many of its words are looked up, each read in so many ways, and so many guesses are followed. */
const limits = { words: 8, near: 40, readings: 4, guesses: 12 } as const;
/** One letter in so many may be wrong, or added: in a word that sounds alike, and in another. */
const SAME_SOUND = 2;
const ANOTHER_SOUND = 3;
/** What is so much farther than the nearest is no help beside it. */
const BESIDE_THE_NEAREST = 1;
/** Half a term is no help either, unless the half is sure. */
const SURE = 1;
/** A word that products have is rather meant than its like. */
const KNOWN = 1.5;

/** A share of the letters. A model number or a size with another digit is another thing. */
const shareOf = (typed: string, share: number): number => (/\p{N}/u.test(typed) ? 0 : Math.min(4, Math.floor((typed.length + 1) / share)));

/** Gives how far a word is from the typed one. Wrong letters count less where it sounds alike or begins alike, and for what many products are. */
function farFrom(typed: string): (word: string, products: number) => number {
  const [most, mostOfAnotherSound] = [shareOf(typed, SAME_SOUND), shareOf(typed, ANOTHER_SOUND)];
  const lettersApart = lettersApartFrom(typed);
  const sound = soundOf(typed);
  return (word, products) => {
    const apart = lettersApart(word, most);
    if (apart === Infinity) return Infinity;
    const sounds = soundOf(word) === sound;
    const begins = word.charAt(0) === typed.charAt(0);
    if (!sounds && apart > mostOfAnotherSound) return Infinity;
    return apart - (sounds ? 0.75 : 0) - (begins ? 0.5 : 0) - Math.log10(products) / 10;
  };
}

/** Nearest first, one of singular and plural. For a word that products have: itself, and what begins with it or sounds like it. */
function readingsOf(typed: string, vocabulary: Vocabulary): Reading[] {
  const known = formsOf(typed).find((form) => vocabulary.has(form));
  const far = farFrom(typed);
  const isKin = (word: string): boolean => word.startsWith(typed) || soundOf(word) === soundOf(typed);
  const near: Reading[] = known === undefined ? [] : [{ word: typed, far: 0, term: vocabulary.get(known) }];
  const weigh = (term: Term): void => {
    const { word, writers } = term;
    const distance = word === typed || writers === 0 || isLittle(word) ? Infinity : far(word, writers);
    if (distance === Infinity || (known !== undefined && !isKin(word))) return;
    near.push({ word, far: known === undefined ? distance : Math.max(0, distance) + KNOWN, term });
  };
  const alike = new Set(vocabulary.soundingLike(typed));
  for (const term of alike) weigh(term);
  vocabulary.eachNear(typed, shareOf(typed, ANOTHER_SOUND), (term) => void (alike.has(term) || weigh(term)));
  near.sort((a, b) => a.far - b.far || (a.word < b.word ? -1 : 1));
  near.length = Math.min(near.length, limits.near);
  const areForms = (a: string, b: string): boolean => formsOf(a).includes(b) || formsOf(b).includes(a);
  return near.filter(({ word }, at) => !near.slice(0, at).some((nearer) => areForms(nearer.word, word))).slice(0, limits.readings);
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

/** Two words may have been meant for one. */
const termOf = ({ readings }: Guess): string => [...new Set(readings.map(({ word }) => word))].join(' ');

/** Terms that find something, nearest first; none for a term whose words stand together in a product as they were typed. */
export function nearTerms(term: string, vocabulary: Vocabulary): string[] {
  const words = [...new Set(wordsOf(term))].filter((word) => !isLittle(word)).slice(0, limits.words);
  let guesses: Guess[] = [{ readings: [], far: 0, lettersLeftOut: 0, ordinals: undefined }];
  for (const word of words) {
    const readings = readingsOf(word, vocabulary);
    guesses = guesses
      .flatMap((guess) => [...readings.flatMap((reading) => withReading(guess, reading) ?? []), { ...guess, lettersLeftOut: guess.lettersLeftOut + word.length }])
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
  return [...new Set(guesses.filter(isHelp).map(termOf))].slice(0, MOST_TERMS);
}
