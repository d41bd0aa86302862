/**
 * Which passwords are too easily guessed (decision 89; docs/decisions/0214-passwords.md): at sign-up, reset and change
 * alike.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '../../../contract/brand';
import { commonWords } from './commonWords';

/** Whose password it is to be. */
export interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** As many characters as the shortest password has, drawn at random, take ten times as many or more. */
const FEWEST_GUESSES = 1_000_000;

const COMMON = 'This password is one of the first that others would try. Please choose another.';
const OWN =
  'This password is made of your name, e-mail address, mobile number or the shop’s name. Please choose another.';
const EASY = 'This password is easily guessed. Please choose another, such as three words that do not belong together.';

const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** What somebody who knows the person tries first. */
const SHORTEST_OWN_WORD = 3;

function personalWords({ name, email, mobile }: Person): string[] {
  const [localPart = ''] = email.split('@');
  const shop = [brand.name, ...brand.alsoCalled];
  const texts = [email, localPart, mobile, name, ...shop].map((text) => text.normalize('NFKC').toLowerCase().trim());
  const closed = texts.map((text) => text.replace(SIGNS, ''));
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...texts, ...closed, ...parts])].filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/** Characters. All of a longer one would hold the processor; one that begins with so many easy ones is refused. */
const LOOKED_AT = 40;

/** Made when it is first needed: the lists take a moment to read. */
let estimator: ZxcvbnFactory | undefined;
const makeEstimator = (): ZxcvbnFactory =>
  new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT, useLevenshteinDistance: false });

/** @param own words of the person, which are tried first */
const guessesOf = (password: string, own: string[]): number =>
  (estimator ??= makeEstimator()).check(password, own).guesses;

const common = new Set(dictionary['passwords-common']);

/**
 * Little beside the person's own words: two names with a sign between them are three parts, for each of which zxcvbn
 * adds ten thousand guesses.
 */
function isMostlyOwn(password: string, own: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const longestFirst = [...own].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), typed).trim();
  return rest !== typed.trim() && guessesOf(rest, []) < FEWEST_GUESSES;
}

/** Signs and figures for letters, where a letter follows: those at the end are what was put behind a word. */
const inPlaceOfLetters = /[@4031$5!](?=\p{L})/gu;
const meant = new Map(Object.entries({ '@': 'a', 4: 'a', 0: 'o', 3: 'e', 1: 'i', '!': 'i', $: 's', 5: 's' }));

/** The first of the lists of passwords that were stolen, without what people put behind them. Longest first. */
const STOLEN_WORDS = 1000;
const stolenWords = dictionary['passwords-common']
  .filter((word) => /^[a-z]{4,}$/.test(word))
  .slice(0, STOLEN_WORDS)
  .sort((a, b) => b.length - a.length);

/**
 * `Summer2024!`, `Krishna108`, `Password@123`, `RahulPriya`: zxcvbn adds ten thousand guesses for each part that stands
 * behind a word, and people put the same few things there.
 */
function isCommonWord(password: string): boolean {
  let rest = password.toLowerCase().replace(inPlaceOfLetters, (sign) => meant.get(sign) ?? sign);
  let guesses = 1;
  for (const words of [commonWords, stolenWords]) {
    for (let word = oneOf(words, rest); word !== undefined; word = oneOf(words, rest)) {
      guesses *= words.length;
      rest = rest.replaceAll(word, ' ');
    }
  }
  return guesses > 1 && guesses * guessesOf(rest.replace(SIGNS, ''), []) < FEWEST_GUESSES;
}

const oneOf = (words: readonly string[], text: string): string | undefined => words.find((word) => text.includes(word));

/** @returns what to say to the person, or undefined where the password will do */
export function weaknessOf(password: string, person: Person): string | undefined {
  const typed = password.normalize('NFKC').replace(INVISIBLE, '');
  if (common.has(typed.toLowerCase())) return COMMON;
  const own = personalWords(person);
  const guesses = guessesOf(typed, own);
  if (isCommonWord(typed) && !isMostlyOwn(typed, own)) return EASY;
  if (guesses < FEWEST_GUESSES) return guesses < guessesOf(typed, []) ? OWN : EASY;
  // Signs between the letters are the next thing to try.
  const closed = typed.replace(SIGNS, '');
  return isMostlyOwn(typed, own) || isMostlyOwn(closed, own) ? OWN : undefined;
}
