/**
 * The load, in a process of its own: carries out one task after the other over some connections, with figures for each.
 */
import { createHistogram, performance } from 'node:perf_hooks';
import { messageOf } from '../../failure';
import { openConnection } from './connection';
import type { LoadAnswer, LoadResult, LoadTask, Sample } from './load.types';
import { openReplay } from './replayConnection';
import { scenes } from './scenes';

const NS_PER_MS = 1e6;
/** The number of an act: each differs from those before it, so that no cache answers it. */
let number = 0;

interface Shopper {
  /** @param asked how often before */
  act: (asked: number) => Promise<unknown>;
  close: () => void;
}

/** @returns the work that one connection repeats: the same few requests, or an act of a scene */
async function shopperOf(task: LoadTask): Promise<Shopper> {
  if ('requests' in task) {
    const replay = await openReplay(task.port, task.requests);
    return { act: replay.ask, close: replay.close };
  }
  const { products } = task;
  const product = (at: number): Sample => {
    const one = products[at % products.length];
    if (!one) throw new Error('The shop has no product.');
    return one;
  };
  const scene = scenes[task.scene];
  const connection = await openConnection(task.port);
  const guestId = (await scene.open?.(connection, product)) ?? 0;
  return { act: () => scene.act(connection, { number: (number += 1), product, guestId }), close: connection.close };
}

async function run(task: LoadTask): Promise<LoadResult> {
  const histogram = createHistogram();
  const shoppers = await Promise.all(Array.from({ length: task.connections }, () => shopperOf(task)));
  const startedAt = performance.now();
  const endsAt = startedAt + ('seconds' in task ? task.seconds : 0) * 1000;
  const once = 'once' in task && 'requests' in task ? task.requests.length : null;
  const keepAsking = async ({ act }: Shopper): Promise<void> => {
    let asked = 0;
    const isOver = (now: number): boolean => (once === null ? now >= endsAt : asked === once);
    for (let before = performance.now(); !isOver(before);) {
      await act(asked);
      asked += 1;
      const after = performance.now();
      histogram.record(Math.max(1, Math.round((after - before) * NS_PER_MS)));
      before = after;
    }
  };
  // Never asleep while it waits: a server that wakes a sleeping reader on another processor pays for it, and the
  // quicker of two servers, which keeps its reader busy, would not.
  let isRunning = true;
  const stayAwake = (): void => {
    if (isRunning) setImmediate(stayAwake);
  };
  stayAwake();
  await Promise.all(shoppers.map(keepAsking));
  isRunning = false;
  const tookMs = performance.now() - startedAt;
  for (const { close } of shoppers) close();
  const percentile = (of: number): number => histogram.percentile(of) / NS_PER_MS;
  return {
    acts: histogram.count,
    tookMs,
    perSecond: (histogram.count / tookMs) * 1000,
    p50: percentile(50),
    p99: percentile(99),
  };
}

const tell = (answer: LoadAnswer): void => void process.send?.(answer);

process.on('message', (message) => {
  const task = message as LoadTask | 'cost';
  // The probe answers that.
  if (task === 'cost') return;
  run(task).then(
    (result) => tell({ result }),
    (failure: unknown) => tell({ fault: messageOf(failure) }),
  );
});
// The probe has unreferenced the channel, which must keep this process alive.
process.channel?.ref();
process.once('disconnect', () => process.exit(0));
