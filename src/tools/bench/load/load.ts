/**
 * The load, in a process of its own: carries out one task after the other over some connections, with figures for each.
 */
const { createHistogram, performance } = require('node:perf_hooks');
const { openConnection } = require('./connection');
const { openReplay } = require('./replayConnection');
const { scenes } = require('./scenes');

const NS_PER_MS = 1e6;
/** The number of an act: each differs from those before it, so that no cache answers it. */
let number = 0;

/** @returns the work that one connection repeats: the same few requests, or an act of a scene */
async function shopperOf({ port, requests, scene: name, products }) {
  if (requests) {
    const replay = await openReplay(port, requests);
    return { act: replay.ask, close: replay.close };
  }
  const scene = scenes[name];
  const connection = await openConnection(port);
  const opened = await scene.open(connection, { products });
  return { act: () => scene.act(connection, { number: (number += 1), products, opened }), close: connection.close };
}

async function run(task) {
  const histogram = createHistogram();
  const shoppers = await Promise.all(Array.from({ length: task.connections }, () => shopperOf(task)));
  const startedAt = performance.now();
  const endsAt = startedAt + (task.seconds ?? 0) * 1000;
  const keepAsking = async ({ act }) => {
    let asked = 0;
    const isOver = (now) => (task.once ? asked === task.requests.length : now >= endsAt);
    for (let before = performance.now(); !isOver(before); ) {
      await act(asked);
      asked += 1;
      const after = performance.now();
      histogram.record(Math.max(1, Math.round((after - before) * NS_PER_MS)));
      before = after;
    }
  };
  await Promise.all(shoppers.map(keepAsking));
  const tookMs = performance.now() - startedAt;
  for (const { close } of shoppers) close();
  const percentile = (of) => histogram.percentile(of) / NS_PER_MS;
  return { acts: histogram.count, tookMs, perSecond: (histogram.count / tookMs) * 1000, p50: percentile(50), p99: percentile(99) };
}

process.on('message', (task) => {
  if (task === 'cost') return;
  run(task).then((result) => process.send({ result }), (error) => process.send({ fault: error.message }));
});
// The probe has unreferenced the channel, which must keep this process alive.
process.channel.ref();
process.once('disconnect', () => process.exit(0));
