/** Files of visits that nobody walked: as long as is asked, of the kinds of steps that a shopper's visit is made of. */
import type { SupportBundle } from '../../../src/client/lib/supportBundle';

const product = (productId: number) => ({
  productId,
  productName: `Mulmul jhabla ${productId}`,
  productMRP: 499,
  productRate: 399,
  productDescription: 'Soft cotton, stitched by hand, washed before it is sent. '.repeat(4),
  productQuantity: 12,
});

/** A look at a page of the listing, as the log names it. */
function request(round: number) {
  const arg = {
    type: 'query',
    endpointName: 'getListing',
    queryCacheKey: `getListing(${round % 40})`,
    originalArgs: { search: String(round % 40) },
    subscribe: false,
  };
  const meta = { arg, requestId: `r${round}`, startedTimeStamp: round, fulfilledTimeStamp: round };
  const products = Array.from({ length: 9 }, (_, index) => product((round % 500) * 9 + index));
  return [
    { type: 'api/getListing/pending', meta: { ...meta, requestStatus: 'pending' } },
    {
      type: 'api/getListing/fulfilled',
      payload: { products, total: 9, whole: true, prices: null },
      meta: { ...meta, requestStatus: 'fulfilled' },
    },
  ];
}

const turn = (round: number) => [
  {
    type: 'location/changed',
    payload: {
      pathname: '/cart',
      search: `?round=${round % 40}`,
      hash: '',
      key: `k${round}`,
      state: null,
      action: 'PUSH',
    },
  },
  ...request(round),
  { type: 'panel/opened', payload: { name: 'filters' } },
  { type: 'toasts/shown', payload: { id: `t${round}`, tone: 'success', text: `Notice ${round}` } },
  { type: 'panel/closed' },
];

/** So many steps, a tenth of a second apart. */
export function longVisit(steps: number): unknown[] {
  return Array.from({ length: Math.ceil(steps / 6) }, (_, round) => turn(round))
    .flat()
    .slice(0, steps);
}

/** A file with these actions, whatever they are. */
export function fileOfActions(
  actions: readonly unknown[],
  changes: Partial<Record<keyof SupportBundle, unknown>> = {},
): string {
  const startedAt = '2026-11-20T04:00:00.000Z';
  return JSON.stringify({
    payload: JSON.stringify(actions),
    preloadedState: '{}',
    visit: {
      format: 1,
      build: '',
      savedAt: startedAt,
      startedAt,
      timeZone: 'Asia/Kolkata',
      language: 'en-IN',
      browser: 'Test',
      viewport: { width: 1280, height: 800, pixelRatio: 1 },
      reducedMotion: true,
      touch: false,
    },
    times: actions.map((_, index) => index * 100),
    failedCalls: [],
    consoleErrors: [],
    ...changes,
  });
}
