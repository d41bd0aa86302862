/**
 * The words of the index: whole, by prefix, by sound, and those that are spelled nearly like a typed one. Comparing
 * every word of 20,000 products letter by letter would take too long, so words of another length are not looked at, and
 * of the others those that cannot be near are skipped by a bit set of their letters: one number a word.
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

/**
 * Words of one length, in no order, beside the bit set of each. When a word goes, the last one takes its place.
 */
class OfOneLength {
  private readonly terms: Term[] = [];
  private readonly letters: number[] = [];
  private readonly places = new Map<Term, number>();

  /** Calls for every word that `most` changed letters may turn into one of these letters, and for a few others. */
  eachNear(letters: number, most: number, call: (term: Term) => void): void {
    for (let at = 0; at < this.letters.length; at += 1) {
      const others = this.letters[at] ?? 0;
      // A wrong letter takes at most one bit away and sets at most one.
      if (countBits(letters & ~others) > most || countBits(others & ~letters) > most) continue;
      const term = this.terms[at];
      if (term) call(term);
    }
  }

  add(term: Term): void {
    this.places.set(term, this.terms.length);
    this.terms.push(term);
    this.letters.push(lettersOf(term.word));
  }

  delete(term: Term): void {
    const place = this.places.get(term);
    if (place === undefined) return;
    const last = this.terms.pop();
    const letters = this.letters.pop();
    this.places.delete(term);
    if (!last || last === term) return;
    this.terms[place] = last;
    this.letters[place] = letters ?? 0;
    this.places.set(last, place);
  }
}

export class Vocabulary {
  private readonly terms = new Map<string, Term>();
  /** For prefixes. */
  private readonly tree = new SearchableMap<Term>();
  private readonly bySound = new Map<string, Set<Term>>();
  private readonly byLength: OfOneLength[] = [];

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
    for (let length = Math.max(0, word.length - most); length <= word.length + most; length += 1) {
      this.byLength[length]?.eachNear(letters, most, call);
    }
  }

  add(term: Term): void {
    const { word } = term;
    this.terms.set(word, term);
    this.tree.set(word, term);
    const sound = soundOf(word);
    this.bySound.set(sound, (this.bySound.get(sound) ?? new Set()).add(term));
    (this.byLength[word.length] ??= new OfOneLength()).add(term);
  }

  delete(term: Term): void {
    const { word } = term;
    this.terms.delete(word);
    this.tree.delete(word);
    const sound = soundOf(word);
    const alike = this.bySound.get(sound);
    if (alike?.delete(term) && alike.size === 0) this.bySound.delete(sound);
    this.byLength[word.length]?.delete(term);
  }
}
