/**
 * Gives every personal value a mask, the same one for the same value, and of the same sort: a number stays a number,
 * digits stay digits, an e-mail address one, and a long message stays long, so that reducers and screens work on masks
 * as on what they hide. No two values share a mask: what was different stays different.
 */
import { isId } from './maskKinds';
import type { Kind } from './maskKinds';
import { isOwnWord } from './ownWords';
import { core, hasLetter, isAscii, words } from './words';

/** A value that is masked wherever its words stand. */
export interface Known {
  /** In small letters, without what is around the words. */
  text: string;
  kind: Kind;
}

const DIGITS = /^\d+$/;
/**
 * The fewest characters that are looked for elsewhere. More for digits alone, so that no size and no price is taken for
 * a house.
 */
const SHORTEST = 4;
const SHORTEST_DIGITS = 5;
const SHORTEST_ID = 3;
/** The shop's own texts are English: in another script even a short name is nothing else. */
const SHORTEST_OTHER_SCRIPT = 2;
/** Too general to be looked for: what stood in a sentence or in an unknown part of an address. */
const inPlaceOnly: ReadonlySet<Kind> = new Set(['number', 'value']);

function isLookedFor(kind: Kind, text: string): boolean {
  if (inPlaceOnly.has(kind) || isOwnWord(text)) return false;
  if (DIGITS.test(text)) return text.length >= SHORTEST_DIGITS;
  if (!isAscii(text)) return text.length >= SHORTEST_OTHER_SCRIPT;
  return text.length >= (isId(kind) && hasLetter(text) ? SHORTEST_ID : SHORTEST);
}

const filler =
  ' lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua';

/** As long as the text, line by line: what was folded for its length still is. */
const asLongAs = (text: string, label: string): string =>
  text
    .split('\n')
    .map((line, index) => {
      const start = index === 0 ? label : '';
      return (start + filler.repeat(Math.ceil(line.length / filler.length))).slice(
        0,
        Math.max(start.length, line.length),
      );
    })
    .join('\n');

/** A name's words and an address's parts stand alone elsewhere. */
function partsOf(kind: Kind, text: string): string[] {
  if (kind === 'name') return words(text);
  return kind === 'address' ? text.split(',').map(core) : [];
}

export function makeMasks() {
  /** Value → mask: of what is looked for by its text alone, else by kind and text. */
  const given = new Map<string, string>();
  const counts = new Map<string, number>();
  const byFirstWord = new Map<string, Known[]>();

  const count = (what: string): number => {
    const next = (counts.get(what) ?? 0) + 1;
    counts.set(what, next);
    return next;
  };

  /** As many digits where there is room, the first never 0. */
  const digits = (length: number): string => `9${String(count(`digits ${length}`)).padStart(length - 1, '0')}`;

  function newMask(kind: Kind, text: string): string {
    if (kind === 'mobile') return digits(10);
    if (DIGITS.test(text)) return digits(Math.max(text.length, 5));
    if (kind === 'pin') return digits(6);
    const label = `${kind}-${count(kind)}`;
    if (kind === 'email') return `${label}@masked.example`;
    return kind === 'message' ? asLongAs(text, label) : label;
  }

  function lookFor(kind: Kind, text: string): void {
    const [first] = words(text);
    if (first === undefined || !isLookedFor(kind, text)) return;
    const others = byFirstWord.get(first) ?? [];
    if (others.some((known) => known.text === text)) return;
    // The longest first: a whole name before its first word.
    byFirstWord.set(
      first,
      [...others, { text, kind }].sort((a, b) => b.text.length - a.text.length),
    );
  }

  /** @param raw as it stands; blanks around it stay */
  function mask(kind: Kind, raw: string): string {
    const text = raw.trim();
    const plain = core(text).toLowerCase();
    if (plain === '') return raw;
    const key = isLookedFor(kind, plain) ? text : `${kind}\u0000${text}`;
    let found = given.get(key);
    if (found === undefined) {
      found = newMask(kind, text);
      given.set(key, found);
      lookFor(kind, plain);
      for (const part of partsOf(kind, plain)) lookFor(kind, part);
    }
    return raw.replace(text, () => found);
  }

  return {
    mask,
    /** The mask of a whole value, wherever it stands. */
    given: (text: string): string | undefined => given.get(text),
    /** What begins with this word and is personal, the longest first. */
    knownFrom: (word: string): readonly Known[] => byFirstWord.get(word) ?? [],
  };
}

export type Masks = ReturnType<typeof makeMasks>;
