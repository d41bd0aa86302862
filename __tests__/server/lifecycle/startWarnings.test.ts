/**
 * What a shop that opens says of what it keeps: pictures that its pages do not show, and a proxy that it saw and does
 * not know.
 */
import { noteProxy } from '../../../src/server/plugins/proxyNote';
import { readConfig } from '../../../src/server/plugins/config';
import { startWarnings } from '../../../src/server/lifecycle/startWarnings';
import { insertRows } from '../../support/data/insertRows';
import { categoryRow, NOW, productRow } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test?.close());

const warningsWith = (env: Record<string, string> = {}) => startWarnings(readConfig(env), test.database, NOW);

describe('a shop that opens', () => {
  it('says nothing where all is well', async () => {
    expect(await warningsWith()).toEqual([]);
  });

  it('names the hosts whose pictures and films its pages do not show, until they are named', async () => {
    const words = { redirect_url: '', title: '', description: '', poster: '' };
    const film = { section: 'video', position: 0, url: 'https://films.example/knit.mp4' } as const;
    await insertRows(test.database, {
      category: [categoryRow(3, 'Kids', { picture_url: 'https://cdn.example/kids.jpg' })],
      product: [productRow({ pictures: '["/pictures/a-1.jpg","https://cdn.example/a.jpg"]' })],
      home_item: [{ ...film, ...words }],
    });
    const told = await warningsWith();
    expect(told).toEqual([expect.stringContaining('the setting PICTURE_HOSTS names their host')]);
    expect(told[0]).toContain('cdn.example (2), films.example (1)');
    const fewer = await warningsWith({ PICTURE_HOSTS: 'cdn.example' });
    expect(fewer).toEqual([expect.stringContaining('films of films.example (1) until')]);
    expect(await warningsWith({ PICTURE_HOSTS: 'cdn.example,https://films.example' })).toEqual([]);
  });

  it('says that requests came through a proxy that it does not know, until it is told of one', async () => {
    await noteProxy(test.database, [], NOW);
    expect(await warningsWith()).toEqual([expect.stringMatching(/^Before this start: .*TRUST_PROXY/)]);
    expect(await warningsWith({ TRUST_PROXY: 'loopback' })).toEqual([]);
    expect(await warningsWith()).toEqual([]);
  });
});
