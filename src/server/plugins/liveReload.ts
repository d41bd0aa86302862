/**
 * For `npm run dev`: tells open pages which run of the server they talk to, so that they reload after a restart
 * (client/app/liveReload).
 */
import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import fp from 'fastify-plugin';
import { LIVE_RELOAD_PATH } from '../../contract/liveReload';

/** Milliseconds until a page that has lost the server asks for it again. */
const RETRY_MS = 300;

export default fp(
  (app, _options, done) => {
    const run = randomUUID();
    const open = new Set<PassThrough>();

    app.get(LIVE_RELOAD_PATH, { schema: { hide: true }, config: { answersAlways: true } }, (_request, reply) => {
      const events = new PassThrough();
      open.add(events);
      events.once('close', () => open.delete(events));
      events.write(`retry: ${RETRY_MS}\ndata: ${run}\n\n`);
      return reply.header('cache-control', 'no-store').type('text/event-stream').send(events);
    });

    // An answer that never ends would hold up the server's stop.
    app.addHook('preClose', async () => open.forEach((events) => events.end()));
    done();
  },
  { name: 'liveReload' },
);
