import { InvalidArgumentError } from 'commander';
import { INTEGER_MAX } from '../../contract/rules/limits';

/** The number of a row, such as a review or a line of an order. */
export function parseRowNumber(text: string): number {
  const number = Number(text);
  if (!/^\d{1,10}$/.test(text) || number < 1 || number > INTEGER_MAX)
    throw new InvalidArgumentError('It is a whole number.');
  return number;
}
