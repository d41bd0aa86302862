/**
 * Loaded into a server before its own code (`node --require`): tells the parent process what this one has cost so far,
 * and for how long it served nobody else. Plain JavaScript, so that the measured server runs without a loader.
 */
const { monitorEventLoopDelay } = require('node:perf_hooks');

const RESOLUTION_MS = 1;
/** @type {import('node:perf_hooks').IntervalHistogram | undefined} */
let delay;

/** Milliseconds of the longest time without a turn of the event loop since the last asking; the first one begins. */
function held() {
  delay ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const longest = delay.max / 1e6 - RESOLUTION_MS;
  delay.enable();
  delay.reset();
  return Math.max(0, longest);
}

process.on('message', (message) => {
  if (message === 'held') process.send?.({ heldMs: held() });
  if (message !== 'cost') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 });
});
// The channel to the parent must not keep a server alive that ends.
process.channel?.unref();
