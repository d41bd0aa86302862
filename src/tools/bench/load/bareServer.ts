/** The control of the shop's server: a bare Fastify that sends recorded bytes of the shop from memory. */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { RecordedAnswer } from './load.types';

async function serve(recorded: readonly RecordedAnswer[]): Promise<number> {
  const app = fastify();
  const answers = new Map(
    recorded.map(({ url, headers, body }) => [url, { headers, bytes: Buffer.from(body, 'base64') }]),
  );
  for (const path of new Set([...answers.keys()].map((url) => url.split('?')[0] ?? url))) {
    app.get(path, (request, reply) => {
      const answer = answers.get(request.raw.url ?? '');
      if (answer) return reply.headers(answer.headers).send(answer.bytes);
      reply.callNotFound();
      return reply;
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

process.once('message', (message) => {
  const { recorded } = message as { recorded: RecordedAnswer[] };
  void serve(recorded).then((port) => process.send?.({ port }));
});
// The probe has unreferenced the channel, which must keep this process alive.
process.channel?.ref();
// Without its parent it would listen for ever.
process.once('disconnect', () => process.exit(0));
