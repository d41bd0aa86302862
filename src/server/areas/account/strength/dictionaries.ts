/**
 * What passwords are made of most often: the lists and keyboards of zxcvbn-ts (@zxcvbn-ts/language-common), for whoever
 * guesses has them too. Only the server loads them.
 */
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

let ranks: Map<string, number> | undefined;

function readRanks(): Map<string, number> {
  // The words of diceware stand in no order of their use: one of them takes half the list on average.
  const words = dictionary['diceware-common'];
  const all = new Map(words.map((word) => [word, words.length / 2]));
  for (const [index, word] of dictionary['passwords-common'].entries()) {
    all.set(word, Math.min(index + 1, all.get(word) ?? Infinity));
  }
  return all;
}

/**
 * How many guesses a word takes of whoever goes through the lists from the top; undefined where it is in none. In small
 * letters.
 */
export const rankOf = (word: string): number | undefined => (ranks ??= readRanks()).get(word);

/** In no list is a longer word. */
export const LONGEST_WORD = 40;

export interface Keyboard {
  /** Key → its neighbours in their directions, each with both of its characters. */
  keys: Readonly<Record<string, readonly (string | null)[]>>;
  count: number;
  /** Neighbours of a key, on average. */
  degree: number;
}

export const keyboards: readonly Keyboard[] = Object.values(adjacencyGraphs).map((graph) => {
  const keys: Keyboard['keys'] = graph;
  const all = Object.values(keys);
  const neighbours = all.reduce((sum, around) => sum + around.filter((key) => key !== null).length, 0);
  return { keys, count: all.length, degree: neighbours / all.length };
});
