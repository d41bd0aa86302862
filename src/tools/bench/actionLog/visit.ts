/**
 * One visit on the real store, as `benchActionLog.ts` measures it: browsing, a cart and toasts, action after action.
 * Bundled with the store by esbuild; run by Node with `--expose-gc`.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { listingApi } from '../../../client/api/listingApi';
import { lineAdded } from '../../../client/store/cartSlice';
import { locationChanged } from '../../../client/store/locationSlice';
import { makeStore } from '../../../client/store/makeStore';
import { toastDismissed, toastShown } from '../../../client/store/toastsSlice';
import type { CartItem } from '../../../contract/cart';
import type { Round, VisitCost } from './actionLog.types';

const product = (productId: number) => ({
  productId,
  productName: `Mulmul jhabla ${productId}`,
  productMRP: 499,
  productRate: 399,
  productDescription: 'Soft cotton, stitched by hand, washed before it is sent. '.repeat(4),
  productQuantity: 12,
});
const line = (productId: number): CartItem => ({
  ...product(productId),
  productid: productId,
  productImage: `/pictures/${productId}.jpg`,
  orderQuantity: 1,
  stockQuantity: 12,
  productColor: 'Blue',
  productSize: '0-3 M',
  offered: true,
  lightning: false,
});

/** The actions of a look at one listing page. */
function request(round: number): UnknownAction[] {
  const page = {
    products: Array.from({ length: 9 }, (_, index) => product((round % 500) * 9 + index)),
    total: 9,
    whole: true,
    prices: null,
  };
  const meta = {
    arg: {
      type: 'query',
      endpointName: 'getListing',
      queryCacheKey: `getListing(${round % 40})`,
      originalArgs: { search: String(round % 40) },
      subscribe: false,
    },
    requestId: `r${round}`,
    requestStatus: 'fulfilled',
    startedTimeStamp: round,
    fulfilledTimeStamp: round,
  };
  return [
    { type: 'api/executeQuery/pending', payload: undefined, meta: { ...meta, requestStatus: 'pending' } },
    { type: 'api/executeQuery/fulfilled', payload: page, meta },
  ];
}

/** Actions of one turn. */
const turn = (round: number): UnknownAction[] => [
  locationChanged({
    pathname: '/shop',
    search: `?search=${round % 40}`,
    hash: '',
    key: String(round),
    state: null,
    action: 'PUSH',
  }),
  ...request(round),
  lineAdded(line(round % 60)),
  toastShown('success', `Notice ${round}`),
  toastDismissed('none'),
];

/** @param records whether the log is kept */
function live(actions: number, records: boolean): VisitCost {
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  const store = makeStore({ records });
  const started = process.hrtime.bigint();
  for (let done = 0, round = 0; done < actions; round += 1) {
    for (const action of turn(round)) store.dispatch(action);
    done += 6;
  }
  const ms = Number(process.hrtime.bigint() - started) / 1e6;
  global.gc?.();
  const held = process.memoryUsage().heapUsed - before;
  return { ms, held, kept: store.loggedActions().actions.length };
}

// The endpoint must be known to the store.
if (!listingApi.endpoints.getListing) throw new Error('The listing has no endpoint');

const [rounds, actions] = [Number(process.argv[2]), Number(process.argv[3])];
live(2000, true);
live(2000, false);
const results = Array.from({ length: rounds }, (): Round => ({
  without: live(actions, false),
  recorded: live(actions, true),
}));
process.stdout.write(JSON.stringify(results));
