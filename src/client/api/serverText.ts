/** A sentence of the server's that a shopper reads: text only, and no longer than a notice has room for (DECISIONS.md T118). */
const LONGEST = 300;

/** '' for anything that is no text. */
export const serverText = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '');
