/** An answer that two networks ask for waits in the line of the one that asked first, which may be sent away. */
import type { FastifyPluginAsync } from 'fastify';
import { makeConcurrencyLimit } from '../../../src/server/load/concurrencyLimit';
import { buildTestApp } from '../../support/server/buildTestApp';
import { held } from '../../support/lib/held';
import { until } from '../../support/lib/until';

describe('An answer under way', () => {
  it('is made for whoever else waits for it, where the first who asked is sent away', async () => {
    const first = held<string>();
    const limit = makeConcurrencyLimit(1, 2);
    const begun: string[] = [];
    const pages: FastifyPluginAsync = async (app) => {
      const answers = app.responseCacheOf('pages', () => 0, limit);
      app.get<{ Params: { name: string } }>('/slow/:name', (request, reply) => {
        const { name } = request.params;
        return answers.send(request, reply, name, async () => {
          begun.push(name);
          return { html: name === 'first' ? await first.promise : name };
        });
      });
    };
    const shop = await buildTestApp({ pages, config: { trustProxy: ['loopback'] } });
    const ask = (name: string, from: string) =>
      shop.app.inject({ url: `/slow/${name}`, headers: { 'x-forwarded-for': from } });

    const much = [ask('first', '203.0.113.1')];
    await until('the first to run', () => Promise.resolve(begun.length === 1));
    much.push(ask('second', '203.0.113.1'), ask('shared', '203.0.113.1'));
    const shared = ask('shared', '203.0.113.2');
    const newcomer = ask('newcomer', '203.0.113.3');
    const [running, ...waiting] = much;
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    first.release('first');
    expect((await running)?.body).toBe('first');
    expect((await shared).body).toBe('shared');
    expect((await newcomer).body).toBe('newcomer');
    await shop.close();
  });
});
