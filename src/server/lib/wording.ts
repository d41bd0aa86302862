/** How the shop writes things down for people, on the command line and in mails. */
import { formatMoment } from '../../contract/rules/days';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

export const count = (number: number): string => whole.format(number);

/** Epoch milliseconds → the shop's own time (decision 13). */
export const kolkataTime = (at: number): string => `${formatMoment(at)} IST`;

/** At most so many letters, the last one an ellipsis where some are left out. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** What a shopper typed can hold characters that steer a terminal or break a line; they are shown as spaces. */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g, ' ').trim();

/**
 * A whole answer of the command line: what steers is a space, the ends of lines stay. For what no `printable` has seen.
 */
export const steady = (text: string): string =>
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, ' ');

/** JSON that a person may look at too: it leaves unescaped some of what steers a terminal. The value is the same. */
export const steadyJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
