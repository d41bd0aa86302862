/** What a step of a saved visit must carry, as the actions' own types say it. */
import '../../../src/client/app/problem/everyEndpoint';
import { makeMisfitOf } from '../../../src/replay/actionShape';
import type { ActionShapes } from '../../../src/replay/actionShape';
import { makeReplayStore } from '../../../src/replay/replayStore';
import { makeActionShapes } from '../../support/visits/actionShapes';
import { earlierVisit } from '../../support/visits/earlierVisits';
import { longVisit } from '../../support/visits/longVisit';

let shapes: ActionShapes;
const misfitOf = (type: string, payload: unknown) => makeMisfitOf(shapes)({ type, payload });

beforeAll(() => {
  shapes = makeActionShapes();
}, 600_000);

const line = {
  productId: 174,
  productid: 174,
  productName: 'Twirl frock',
  productImage: '/pictures/174.jpg',
  productRate: 499,
  orderQuantity: 1,
  stockQuantity: 9,
  productColor: 'Rose',
  productSize: '2-3Y',
  offered: false,
  lightning: false,
};

describe('shape of a step', () => {
  it('is known of the events of every slice, of events that stand alone, and of answers', () => {
    const known = Object.keys(shapes.payloads);
    const events = ['cart/lineAdded', 'checkout/orderPlaced', 'location/changed', 'toasts/shown', 'view/noticeShown'];
    const alone = ['visit/restored', 'page/crashed', 'guest/changed', 'guest/keptRecalled'];
    const answers = ['api/getListing/fulfilled', 'api/getCart/fulfilled', 'api/placeOrder/fulfilled'];
    expect(known).toEqual(expect.arrayContaining([...events, ...alone, ...answers]));
    // Every one of them is told from something else.
    const whatever = [null, 7, 'a text', true, [], {}];
    const loose = known.filter((type) => whatever.every((payload) => misfitOf(type, payload) === null));
    expect(loose.filter((type) => !/^api\/(?:addTo|removeFrom|clear)Wishlist\/fulfilled$/.test(type))).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['cart/lineAdded', null, '“payload” is null and not an object'],
    ['cart/lineAdded', 7, '“payload” is a number and not an object'],
    ['cart/lineAdded', undefined, '“payload” is missing and not an object'],
    ['cart/lineAdded', [], '“payload” is a list and not an object'],
    ['cart/lineAdded', { nonsense: true }, '“payload › productId” is missing and not a number'],
    ['cart/lineAdded', { ...line, productName: { a: 1 } }, '“payload › productName” is an object and not a text'],
    ['cart/linesTold', { lines: [line, null] }, '“payload › lines › 1” is null and not an object'],
    ['checkout/unheardTold', 5, '“payload” is a number and not null or a text'],
    ['toasts/shown', { id: 'a', tone: 'info', text: {} }, '“payload › text” is an object and not a text'],
    ['page/crashed', null, '“payload” is null and not an object'],
    ['guest/changed', { guestId: 3 }, '“payload › guestId” is a number and not null or a text'],
    ['panel/opened', { name: null }, '“payload › name” is null and not a text'],
    ['view/tabChosen', { scope: 'page', name: {}, pathname: '/' }, '“payload › name” is an object and not a text'],
    ['api/getCart/fulfilled', null, '“payload” is null and not an object'],
    ['api/getCart/fulfilled', { lines: {} }, '“payload › lines” is an object and not a list'],
    ['api/getListing/fulfilled', { products: [5] }, '“payload › products › 0” is a number and not an object'],
  ])('%s with %j does not fit', (type, payload, misfit) => {
    expect(misfitOf(type, payload)).toEqual(misfit);
  });

  it.each<[string, unknown]>([
    ['cart/lineAdded', line],
    ['panel/opened', { name: 'zoom', productId: 4 }],
    ['panel/closed', undefined],
    ['visit/restored', {}],
    ['view/complaintsShown', { scope: 'page', name: 'form:a', value: { mobile: 'Required' }, pathname: '/' }],
    ['api/createGuest/fulfilled', 'g_1'],
    // Another backend says less than the shop's own.
    ['api/getCart/fulfilled', { lines: [{ productId: 3, productName: null }] }],
    ['another build’s/event', null],
    ['constructor', null],
  ])('%s with %j fits', (type, payload) => {
    expect(misfitOf(type, payload)).toBeNull();
  });

  it('fits every step of a file of 0.9.0, under its present name', () => {
    const visit = earlierVisit('cart-0.9.0');
    const steps = JSON.parse(visit.payload) as { type: string; payload?: unknown }[];
    const known = steps.filter(({ type }) => Object.hasOwn(shapes.payloads, type)).map(({ type }) => type);
    expect(known).toEqual(expect.arrayContaining(['cart/quantityChosen', 'cart/lineLeaving', 'cart/linesChanged']));
    expect(steps.flatMap(({ type, payload }) => misfitOf(type, payload) ?? [])).toEqual([]);
    const { log } = makeReplayStore(visit, makeMisfitOf(shapes));
    log.workOut(steps.length);
    expect(log.faults()).toEqual([]);
  });

  it('names the step whose payload a reducer swallows, and passes over it alone', () => {
    const [first, ...rest] = longVisit(12);
    const added = (payload: unknown) => ({ type: 'cart/lineAdded', payload });
    const actions = [first, added(null), added(line), ...rest];
    const visit = { payload: JSON.stringify(actions), preloadedState: '{}' };
    const { log } = makeReplayStore(visit, makeMisfitOf(shapes));
    log.workOut(actions.length);
    expect(log.faults()).toEqual([{ moment: 2, why: '“payload” is null and not an object' }]);
    expect(log.stateAt(actions.length)).toMatchObject({ cart: { lines: [line], count: 1 } });
  });
});
