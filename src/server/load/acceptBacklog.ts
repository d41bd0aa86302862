/**
 * Node accepts one connection in each turn of its event loop. Between long pieces of work a crowd that has just come would thus stand
 * outside for as many of them as it has heads, uncounted, and nobody could tell it to come back.
 */
import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** As many as the system lets wait outside (Node's `backlog`): a flood without end holds no work up for longer than they take. */
const MOST_OUTSIDE = 511;

/**
 * Gives what lets everybody in who waits to be connected to `server`, by empty turns of the event loop: when it resolves, the requests
 * that they brought along have been heard. Call it before whatever takes the processor for long.
 */
export function makeNewcomers(server: Pick<Server, 'on'>): () => Promise<void> {
  let came = 0;
  const count = (): void => void (came += 1);
  server.on('connection', count);
  // One too many, who is let in and sent off.
  server.on('drop', count);

  let letting: Promise<void> | undefined;
  async function letIn(): Promise<void> {
    // To where a turn ends: from there on the next one is whole.
    await nextTurn();
    for (let turn = 0; turn <= MOST_OUTSIDE; turn += 1) {
      const before = came;
      await nextTurn();
      if (came === before) return;
    }
  }
  return () => {
    letting ??= letIn().finally(() => (letting = undefined));
    return letting;
  };
}
