/**
 * Masks what is personal within a text: everything that is known to be so, and what looks like an e-mail address, a
 * mobile number, a bank's code or the key of an order, wherever it comes from.
 */
import { brand } from '../../../contract/brand';
import { toAsciiDigits } from '../../../contract/rules/typedNumbers';
import type { Kind } from './maskKinds';
import type { Masks } from './masks';
import { eachWord } from './words';

/** Whether a word ends there. */
const isEdge = (text: string, at: number): boolean => !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at, at + 2));

/** Of a length that the shop takes: without an end, a long run of words would be read anew from each of them. */
const email = /[^\s@"'<>()[\]{},;:|=&?/\\]{1,254}@[^\s@"'<>()[\]{},;:|=&?/\\]{1,254}\.[\p{L}\p{M}\p{N}-]{1,254}/uy;
const mobile = /(?:0{0,2}91[\s-]?|0)?[6-9६-९][\d०-९]{4}[\s-]?[\d०-९]{5}(?![\d०-९])/uy;
const orderKey = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32}(?![0-9a-f])/iy;
const ifsc = /[A-Z]{4}0[A-Z0-9]{6}/y;

/** `hint`: a text without it has none, and need not be searched word by word. */
const patterns: readonly { kind: Kind; shape: RegExp; hint: RegExp }[] = [
  { kind: 'email', shape: email, hint: /@/ },
  { kind: 'mobile', shape: mobile, hint: /[\d०-९]{5}/ },
  { kind: 'key', shape: orderKey, hint: /[0-9a-f]{12}/i },
  { kind: 'ifsc', shape: ifsc, hint: /[A-Z]{4}0/ },
];

/** No shopper's. */
const shopsOwn: ReadonlySet<string> = new Set([brand.email, brand.grievanceOfficer.email]);

/** The digits of the mask in the place of the number's own: `98200 12345` keeps its gap. */
function maskMobile(masks: Masks, text: string): string {
  const own = toAsciiDigits(text).replace(/\D/g, '').slice(-10);
  const masked = masks.mask('mobile', own);
  let left = own.length;
  const from =
    [...text].length - [...text].reverse().findIndex((character) => /[\d०-९]/.test(character) && (left -= 1) === 0) - 1;
  let next = 0;
  return [...text]
    .map((character, index) => (index >= from && /[\d०-९]/.test(character) ? (masked[next++] ?? '') : character))
    .join('');
}

const LONG_NUMBER = /^\d{6,}$/;

/** `category-kids-9180020741.jpg`: what ends a file's name is made of its bytes, and may be digits alone. */
const isFileHash = (text: string, at: number, end: number): boolean =>
  text[at - 1] === '-' && /^\.[a-z]/i.test(text.slice(end, end + 2));

interface Find {
  found: string;
  masked: () => string;
}

/**
 * @param isShops what else is the shop's own, such as the address and the number that staff gave
 * @param said a sentence: no long number in it is the shop's
 */
export function maskWords(masks: Masks, text: string, isShops: (found: string) => boolean, said = false): string {
  const likely = patterns.filter(({ hint }) => hint.test(text));

  const patternAt = (at: number): Find | null => {
    for (const { kind, shape } of likely) {
      shape.lastIndex = at;
      const found = shape.exec(text)?.[0];
      if (found !== undefined && isEdge(text, at + found.length) && !isFileHash(text, at, at + found.length)) {
        // Taken whole: what stands within it is the shop's as well.
        if (shopsOwn.has(found) || isShops(found)) return { found, masked: () => found };
        return { found, masked: () => (kind === 'mobile' ? maskMobile(masks, found) : masks.mask(kind, found)) };
      }
    }
    return null;
  };

  const knownAt = (at: number, word: string): Find | null => {
    for (const { text: known, kind } of masks.knownFrom(word.toLowerCase())) {
      const found = text.slice(at, at + known.length);
      if (found.toLowerCase() === known && isEdge(text, at + known.length))
        return { found, masked: () => masks.mask(kind, found) };
    }
    return said && LONG_NUMBER.test(word) && !isFileHash(text, at, at + word.length)
      ? { found: word, masked: () => masks.mask('number', word) }
      : null;
  };

  /** The longer of the two: a message may begin with a number, and an e-mail address with a name. */
  const findAt = (at: number, word: string): Find | null => {
    const [pattern, known] = [patternAt(at), knownAt(at, word)];
    return pattern && (!known || known.found.length < pattern.found.length) ? pattern : known;
  };

  let masked = '';
  let done = 0;
  eachWord(text, (word, at) => {
    const found = at < done ? null : findAt(at, word);
    if (!found) return;
    masked += text.slice(done, at) + found.masked();
    done = at + found.found.length;
  });
  return masked + text.slice(done);
}
