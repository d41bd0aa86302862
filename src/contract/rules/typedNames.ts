/** People's names as they are typed (decision 86). Free of zod: the browser imports these functions. */

/** `  Asha   Rao ` → `Asha Rao`. */
export const tidyName = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Letters and marks of any script, and spaces; something of that. */
export const isLettersOnly = (name: string): boolean => /^[\p{L}\p{M}\s]+$/u.test(name);

/** What a field keeps of a name: `S. Kumar 2` → `S Kumar `. */
export const lettersOnly = (text: string): string => text.replace(/[^\p{L}\p{M}\s]/gu, '');
