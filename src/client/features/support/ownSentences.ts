/**
 * Sentences that the shop's code says, which no mask touches: a name may be Address and a house Home, and a complaint
 * still reads as it was read. A sentence may stand within a longer text, beside what a server said.
 */

/** A shorter one stands within too much that is somebody's own; it is known where it is the whole text. */
const FEWEST_WORDS = 3;
const HOLE = '\u0000';

/** Sentences, or what makes one of a number or a text; the rows of a form's messages. */
export type Messages = string | ((part: never) => string) | { readonly [name: string]: Messages };

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

export function ownSentences(sentences: readonly string[]): OwnSentences {
  const all = new Set(sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== ''));
  const within = [...all].filter((sentence) => sentence.split(' ').length >= FEWEST_WORDS);
  // The longest first: one may begin as another does.
  const longest = within.sort((a, b) => b.length - a.length).map(escaped).join('|');
  const shape = new RegExp(`(?<![\\p{L}\\p{N}])(${longest})(?![\\p{L}\\p{N}])`, 'u');
  return { has: (text) => all.has(text), pieces: (text) => (longest === '' ? [text] : text.split(shape)) };
}
