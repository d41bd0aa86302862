/** Values of an uncertain shape: answers of any backend (decision 11), persisted state, files. */

/**
 * Whether a section that shows a list has nothing to show: the list came empty, or did not come (decision 9). What came
 * before stays when a later call fails: a tap on a subcategory asks for the categories again (decision 25).
 */
export const isNothing = ({ data, isError }: { data?: readonly unknown[] | undefined; isError: boolean }): boolean => (data ? data.length === 0 : isError);

export type Loose = Record<string, unknown>;

/** An object with fields; no list. */
export const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of whatever has some. */
export const fieldsOf = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text, or a number as it is written: one backend numbers what another names. */
export const written = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

export const rows = (answer: unknown): Loose[] =>
  Array.isArray(answer) ? answer.filter((row): row is Loose => typeof row === 'object' && row !== null) : [];
