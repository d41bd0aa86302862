/** What every mail is made of. Paragraphs are not wrapped: a mail program does that to the width of the screen it has. */
import { brand } from '../../../contract/brand';
import type { ShopFacts } from '../../../contract/words';
import { printable } from '../../lib/wording';

/** With an empty line between each; empty ones are left out. */
export const paragraphs = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

export const greeting = (name: string): string => `Hello ${printable(name) || 'there'},`;

/** Who it comes from, and how to reach them: an answer to the mail, or the telephone. */
export function closing({ strapLine, email, phone }: ShopFacts): string {
  const from = ['Warmly,', `everyone at ${brand.name}`, strapLine].filter(Boolean).join('\n');
  const ways = [email, phone].filter(Boolean).join(' | ');
  return [from, ways].filter(Boolean).join('\n\n');
}

/** `write to us at … or call …`, as far as the shop has said how; a mail can always be answered. */
export function writeOrCall({ email, phone }: ShopFacts): string {
  const write = email === undefined ? 'answer this mail' : `write to us at ${email}`;
  return phone === undefined ? write : `${write} or call ${phone}`;
}

/** A text of several lines that somebody typed, without what could pass for something else. */
export const typed = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(printable)
    .filter((line) => line !== '')
    .join('\n');
