/**
 * The words of the index: whole, by prefix, by sound, and those that are spelled nearly like a typed one. Comparing
 * every word of 20,000 products letter by letter would take too long, so words that cannot be near are skipped by their
 * length and by a bit set of their letters: one number a word.
 */
import SearchableMap from 'minisearch/SearchableMap';
import { soundOf } from './similarity';
import type { Term } from './postings';

/** One bit for each letter that occurs. Letters may share a bit, which only makes words look nearer. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export class Vocabulary {
  private readonly terms = new Map<string, Term>();
  /** For prefixes. */
  private readonly tree = new SearchableMap<Term>();
  private readonly bySound = new Map<string, Set<Term>>();
  /** The same terms as a list, beside the bit set of each. When a word goes, the last one takes its place. */
  private readonly row: Term[] = [];
  private readonly letters: number[] = [];
  private readonly places = new Map<string, number>();

  get(word: string): Term | undefined {
    return this.terms.get(word);
  }

  has(word: string): boolean {
    return this.terms.has(word);
  }

  beginningWith(start: string): Iterable<Term> {
    return this.tree.atPrefix(start).values();
  }

  soundingLike(word: string): Iterable<Term> {
    return this.bySound.get(soundOf(word)) ?? [];
  }

  /**
   * Calls for every word within `most` letters of this one, and for a few that are farther.
   */
  eachNear(word: string, most: number, call: (term: Term) => void): void {
    const letters = lettersOf(word);
    for (let at = 0; at < this.row.length; at += 1) {
      // A changed letter takes one bit away and sets another.
      if (countBits(letters ^ (this.letters[at] ?? 0)) > 2 * most) continue;
      const term = this.row[at];
      if (term && Math.abs(term.word.length - word.length) <= most) call(term);
    }
  }

  add(term: Term): void {
    const { word } = term;
    this.terms.set(word, term);
    this.tree.set(word, term);
    const sound = soundOf(word);
    this.bySound.set(sound, (this.bySound.get(sound) ?? new Set()).add(term));
    this.places.set(word, this.row.length);
    this.row.push(term);
    this.letters.push(lettersOf(word));
  }

  delete(term: Term): void {
    const { word } = term;
    this.terms.delete(word);
    this.tree.delete(word);
    const sound = soundOf(word);
    const alike = this.bySound.get(sound);
    if (alike?.delete(term) && alike.size === 0) this.bySound.delete(sound);
    const place = this.places.get(word);
    const last = this.row.pop();
    const letters = this.letters.pop();
    this.places.delete(word);
    if (place === undefined || !last || last === term) return;
    this.row[place] = last;
    this.letters[place] = letters ?? 0;
    this.places.set(last.word, place);
  }
}
