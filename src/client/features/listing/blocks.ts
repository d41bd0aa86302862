/**
 * A list of thousands is cut into blocks, and only the blocks near the screen are drawn
 * (docs/decisions/0209-listing.md). Pure. Blocks count from 0, places in the list from 1, as a screen reader says them.
 */
import type { CSSProperties } from 'react';

/** Whole rows in two, three and four columns. */
export const BLOCK_SIZE = 48;

/** Screens above and below the visible one in which blocks are drawn. */
const REACH = 1.5;

/** How the list lies on the page just now, in CSS pixels. */
export interface ListLayout {
  columns: number;
  /** From the top of one row to the top of the next. */
  rowPitch: number;
}

export interface Near {
  first: number;
  last: number;
  /** Holds the focus, wherever it is. */
  focused: number | null;
}

export const countBlocks = (total: number): number => Math.ceil(total / BLOCK_SIZE);

/** How many products a block has: the last one may have fewer. */
export const blockLength = (total: number, block: number): number => Math.min(BLOCK_SIZE, total - block * BLOCK_SIZE);

export const blockOf = (place: number): number => Math.floor((place - 1) / BLOCK_SIZE);

/** @param top of the list, from the window's upper edge; negative once it is scrolled past. */
export function nearBlocks(
  total: number,
  top: number,
  screenHeight: number,
  { columns, rowPitch }: ListLayout,
): Omit<Near, 'focused'> {
  const last = Math.max(0, countBlocks(total) - 1);
  const height = (BLOCK_SIZE / columns) * rowPitch;
  // Where nothing is laid out, nothing is far.
  if (!(height > 0)) return { first: 0, last };
  const blockAt = (y: number) => Math.min(last, Math.max(0, Math.floor((y - top) / height)));
  return { first: blockAt(-REACH * screenHeight), last: blockAt((1 + REACH) * screenHeight) };
}

/** Tab reaches the next card over a block's border, so the neighbours of the block with the focus are drawn too. */
export const isNear = ({ first, last, focused }: Near, block: number): boolean =>
  (block >= first && block <= last) || (focused !== null && Math.abs(block - focused) <= 1);

/**
 * How many rows cards take, for each number of columns; listing.css picks one. `before`: cards that stand ahead of them
 * in the block.
 */
export function rowsStyle(count: number, before = 0): CSSProperties {
  const rows = (columns: number) => Math.ceil(count / columns) - Math.ceil(before / columns);
  return { '--rows-in-2': rows(2), '--rows-in-3': rows(3) } as CSSProperties;
}
