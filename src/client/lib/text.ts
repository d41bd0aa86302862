/** Pure helpers for words on screen. */

const graphemes = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** The first `count` graphemes and an ellipsis, or the text itself when it is short enough (SPEC.md section 9: 10 on cards). */
export function truncate(text: string, count: number): string {
  const parts = graphemes ? [...graphemes.segment(text)].map(({ segment }) => segment) : [...text];
  return parts.length <= count ? text : `${parts.slice(0, count).join('').trimEnd()}…`;
}

/** Letters and marks of any script, and spaces (DECISIONS.md T86): `S. Kumar 2` → `S Kumar `. */
export const lettersOnly = (text: string): string => text.replace(/[^\p{L}\p{M}\s]/gu, '');

/** `1 piece`, `3 pieces`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
