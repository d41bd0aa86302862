/**
 * The price slider's two thumbs stand on a scale of 0 to 100 (docs/requirements.md section 2), whatever the rupees at
 * its ends. Pure.
 */
import { readRange } from './typedRange';
import type { TypedRange } from './typedRange';

export const SCALE_END = 100;

/** Whole rupees at the ends of the scale. */
export interface PriceEnds {
  min: number;
  max: number;
}

export type Positions = Record<keyof TypedRange, number>;

export const rupeesAt = (position: number, { min, max }: PriceEnds): number =>
  Math.round(min + ((max - min) * position) / SCALE_END);

function positionOf(rupees: number, { min, max }: PriceEnds): number {
  if (max <= min) return rupees < max ? 0 : SCALE_END;
  return Math.round(Math.min(1, Math.max(0, (rupees - min) / (max - min))) * SCALE_END);
}

/** Where the thumbs stand for what is typed; an end where nothing that can be understood is. */
export function positionsOf(typed: TypedRange, ends: PriceEnds): Positions {
  const { minPrice, maxPrice } = readRange(typed);
  const min = minPrice === undefined ? 0 : positionOf(minPrice, ends);
  const max = maxPrice === undefined ? SCALE_END : positionOf(maxPrice, ends);
  return { min: Math.min(min, max), max };
}

/** What a moved thumb types: nothing at its own end, which means no limit. It never passes the other one. */
export function typedAt(thumb: keyof TypedRange, position: number, others: Positions, ends: PriceEnds): string {
  const isFree = thumb === 'min' ? position <= 0 : position >= SCALE_END;
  const reached = thumb === 'min' ? Math.min(position, others.max) : Math.max(position, others.min);
  return isFree ? '' : String(rupeesAt(reached, ends));
}
