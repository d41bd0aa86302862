/** A command of the shop's own program that changes something, and what it writes into the audit. */

export interface AuditRow {
  what: string;
  subject: string;
  was?: object | null;
  isNow?: object | null;
}

/** Words with `$` in front stand for what only the shop knows: `$return`, `$order`, `$key`, `$oldKey`. */
export interface ChangingCommand {
  /** As the program calls it. */
  command: string;
  /** What follows its name. */
  args: string[];
  rows: AuditRow[];
  /** Commands before it. */
  before?: string[][];
  /** What is said afterwards and changes nothing; the same once more unless told. Null: each time is another change. */
  again?: string[] | null;
  /** Which shop it needs: one with a return that waits, or one whose secret key is a file. */
  needs?: 'return' | 'key file';
}

export const ORDER = '7K3M-9QX2';
export const OVERDUE = '8H4N-2RT6';
/** Its customer says that it is paid. */
export const CLAIMED = '9J5P-3SV8';
/** Addresses elsewhere, one after the other. */
export const pictures = (...names: string[]): string =>
  names.map((name) => `https://pictures.example/${name}.jpg`).join(' ');
