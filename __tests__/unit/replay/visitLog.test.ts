import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changesBetween } from '../../../src/replay/changes';
import { dateText, timeText } from '../../../src/replay/timeText';
import { isFound, momentsOf, timelineOf, troublesOf } from '../../../src/replay/timeline';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';

const startedAt = Date.UTC(2026, 3, 1, 6, 30);
const bundle: SupportBundle = {
  payload: JSON.stringify([
    { type: 'cart/lineAdded', payload: { productName: 'Twirl frock', orderQuantity: 1 } },
    { type: 'api/addProduct/pending' },
    { type: 'api/addProduct/rejected' },
    { type: 'cart/lineRefused' },
  ]),
  preloadedState: '{}',
  visit: {
    format: 1,
    ...{ version: '', commit: '', build: '' },
    savedAt: '',
    startedAt: new Date(startedAt).toISOString(),
    timeZone: 'Asia/Kolkata',
    language: 'en-IN',
    browser: '',
    viewport: { width: 360, height: 780, pixelRatio: 2 },
    reducedMotion: false,
    touch: true,
  },
  times: [1000, 1010, 1500, 1500],
  scrolls: [],
  failedCalls: [
    { at: startedAt + 1500, endpoint: 'addProduct', status: 409, code: 'OUT_OF_STOCK', message: 'Only 1 left.' },
  ],
  consoleErrors: [
    { at: startedAt + 1200, text: 'TypeError: x is undefined' },
    { at: startedAt - 5, text: 'before anything' },
  ],
};

describe('log of a visit', () => {
  it('puts failed calls and console errors between the actions, where they happened', () => {
    const moments = momentsOf(bundle);
    const entries = timelineOf(moments, troublesOf(bundle, moments));
    expect(entries.map((entry) => (entry.kind === 'moment' ? entry.label : entry.text))).toEqual([
      'The visit begins',
      'before anything',
      'cart/lineAdded Twirl frock ×1',
      'api/addProduct/pending',
      'TypeError: x is undefined',
      'api/addProduct/rejected',
      'cart/lineRefused',
      'addProduct: 409 · OUT_OF_STOCK · Only 1 left.',
    ]);
  });

  it('calls steps as DevTools’ panel does, and one that cannot be read by its type', () => {
    const place = { pathname: '/cart', search: '', hash: '', key: 'k', state: null, action: 'PUSH' };
    const actions = [
      { type: 'location/changed', payload: place },
      { type: 'location/changed', payload: null },
      { type: 'view/noticeShown', payload: { scope: 'page', name: 'coupon', value: 'No.', pathname: '/cart' } },
      { type: ' ' },
      5,
    ];
    const moments = momentsOf({ ...bundle, payload: JSON.stringify(actions) });
    expect(moments.map(({ label }) => label)).toEqual([
      'The visit begins',
      'location/changed /cart',
      'location/changed',
      'view/noticeShown coupon',
      '(no type)',
      '(no type)',
    ]);
  });

  it('tells a call that had no answer from one that was refused', () => {
    const calls = [{ at: startedAt, endpoint: 'getCart', status: 0, code: 'NETWORK', message: '' }];
    const moments = momentsOf(bundle);
    expect(troublesOf({ ...bundle, failedCalls: calls, consoleErrors: [] }, moments).map(({ text }) => text)).toEqual([
      'getCart: no answer · NETWORK',
    ]);
  });

  it('finds rows by what they say, in any case', () => {
    const moments = momentsOf(bundle);
    const entries = timelineOf(moments, troublesOf(bundle, moments));
    expect(entries.filter((entry) => isFound(entry, ' CART ')).length).toBe(2);
    expect(entries.filter((entry) => isFound(entry, 'stock')).length).toBe(1);
    expect(entries.filter((entry) => isFound(entry, 'twirl')).length).toBe(1);
    expect(entries.every((entry) => isFound(entry, ''))).toBe(true);
  });

  it('names what an action added, changed and removed, from the slice down', () => {
    const catalogue = { data: [{ productId: 1 }, { productId: 2 }] };
    const before = {
      cart: { count: 1, lines: [{ id: 7 }] },
      coupon: { code: 'FIRST' },
      api: { queries: { all: catalogue, 'getCart("g1")': { status: 'pending' } } },
    };
    const after = {
      cart: { count: 2, lines: [{ id: 7 }, { id: 8 }] },
      coupon: {},
      api: { queries: { all: catalogue, 'getCart("g1")': { status: 'fulfilled' } } },
      panel: { open: null },
    };
    expect(changesBetween(before, after)).toEqual([
      { kind: 'changed', path: 'cart › count', before: 1, after: 2 },
      { kind: 'added', path: 'cart › lines › 1', after: { id: 8 } },
      { kind: 'removed', path: 'coupon › code', before: 'FIRST' },
      { kind: 'changed', path: 'api › queries › getCart("g1") › status', before: 'pending', after: 'fulfilled' },
      { kind: 'added', path: 'panel', after: { open: null } },
    ]);
    expect(changesBetween(before, before)).toEqual([]);
    expect(changesBetween(undefined, before)).toEqual([]);
  });

  it('does not look into what two states share', () => {
    const shared = Object.defineProperty({}, 'product', {
      enumerable: true,
      get: () => {
        throw new Error('looked');
      },
    });
    expect(changesBetween({ api: { all: shared }, n: 1 }, { api: { all: shared }, n: 2 })).toEqual([
      { kind: 'changed', path: 'n', before: 1, after: 2 },
    ]);
  });

  it.each([
    [0, '0:00.0'],
    [3270, '0:03.2'],
    [64_000, '1:04.0'],
    [3_723_400, '1:02:03.4'],
  ])('writes %i ms since the beginning as %s', (ms, text) => {
    expect(timeText(ms)).toBe(text);
  });

  it('tells the date as the shopper’s clock did, and none for a file that knows none', () => {
    expect(dateText('2026-04-01T20:30:00.000Z', 'Asia/Kolkata')).toContain('2 Apr 2026');
    expect(dateText('2026-04-01T20:30:00.000Z', 'No/Such_Zone')).toContain('1 Apr 2026');
    expect(dateText('1970-01-01T00:00:00.000Z', '')).toBe('');
  });

  it('knows every endpoint before it reads a log, whichever screen would have brought it', () => {
    const source = path.resolve(__dirname, '../../../src/client');
    const written = readFileSync(path.join(source, 'app/problem/everyEndpoint.ts'), 'utf8');
    const files = readdirSync(path.join(source, 'api')).filter((file) =>
      readFileSync(path.join(source, 'api', file), 'utf8').includes('injectEndpoints'),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) expect(written).toContain(`'../../api/${file.replace(/\.ts$/, '')}'`);
  });
});
