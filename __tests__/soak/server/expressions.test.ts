/**
 * Texts as long as can be sent, made of what an expression repeats, in every parameter, field and head: the shop
 * answers each and goes on. That no expression is slow is the linter's to say (eslint.config.mjs); one that is holds
 * its thread, and is ended here by name.
 */
import type { InjectOptions } from 'fastify';
import { compoundsOf, thingOf, wordsOf } from '../../../src/search/tokens';
import { sortSizes } from '../../../src/server/areas/catalog/sizeOrder';
import { parsePrice } from '../../../src/server/lib/parsePrice';
import { parseStock, stockInDebris } from '../../../src/server/import/parseStock';
import { cleanList, cleanText, cleanTitle } from '../../../src/server/lib/cleanText';
import { cssVarsSheet } from '../../../src/server/pages/styleVariables';
import { actorFor, settle, catalogueRows } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { localPages } from '../../support/server/builtPages';
import { calls } from '../../support/server/calls';
import { endsInTime, watchThread, type Watch } from '../../support/lib/hangs';
import { longTexts as allTexts } from '../../support/data/longTexts';
import { limitFor, ROUNDS, someOf } from '../../support/lib/rounds';
import { operationsOf, readDocument, type Documented } from '../../support/server/openapi';

/** In three rounds a third of the texts goes everywhere, at night all of them. */
const longTexts: typeof allTexts = (length, starts) => someOf(allTexts(length, starts), 4);
jest.setTimeout(limitFor(30, 120, Math.min(ROUNDS, 9)));

let shop: TestShop;
let watch: Watch;
let documented: Map<string, Documented>;
beforeAll(async () => {
  watch = watchThread();
  shop = await buildTestApp({ rows: catalogueRows, pages: localPages() });
  documented = new Map(operationsOf(await readDocument(shop)).map((operation) => [operation.name, operation]));
});
afterAll(async () => {
  await shop?.close();
  await watch?.end();
});

/** What is sent, for whoever has to find out why it was not answered. */
const named = ({ method = 'GET', url }: InjectOptions, text: string): string =>
  `an answer to ${method} ${String(url).slice(0, 60)} with a long text that begins ${JSON.stringify(text.slice(0, 20))}`;

/** What a body of 64 KB holds in letters of three bytes, and a head of 16 KB in letters that are spelt `%E0%A4%B0`. */
const IN_BODY = 20_000;
const IN_HEAD = 1700;

function inQuery(request: InjectOptions, name: string, text: string): InjectOptions {
  const [address = '', query = ''] = String(request.url).split('?');
  const sent = new URLSearchParams(query);
  sent.set(name, text);
  return { ...request, url: `${address}?${sent.toString()}` };
}

function inBody(request: InjectOptions, name: string, text: string): InjectOptions {
  const payload = String(request.payload ?? '');
  if (payload.startsWith('{'))
    return { ...request, payload: JSON.stringify({ ...(JSON.parse(payload) as object), [name]: text }) };
  const sent = new URLSearchParams(payload);
  sent.set(name, text);
  return { ...request, payload: sent.toString() };
}

/** @param template of the path: `/users/userByID/{id}` */
const inPath = (request: InjectOptions, template: string, name: string, text: string): InjectOptions => {
  const own = String(request.url).split(/[/?]/);
  const address = template
    .split('/')
    .map((part, at) => (part === `{${name}}` ? encodeURIComponent(text) : (own[at] ?? part)));
  return { ...request, url: address.join('/') };
};

/** The call once for each place in which it takes a text. */
function withText(
  request: InjectOptions,
  { path: template, operation }: Documented,
  length: (longest: number) => string,
): InjectOptions[] {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header');
  const fields = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys((schema?.['properties'] ?? {}) as object),
  );
  return [
    ...parameters.map((one) =>
      one.in === 'path'
        ? inPath(request, template, one.name, length(IN_HEAD))
        : inQuery(request, one.name, length(IN_HEAD)),
    ),
    ...fields.map((name) => inBody(request, name, length(IN_BODY))),
  ];
}

const expectToGoOn = async (): Promise<void> =>
  expect((await watch.inTime('the shop to be ready afterwards', () => shop.app.inject('/readyz'))).statusCode).toBe(
    200,
  );

describe('texts as long as can be sent', () => {
  describe.each(calls)('$name', (call) => {
    it('answers every long text in every place', async () => {
      const { visitor, ids } = await actorFor(shop, call);
      const { cookie } = visitor;
      const operation = documented.get(call.name) as Documented;
      const [heads, bodies] = [longTexts(IN_HEAD), longTexts(IN_BODY)];
      for (const at of heads.keys()) {
        const [head = '', body = ''] = [heads[at], bodies[at]];
        for (const request of withText(call.request(ids), operation, (longest) =>
          longest === IN_HEAD ? head : body,
        )) {
          const { statusCode } = await watch.inTime(named(request, head), () => visitor.send(request));
          expect([statusCode, statusCode < 500]).toEqual([statusCode, true]);
          visitor.cookie = cookie;
        }
      }
      await settle(shop);
      await expectToGoOn();
    });
  });

  /** All that the server reads, or a library for it. */
  const heads = [
    'accept',
    'accept-encoding',
    'accept-language',
    'content-type',
    'cookie',
    'forwarded',
    'idempotency-key',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'save-data',
    'sec-fetch-site',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ];
  it.each(heads)('answers every long text in %s', async (head) => {
    // A head is sent in Latin letters, and without the ends of lines.
    for (const text of longTexts(15_000).filter((one) => /^[\t\u0020-\u00ff]*$/.test(one))) {
      for (const request of [
        { url: '/', headers: { accept: 'text/html' } },
        { url: '/robots.txt' },
        { url: '/api/coupons' },
        { method: 'POST' as const, url: '/users/loginUser', payload: 'a=b' },
      ]) {
        const sent = { ...request, headers: { ...request.headers, [head]: text } };
        const { statusCode } = await watch.inTime(named(request, text), () => shop.app.inject(sent));
        expect([request.url, statusCode < 500]).toEqual([request.url, true]);
      }
    }
    await expectToGoOn();
  });

  const pages = [
    '/{}',
    '/shop?search={}',
    '/shop?category={}&color={}&sort={}&page={}',
    '/productdetails/{}',
    '/productdetails/1?color={}&size={}',
    '/login?next={}',
    '/reset?token={}&email={}',
    '/pictures/{}.jpg',
    '/assets/{}',
    '/support/files/{}',
  ];
  it.each(pages)('draws %s with every long text', async (address) => {
    for (const text of longTexts(400)) {
      const request = { url: address.replaceAll('{}', encodeURIComponent(text)), headers: { accept: 'text/html' } };
      const { statusCode } = await watch.inTime(named(request, text), () => shop.app.inject(request));
      expect([text.slice(0, 20), statusCode < 500]).toEqual([text.slice(0, 20), true]);
    }
    await expectToGoOn();
  });

  /** Sheets have cells of any length; so has the markup of a page. */
  it.each<[string, (text: string) => unknown]>([
    ['a price', parsePrice],
    ['a stock', parseStock],
    ['a stock in the wrong column', stockInDebris],
    ['a description', cleanText],
    ['a title', cleanTitle],
    ['a list', cleanList],
    ['a size', (text) => sortSizes([text, 'M'])],
    ['words', wordsOf],
    ['words written apart', compoundsOf],
    ['the name of a thing', thingOf],
    ['a CSS variable', (text) => cssVarsSheet(` data-vars="--a:${text}`)],
  ])('reads every long text as %s', (what, read) => {
    for (const text of [
      ...longTexts(200_000, ['', 'a', '₹', 'rs 1', '1 d', '<script>']),
      `--${'b:b---b:b--'.repeat(5000)}`,
    ]) {
      endsInTime(`${text.length} characters that begin ${JSON.stringify(text.slice(0, 20))}, read as ${what}`, () =>
        read(text),
      );
    }
  });
});
