/** Which files are saved visits, and what is said of one that is not. */
import { parseBundle } from '../../../../src/client/lib/supportBundle';

const whole = {
  payload: JSON.stringify([{ type: 'a' }, { type: 'b', payload: 1 }]),
  preloadedState: JSON.stringify({ location: { pathname: '/' } }),
  visit: {
    format: 1,
    version: '0.9.0',
    commit: '555faab3c1',
    build: '0a1b2c3d4e',
    savedAt: '2026-11-20T04:05:00.000Z',
    startedAt: '2026-11-20T04:00:00.000Z',
    timeZone: 'Asia/Kolkata',
    language: 'en-IN',
    browser: 'A browser',
    viewport: { width: 360, height: 780, pixelRatio: 2 },
    reducedMotion: true,
    touch: true,
  },
  times: [10, 2000],
  scrolls: [0, 0, 640],
  failedCalls: [{ at: 5, endpoint: 'getCart', status: 0, code: 'NETWORK', message: '' }],
  consoleErrors: [{ at: 6, text: 'TypeError: x' }],
};

describe('file of a visit', () => {
  it('reads a saved visit as it was written', () => {
    expect(parseBundle(JSON.stringify(whole))).toEqual({ bundle: whole });
  });

  it('reads a file from before a version stood in it', () => {
    const { version: _version, commit: _commit, ...visit } = whole.visit;
    expect(parseBundle(JSON.stringify({ ...whole, visit }))).toMatchObject({
      bundle: { visit: { version: '', commit: '', build: '0a1b2c3d4e' } },
    });
  });

  it('reads an export of Redux DevTools, which says nothing of the visit', () => {
    const { payload, preloadedState } = whole;
    expect(parseBundle(JSON.stringify({ payload, preloadedState }))).toMatchObject({
      bundle: {
        payload,
        preloadedState,
        visit: { build: '', viewport: { width: 1280, height: 800, pixelRatio: 1 } },
        times: [0, 0],
        scrolls: [],
        failedCalls: [],
        consoleErrors: [],
      },
    });
  });

  it('takes for times what can be times: never back, and never none', () => {
    const parsed = parseBundle(
      JSON.stringify({ ...whole, payload: JSON.stringify(Array(4).fill({ type: 'a' })), times: [5, 'x', 3] }),
    );
    expect(parsed).toMatchObject({ bundle: { times: [5, 5, 5, 5] } });
  });

  it('leaves an action that is none to the replay, which names it and shows the others', () => {
    const payload = JSON.stringify([{ type: 'a' }, {}, 7, null, []]);
    const parsed = parseBundle(JSON.stringify({ ...whole, payload }));
    expect(parsed).toMatchObject({ bundle: { payload, times: { length: 5 } } });
  });

  it('knows where the page was scrolled only where every step has its place', () => {
    const scrollsOf = (scrolls: unknown) => parseBundle(JSON.stringify({ ...whole, scrolls }));
    expect(scrollsOf([0, -5, 'x'])).toMatchObject({ bundle: { scrolls: [0, 0, 0] } });
    expect(scrollsOf([0, 5])).toMatchObject({ bundle: { scrolls: [] } });
    expect(scrollsOf('far down')).toMatchObject({ bundle: { scrolls: [] } });
  });

  it('draws no window larger than any screen', () => {
    const visit = { ...whole.visit, viewport: { width: 1e9, height: -4, pixelRatio: 1 } };
    const parsed = parseBundle(JSON.stringify({ ...whole, visit }));
    expect(parsed).toMatchObject({ bundle: { visit: { viewport: { width: 10_000, height: 1 } } } });
  });

  const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
  it.each<[string, object, string]>([
    [
      '200,000 steps',
      { payload: `[${Array(200_000).fill('{"type":"a"}').join()}]` },
      'This file has 200,000 steps, and 20,000 is the most that this page shows.',
    ],
    [
      'a state nested 10,000 deep',
      { preloadedState: nested(10_000) },
      'The starting state in this file holds lists or objects nested more than 100 deep, which this page cannot show.',
    ],
    [
      'an action nested 300,000 deep',
      { payload: `[{"type":"a"},${nested(300_000)}]` },
      'Step 2 in this file holds lists or objects nested more than 100 deep, which this page cannot show.',
    ],
    [
      'a text of 50 MB',
      { payload: JSON.stringify([{ type: 'a', payload: 'x'.repeat(50_000_000) }]) },
      'Step 1 in this file holds a text of more than a million characters, which this page cannot show.',
    ],
    [
      'a text of 50 MB for a name',
      { preloadedState: JSON.stringify({ ['x'.repeat(50_000_000)]: 1 }) },
      'The starting state in this file holds a text of more than a million characters, which this page cannot show.',
    ],
    [
      'a long text beside the log',
      { consoleErrors: [{ at: 1, text: 'x'.repeat(2_000_000) }] },
      'This file holds a text of more than a million characters, which this page cannot show.',
    ],
    [
      '20,001 console errors',
      { consoleErrors: Array(20_001).fill({ at: 1, text: 'x' }) },
      'This file has more than 20,000 failed calls and console errors, which this page cannot show.',
    ],
    [
      'a file of 65 MB',
      { other: 'x'.repeat(65_000_000) },
      'This file is too large for a saved visit: it has 66 MB, and 64 MB is the most.',
    ],
  ])('refuses %s in one sentence', (_, changes, fault) => {
    expect(parseBundle(JSON.stringify({ ...whole, ...changes }))).toEqual({ fault });
  });

  it('reads the longest visit that a shop can have recorded', () => {
    const rows = Array.from({ length: 10 }, (__, id) => ({ id, text: 'x'.repeat(900) }));
    const payload = JSON.stringify(Array(2000).fill({ type: 'api/getListing/fulfilled', payload: rows }));
    expect(parseBundle(JSON.stringify({ ...whole, payload }))).toHaveProperty('bundle');
  });

  it.each<[string, string, RegExp]>([
    ['no JSON', 'hello', /no JSON, or only a part of it arrived/],
    ['half a file', JSON.stringify(whole).slice(0, 90), /no JSON, or only a part of it arrived/],
    ['a list', '[]', /holds no JSON object/],
    ['nothing', 'null', /holds no JSON object/],
    ['another program’s file', '{"name":"jhabla-shop"}', /no list of actions and no starting state/],
    [
      'actions that are no list',
      JSON.stringify({ ...whole, payload: '{}' }),
      /list of actions in this file cannot be read/,
    ],
    [
      'actions that are no JSON',
      JSON.stringify({ ...whole, payload: '[{' }),
      /list of actions in this file cannot be read/,
    ],
    [
      'a state that is none',
      JSON.stringify({ ...whole, preloadedState: '"x"' }),
      /starting state in this file cannot be read/,
    ],
    [
      'a later version',
      JSON.stringify({ ...whole, visit: { ...whole.visit, format: 2 } }),
      /another version of the shop/,
    ],
  ])('refuses %s in one sentence', (_, file, fault) => {
    expect(parseBundle(file)).toEqual({ fault: expect.stringMatching(fault) as string });
  });
});
