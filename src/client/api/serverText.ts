/**
 * A sentence of the server's that a shopper reads: text only, and no longer than a notice has room for (decision 118).
 */
const LONGEST = 300;

/** In a page; what is older is nowhere to be seen any more. */
const MOST = 200;
const heard = new Set<string>();

function hear(sentence: string): string {
  if (sentence === '' || typeof window === 'undefined') return sentence;
  heard.delete(sentence);
  heard.add(sentence);
  if (heard.size > MOST) heard.delete([...heard][0] ?? '');
  return sentence;
}

/** '' for anything that is no text. */
export const serverText = (value: unknown): string => hear(typeof value === 'string' ? value.trim().slice(0, LONGEST) : '');

/** Whether a text is a sentence of the server's, or has one in it: it may repeat what a shopper typed. */
export const isSaidByServer = (text: string): boolean => [...heard].some((sentence) => text.includes(sentence));
