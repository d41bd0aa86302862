/**
 * Node accepts one connection in each turn of its event loop. Between long pieces of work new connections thus wait in
 * the system's accept backlog, one such piece for each of them, uncounted, and nobody can tell them to come back.
 */
import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** As many as the system holds (Node's `backlog`): a flood without end delays work for no longer than they take. */
const MOST_WAITING = 511;

/**
 * Gives what drains the accept backlog of `server` by empty turns of the event loop: when it resolves, the requests
 * that the new connections brought along have been heard. Call it before whatever takes the processor for long.
 */
export function makeBacklogDrain(server: Pick<Server, 'on'>): () => Promise<void> {
  let accepted = 0;
  const count = (): void => void (accepted += 1);
  server.on('connection', count);
  // One too many, which is accepted and closed.
  server.on('drop', count);

  let draining: Promise<void> | undefined;
  async function drain(): Promise<void> {
    // To where a turn ends: from there on the next one is whole.
    await nextTurn();
    for (let turn = 0; turn <= MOST_WAITING; turn += 1) {
      const before = accepted;
      await nextTurn();
      if (accepted === before) return;
    }
  }
  return () => {
    draining ??= drain().finally(() => (draining = undefined));
    return draining;
  };
}
