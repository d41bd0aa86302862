/**
 * Loaded into a server before its own code (`node --require`): tells the parent process what this one has cost so far.
 */
process.on('message', (message) => {
  if (message !== 'cost') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 });
});
// The channel to the parent must not keep a server alive that ends.
process.channel.unref();
