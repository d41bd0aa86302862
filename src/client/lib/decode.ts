/**
 * Readers of values whose shape nobody vouches for: answers of any backend (decision 11), persisted state, files. Each
 * takes what comes and gives what its name says, or that kind's empty value; none throws.
 */

/** What has fields, of which nothing is known yet. */
export type Loose = Record<string, unknown>;

/** The fields of whatever has some. */
export const fieldsOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

/** JSON → the value that it stands for; undefined for everything else. */
export function fromJson(json: unknown): unknown {
  if (typeof json !== 'string') return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text, or a number as it is written: one backend numbers what another names. */
export const written = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/** The same, without space around it. */
export const tidy = (value: unknown): string => written(value).trim();

/** `true`, `1`, `"true"`, `"1"`, `"yes"` → true; everything else → false, whatever JavaScript takes for true. */
export function toFlag(value: unknown): boolean {
  if (typeof value === 'string') return ['true', '1', 'yes'].includes(value.trim().toLowerCase());
  return value === true || value === 1;
}

/** A number or a text that holds one → that number; anything else → `fallback`. */
export function toNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

/** The entries of a list, whatever they are. */
export const entries = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Those of them that are texts. */
export const texts = (value: unknown): string[] => entries(value).filter((entry) => typeof entry === 'string');

/** Those of them that have fields. */
export const rows = (value: unknown): Loose[] =>
  entries(value).filter((row): row is Loose => typeof row === 'object' && row !== null);
