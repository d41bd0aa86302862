/** `GET /admin/api/events`: server-sent events for an open desk (docs/contract.md section 11). */
import { PassThrough } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../../lib/domainError';
import type { DeskNews } from './deskNews';
import { STAFF_BASE } from './staffCall';

interface Options {
  news: DeskNews;
  /** Milliseconds between two signs of life, at which session and role are looked at. */
  beatMs: number;
}

/** Desks that listen to one process, and windows of one account. */
const MOST_OPEN = 200;
const MOST_OF_ONE = 8;
/** Milliseconds until a browser that has lost the server asks again. */
const RETRY_MS = 3000;

/** A browser that has lost the server comes again by itself. */
const config = { staff: { roles: ['owner', 'orders', 'support'], background: true } } as const;

export const deskEventRoutes: FastifyPluginAsync<Options> = async (app, { news, beatMs }) => {
  const open = new Map<PassThrough, string>();

  // An answer that never ends is none of the document's calls: hidden, and described in the contract.
  const options = { schema: { hide: true }, config, exposeHeadRoute: false };
  app.get(`${STAFF_BASE}/events`, options, (request, reply) => {
    const { id } = app.staffOf(request);
    const own = [...open.values()].filter((one) => one === id).length;
    if (open.size >= MOST_OPEN || own >= MOST_OF_ONE) {
      throw new DomainError(
        'TOO_MANY_REQUESTS',
        'Too many windows are open. Close one of them, and load this one anew.',
      );
    }
    const events = new PassThrough();
    open.set(events, id);
    const write = (text: string): boolean => events.writable && events.write(text);
    const { isListening, stop } = news.listen((kind, event) => {
      // A desk that does not read is cut off, or what waits for it would fill the memory.
      if (!write(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`)) events.destroy();
    });
    const beat = setInterval(() => {
      void app.isStaffIn(request).then(
        (isIn) => (isIn ? write(': here\n\n') : events.end()),
        () => undefined,
      );
    }, beatMs).unref();
    events.once('close', () => {
      clearInterval(beat);
      stop();
      open.delete(events);
    });
    // The first bytes open the stream in the browser, which then reads its lists: nothing falls in between.
    void isListening.then(() => write(`retry: ${RETRY_MS}\n\n`));
    // Its connection ends with it, so that none is left over when the server stops.
    return reply.headers({ 'x-accel-buffering': 'no', connection: 'close' }).type('text/event-stream').send(events);
  });

  // An answer that never ends would hold up the server's stop.
  app.addHook('preClose', async () => {
    for (const events of open.keys()) events.end();
  });
};
