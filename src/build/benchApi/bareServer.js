/** What the shop is measured against: Fastify and nothing else, sending bytes that the shop once sent, from memory. */
const fastify = require('fastify');

process.once('message', async ({ recorded }) => {
  const app = fastify();
  // Bodies are read, as they must be, and not looked at.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const { method, path, status, headers, body } of recorded) {
    const bytes = Buffer.from(body, 'base64');
    app.route({ method, url: path, handler: (_request, reply) => reply.code(status).headers(headers).send(bytes) });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: app.server.address().port });
});
// An orphan would listen for ever.
process.once('disconnect', () => process.exit(0));
