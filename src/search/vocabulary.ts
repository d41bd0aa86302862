/**
 * The words of the shop: whole, by their beginning, by their sound, and those that are spelled nearly like a typed one.
 * To compare every word of 20,000 products letter by letter would hold the processor, so what cannot be near is passed
 * over by its length and by which letters it has at all: one number a word.
 */
import SearchableMap from 'minisearch/SearchableMap';
import { soundOf } from './similarity';
import type { Term } from './postings';

/** One bit for each letter that occurs. Letters of other scripts share bits, which only makes words look nearer. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many bits are set. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export class Vocabulary {
  private readonly terms = new Map<string, Term>();
  /** For beginnings. */
  private readonly tree = new SearchableMap<Term>();
  private readonly bySound = new Map<string, Set<Term>>();
  /** The same terms in a row, and of each which letters it has; a word that goes gives its place to the last one. */
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
   * Calls for every word that may be at most `most` letters from this one; few of those that it calls for are farther.
   */
  eachNear(word: string, most: number, call: (term: Term) => void): void {
    const letters = lettersOf(word);
    for (let at = 0; at < this.row.length; at += 1) {
      // A letter that is changed takes one away and brings another.
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
