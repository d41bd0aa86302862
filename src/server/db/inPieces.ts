/** Reads a long table a piece at a time, by its ids: it may be larger than what one wants in memory. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Rows of a piece. */
export const PIECE = 500;

/** @param read gives the next rows in the order of their ids, PIECE at most */
export async function* inPieces<Row extends { id: number }>(
  read: (afterId: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let piece: Row[];
  let afterId = 0;
  do {
    piece = await read(afterId);
    if (piece.length > 0) yield piece;
    afterId = piece.at(-1)?.id ?? 0;
    await yieldToEventLoop();
  } while (piece.length === PIECE);
}
