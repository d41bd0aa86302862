/** An open desk hears of what comes in, and goes on hearing. */
import { act, screen, waitFor } from '@testing-library/react';
import { EventStream } from '../../support/admin/eventStream';
import { renderDesk } from '../../support/admin/renderDesk';
import { ordersAre, ordersEnd, ordersFor, staffOrder } from '../../support/answers/staffCalls';
import { server } from '../../support/answers/server';

const fresh = staffOrder();
const second = staffOrder({ orderNo: '9GM5-V3N7', name: 'Ravi Rao' });

const told: string[] = [];
class Told {
  static permission = 'granted';
  constructor(text: string) {
    told.push(text);
  }
}

const windowIs = (state: 'hidden' | 'visible'): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  EventStream.asked = [];
  told.length = 0;
  Object.assign(window, { EventSource: EventStream, Notification: Told });
});
afterEach(() => {
  jest.useRealTimers();
  windowIs('visible');
  Reflect.deleteProperty(window, 'EventSource');
  Reflect.deleteProperty(window, 'Notification');
});

describe('an open desk', () => {
  it('reads its lists when the stream opens, and at each event', async () => {
    const orders = ordersAre(() => (orders.asked.length < 3 ? [fresh] : [fresh, second]));
    server.use(orders.handler);
    renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    act(() => EventStream.last().opens());
    await waitFor(() => expect(orders.asked).toHaveLength(2));
    expect(await screen.findByText('1 order')).toBeVisible();
    act(() => EventStream.last().says('order'));
    expect(await screen.findByText('2 orders')).toBeVisible();
  });

  it('counts in its title what came while nobody looked, and notifies, until somebody looks', async () => {
    server.use(ordersAre(() => [fresh]).handler);
    renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    act(() => EventStream.last().opens());
    windowIs('hidden');
    act(() => EventStream.last().says('order'));
    act(() => EventStream.last().says('claim'));
    expect(document.title).toMatch(/^\(2\) Orders/);
    expect(told).toEqual(['A new order', 'A customer says that it is paid']);
    windowIs('visible');
    expect(document.title).toMatch(/^Orders/);
  });

  it('says nothing aloud to somebody who looks at it', async () => {
    server.use(ordersAre(() => [fresh]).handler);
    renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    act(() => EventStream.last().says('order'));
    expect(document.title).toMatch(/^Orders/);
    expect(told).toEqual([]);
  });

  it('shows what somebody else did with an order, without a word aloud', async () => {
    const orders = ordersAre(() => (orders.asked.length < 2 ? [fresh] : [{ ...fresh, isOverdue: true }]));
    server.use(orders.handler);
    renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    windowIs('hidden');
    act(() => EventStream.last().says('change'));
    expect(await screen.findByText('Overdue', { selector: '.ant-tag' })).toBeVisible();
    expect(document.title).toMatch(/^Orders/);
    expect(told).toEqual([]);
  });

  it('is told where its account was shut while it stood open', async () => {
    const orders = ordersAre(() => [fresh]);
    server.use(orders.handler);
    renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    server.use(ordersEnd());
    act(() => EventStream.last().isRefused());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('asks for the stream again, with growing pauses, where the server refuses it', async () => {
    server.use(ordersAre(() => [fresh]).handler);
    renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const before = EventStream.asked.length;
    const streamsAfter = (ms: number): number => {
      jest.advanceTimersByTime(ms);
      return EventStream.asked.length - before;
    };
    EventStream.last().isRefused();
    expect(streamsAfter(2999)).toBe(0);
    expect(streamsAfter(1)).toBe(1);
    EventStream.last().isRefused();
    expect(streamsAfter(5999)).toBe(1);
    expect(streamsAfter(1)).toBe(2);
  });
});

describe('a desk that somebody left', () => {
  it('refreshes its lists without keeping the session open, until a hand is there again', async () => {
    const orders = ordersFor([fresh]);
    server.use(orders.handler);
    const { user } = renderDesk('/orders');
    expect(await screen.findByText('1 order')).toBeVisible();
    await user.keyboard('{Shift}');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    act(() => EventStream.last().says('order'));
    await waitFor(() => expect(orders.background).toEqual([null, '1']));
    await user.keyboard('{Shift}');
    act(() => EventStream.last().says('order'));
    await waitFor(() => expect(orders.background).toEqual([null, '1', null]));
    clock.mockRestore();
  });
});
