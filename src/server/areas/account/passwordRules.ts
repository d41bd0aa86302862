/**
 * Which passwords are too easily guessed (DECISIONS.md T89; docs/decisions/passwords.md): at sign-up, reset and change
 * alike.
 */
import { brand } from '../../../contract/brand';
import { rankOf } from './strength/dictionaries';
import { guessesOf } from './strength/guesses';

/** Whose password it is to be. */
export interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** Seven characters that somebody drew at random take ten times as many. */
const FEWEST_GUESSES = 1_000_000;

const COMMON = 'This password is one of the first that others would try. Please choose another.';
const OWN =
  'This password is made of your name, e-mail address, mobile number or the shop’s name. Please choose another.';
const EASY = 'This password is easily guessed. Please choose another, such as three words that do not belong together.';

/** What somebody who knows the person tries first. */
const SHORTEST_OWN_WORD = 3;

function ownWords({ name, email, mobile }: Person): string[] {
  const [localPart = ''] = email.split('@');
  const texts = [email, localPart, mobile, name, brand.name].map((text) => text.normalize('NFKC').toLowerCase().trim());
  const closed = texts.map((text) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...texts, ...closed, ...parts])].filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/** @returns what to say to the person, or undefined where the password will do */
export function weaknessOf(password: string, person: Person, now: number): string | undefined {
  const typed = password.normalize('NFKC');
  if (rankOf(typed.toLowerCase()) !== undefined) return COMMON;
  const guesses = guessesOf(typed, ownWords(person), now);
  if (guesses >= FEWEST_GUESSES) return undefined;
  return guesses < guessesOf(typed, [], now) ? OWN : EASY;
}
