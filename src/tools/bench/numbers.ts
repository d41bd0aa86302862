/** Statistics for all parts of the bench. */

/** The median, NaN of none; of an even number of values the lower of the two middle ones. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
