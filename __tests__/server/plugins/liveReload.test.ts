import { LIVE_RELOAD_PATH } from '../../../src/contract/liveReload';
import { buildTestApp } from '../../support/server/buildTestApp';

/** What an open page hears from one run of the server, until that stops. */
async function heardFromOneRun(): Promise<{ type: string | null; text: string }> {
  const shop = await buildTestApp({ config: { liveReload: true } });
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}${LIVE_RELOAD_PATH}`);
  await shop.close();
  return { type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('live reload', () => {
  it('tells open pages apart two runs of the server, and does not hold up its stop', async () => {
    const [first, second] = [await heardFromOneRun(), await heardFromOneRun()];
    expect(first.type).toBe('text/event-stream');
    expect(first.text).toMatch(/^retry: \d+\ndata: [\w-]{36}\n\n$/);
    expect(second.text).not.toBe(first.text);
  });

  it('is not there unless it is asked for', async () => {
    const shop = await buildTestApp();
    expect((await shop.app.inject(LIVE_RELOAD_PATH)).statusCode).toBe(404);
    await shop.close();
  });
});
