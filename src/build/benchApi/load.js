/** The load, in a process of its own: acts out one scene over some connections for some time, and says how it went. */
const { createHistogram, performance } = require('node:perf_hooks');
const { openConnection } = require('./connection');
const { scenes } = require('./scenes');

const NS_PER_MS = 1e6;

async function run({ port, scene: sceneName, connections, seconds, warmUp, products, firstNumber }) {
  const scene = scenes.find(({ name }) => name === sceneName);
  const histogram = createHistogram();
  const startedAt = performance.now() + warmUp * 1000;
  const endsAt = startedAt + seconds * 1000;
  let number = firstNumber;

  const shopper = async () => {
    const connection = await openConnection(port);
    const opened = await scene.open(connection);
    for (let before = performance.now(); before < endsAt; ) {
      number += 1;
      await scene.act(connection, { number, products, opened });
      const after = performance.now();
      if (before >= startedAt && after <= endsAt) histogram.record(Math.max(1, Math.round((after - before) * NS_PER_MS)));
      before = after;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  return {
    perSecond: histogram.count / seconds,
    p50: histogram.percentile(50) / NS_PER_MS,
    p99: histogram.percentile(99) / NS_PER_MS,
    lastNumber: number,
  };
}

process.once('message', (task) => {
  run(task).then(
    (result) => process.send({ result }, () => process.exit(0)),
    (error) => process.send({ fault: error.message }, () => process.exit(1)),
  );
});
