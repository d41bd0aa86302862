/**
 * Node accepts one connection in each turn of its event loop. While each turn holds a long piece of work, new
 * connections wait in the system's accept backlog: one turn for each of them, uncounted, and without an answer that
 * tells them to come back.
 */
import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** As many as the system holds (Node's `backlog`): a flood without end delays work for no longer than they take. */
const MOST_WAITING = 511;

/**
 * @returns a function that drains the accept backlog of `server` by empty turns of the event loop. When its promise
 * resolves, the server has read the requests that came with the new connections. Call it before work that holds the
 * processor for long.
 */
export function makeBacklogDrain(server: Pick<Server, 'on'>): () => Promise<void> {
  let accepted = 0;
  const count = (): void => void (accepted += 1);
  server.on('connection', count);
  // Node accepts and closes a connection above `maxConnections`.
  server.on('drop', count);

  let draining: Promise<void> | undefined;
  async function drain(): Promise<void> {
    // Waits for the end of this turn, so that each turn below is a whole one.
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
