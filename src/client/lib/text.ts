/** Pure helpers for words on screen. */

const graphemes = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** The first `count` graphemes and an ellipsis, or the text itself when it is short enough (SPEC.md section 9: 10 on cards). */
export function truncate(text: string, count: number): string {
  const parts = graphemes ? [...graphemes.segment(text)].map(({ segment }) => segment) : [...text];
  return parts.length <= count ? text : `${parts.slice(0, count).join('').trimEnd()}…`;
}

/** A comma-separated wire value → its options; `-` and blanks mean none (SPEC.md section 3). */
export function splitOptions(value: string | null | undefined): string[] {
  const seen = new Set<string>();
  return (value ?? '')
    .split(',')
    .map((option) => option.trim())
    .filter((option) => {
      const key = option.toLowerCase();
      if (option === '' || option === '-' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** A name as compared: lower case, without spaces and hyphens (DECISIONS.md T22). */
export const nameKey = (name: string): string => name.toLowerCase().replace(/[\s-]+/g, '');

/** `1 piece`, `3 pieces`. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
