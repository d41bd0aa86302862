/** What every letter is made of. Paragraphs are not wrapped: a mail program does that to the width of the screen it has. */
import { brand } from '../../../contract/brand';
import { printable } from '../../wording';

/** With an empty line between each; empty ones are left out. */
export const paragraphs = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

export const greeting = (name: string): string => `Hello ${printable(name) || 'there'},`;

/** Who it comes from, and how to reach them: an answer to the mail, or the telephone. */
export const closing = (): string => `Warmly,\neveryone at ${brand.name}\n${brand.strapLine}\n\n${brand.email} | ${brand.phone}`;

/** A text of several lines that somebody typed, without what could pass for something else. */
export const typed = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(printable)
    .filter((line) => line !== '')
    .join('\n');
