/** Words in a text of any script: letters with their marks, and digits. */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The same, several times as fast, for what is plain English. */
const ASCII_WORD = /[A-Za-z0-9]+/g;
const CORE = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su;

/** In small letters. */
export const words = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Calls with each word as it stands and where it begins. */
export function eachWord(text: string, onWord: (word: string, at: number) => void): void {
  const shape = isAscii(text) ? ASCII_WORD : WORD;
  shape.lastIndex = 0;
  // Words are found before they are looked at: who looks may look at another text.
  const found: [string, number][] = [];
  for (let match = shape.exec(text); match; match = shape.exec(text)) found.push([match[0], match.index]);
  for (const [word, at] of found) onWord(word, at);
}

/** Without what stands around the words. */
export const core = (text: string): string => CORE.exec(text)?.[0] ?? '';

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
export const isAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text);
