import { once } from '../../lib/once';
import { trimEnd } from '../../lib/text';

/** What a search engine shows below a title. */
const LONGEST = 160;
const graphemes = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/**
 * One line of at most 160 characters, cut between two words; within a word that is longer still, between two letters of
 * any script.
 */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  let kept = '';
  for (const { segment } of graphemes().segment(line)) {
    // One is for the ellipsis.
    if (kept.length + segment.length > LONGEST - 1) break;
    kept += segment;
  }
  const endsWord = line[kept.length] === ' ';
  const words = endsWord ? kept : kept.replace(/\s\S*$/, '');
  return `${trimEnd(words, /[\s,;:.–-]/)}…`;
}
