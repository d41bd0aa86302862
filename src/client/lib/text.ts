/** Pure helpers for words on screen. */

import { once } from './once';

/**
 * Without the characters at its end that `shape` knows. An expression like `/\/+$/` begins anew at each slash of a long
 * run, and takes its length squared.
 */
export function trimEnd(text: string, shape: RegExp): string {
  let end = text.length;
  while (end > 0 && shape.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const graphemes = once(() =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null,
);

/** Printable ASCII: every code unit is a grapheme of its own. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Plain text needs no segmenter, which is no cheap thing to make: `npm run bench -- --only web` shows its first use as
 * blocking time.
 */
function asGraphemes(text: string): string[] {
  const segmenter = PLAIN.test(text) ? null : graphemes();
  return segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text];
}

/**
 * The first `count` graphemes and an ellipsis, or the text itself when it is short enough (docs/requirements.md
 * section 9: 10 on cards).
 */
export function truncate(text: string, count: number): string {
  // No text has more graphemes than code units.
  if (text.length <= count) return text;
  const parts = asGraphemes(text);
  return parts.length <= count ? text : `${parts.slice(0, count).join('').trimEnd()}…`;
}

/** `1 piece`, `3 pieces`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** With a full stop at its end, and never two: a name may bring its own. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
