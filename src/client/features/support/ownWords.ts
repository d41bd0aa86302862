/**
 * Words that the code itself is made of. A house may be called 'Home' and a message may be 'Cart': inside the address
 * or the message that is masked, but elsewhere such a word is the shop's own, and a log without it would lead nowhere.
 */
import { COUNTRY } from '../../../contract/rules/limits';
import { errorCodes } from '../../../contract/errors';
import { categoryAliases } from '../../../contract/rules/names';
import { paths } from '../../lib/paths';

/** A shorter one stands within too much that is somebody's own; it is known where it is the whole text. */
const FEWEST_WORDS = 3;
const HOLE = '\u0000';

/** Sentences, or what makes one of a number or a text; the rows of a form's messages. */
type Messages = string | ((part: never) => string) | { readonly [name: string]: Messages };

export function sentencesIn(...messages: readonly Messages[]): string[] {
  return messages.flatMap((message) => {
    if (typeof message === 'string') return [message];
    // What is told in between is not the shop's.
    if (typeof message === 'function') return message(HOLE as never).split(HOLE);
    return sentencesIn(...Object.values(message));
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface OwnSentences {
  /** The whole text is one. */
  has: (text: string) => boolean;
  /** The odd ones among the pieces are the shop's. */
  pieces: (text: string) => string[];
}

/**
 * Sentences that the shop's code says, which no mask touches: a name may be Address and a house Home, and a complaint
 * still reads as it was read. A sentence may stand within a longer text, beside what a server said.
 */
export function ownSentences(sentences: readonly string[]): OwnSentences {
  const all = new Set(sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== ''));
  const within = [...all].filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
  // The longest first: one may begin as another does.
  const longest = within
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const shape = new RegExp(`(?<![\\p{L}\\p{N}])(${longest})(?![\\p{L}\\p{N}])`, 'u');
  return { has: (text) => all.has(text), pieces: (text) => (longest === '' ? [text] : text.split(shape)) };
}

const inAddresses = Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/-]/) : []));

const others = `
  productdetails payment successful unsuccessful sale products order history search category subcategory color colour brand size scheme stock sort
  name tab reviews description offered lightning instock outofstock showsall from state
  guest user member visitor pop push replace default page frame over true false null undefined query mutation
  pending fulfilled rejected initialised uninitialized details placing unanswered placed refused cancelled canceled ordered shipped delivered
  initiated approved refunded active inactive success info warning error other form address problem filters menu zoom
  sending sent saved found none failed men women kids baby gift gifts corporate shapewear cotton socks toys blue
  assets pictures videos http https`;

const words: ReadonlySet<string> = new Set([
  ...[
    ...inAddresses,
    ...others.split(/\s+/),
    ...categoryAliases.keys(),
    ...errorCodes,
    'NETWORK',
    'TIMEOUT',
    'GARBLED',
    'NO_COOKIES',
    COUNTRY,
  ].map((word) => word.toLowerCase()),
  'corporate gifts',
]);

/** @param text in small letters */
export const isOwnWord = (text: string): boolean => words.has(text);
