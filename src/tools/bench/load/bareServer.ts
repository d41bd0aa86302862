/** The control of the shop's server: a bare Fastify that sends recorded bytes of the shop from memory. */
const fastify = require('fastify');

process.once('message', async ({ recorded }) => {
  const app = fastify();
  const answers = new Map(recorded.map(({ url, headers, body }) => [url, { headers, bytes: Buffer.from(body, 'base64') }]));
  for (const path of new Set([...answers.keys()].map((url) => url.split('?')[0]))) {
    app.get(path, (request, reply) => {
      const { headers, bytes } = answers.get(request.raw.url);
      return reply.headers(headers).send(bytes);
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: app.server.address().port });
});
// The probe has unreferenced the channel, which must keep this process alive.
process.channel.ref();
// Without its parent it would listen for ever.
process.once('disconnect', () => process.exit(0));
