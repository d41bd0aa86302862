/** A typed price range → filters (decision 41). Pure. */
import { toAsciiDigits } from '../../../contract/rules/typedNumbers';
import { PRICE_UNBOUNDED } from '../../lib/constants';

export const priceMessages = {
  amount: 'Please enter an amount in whole rupees.',
  order: 'The lowest price must not be above the highest.',
} as const;

export interface TypedRange {
  min: string;
  max: string;
}

type Parsed =
  { minPrice?: number | undefined; maxPrice?: number | undefined } | { field: keyof TypedRange; error: string };

const amount = (typed: string): number | undefined | null => {
  const text = toAsciiDigits(typed).replace(/[₹,\s]/g, '');
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** 0 and what the requirements start from, 30000, mean 'no limit'. */
const limits = (low: number | undefined, high: number | undefined) => ({
  minPrice: low === 0 ? undefined : low,
  maxPrice: high !== undefined && high >= PRICE_UNBOUNDED ? undefined : high,
});

export function parseRange({ min, max }: TypedRange): Parsed {
  const low = amount(min);
  const high = amount(max);
  if (low === null) return { field: 'min', error: priceMessages.amount };
  if (high === null) return { field: 'max', error: priceMessages.amount };
  const { minPrice, maxPrice } = limits(low, high);
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    return { field: 'min', error: priceMessages.order };
  return { minPrice, maxPrice };
}

/** What can be understood of a range that is still being typed. */
export const readRange = ({ min, max }: TypedRange) => limits(amount(min) ?? undefined, amount(max) ?? undefined);
