/** The notices at the edge of the page. */
import { act, fireEvent, screen } from '@testing-library/react';
import { toastShown } from '../../../src/client/store/toastsSlice';
import { line } from '../../support/data/builders';
import { renderFeature } from '../../support/client/renderFeature';

const offer = { undo: { kind: 'cartRemoval', line: line() }, about: 'Mulmul jhabla', takesFocus: false } as const;

/** From here on the test is the clock. */
function open() {
  const shop = renderFeature(
    <main>
      <h1 tabIndex={-1}>Careers</h1>
    </main>,
  );
  jest.useFakeTimers();
  const show = (...notice: Parameters<typeof toastShown>) => act(() => void shop.store.dispatch(toastShown(...notice)));
  return { ...shop, show };
}

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('are announced, and go after a while', () => {
    const { show } = open();
    show('success', 'Product added to cart');
    expect(screen.getByText('Product added to cart').closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
    pass(5900);
    expect(screen.getByText('Product added to cart')).toBeVisible();
    pass(200);
    expect(screen.queryByText('Product added to cart')).not.toBeInTheDocument();
  });

  it('stay longer when something can be taken back', () => {
    const { show } = open();
    show('success', 'Product removed from cart', offer);
    pass(9900);
    expect(screen.getByRole('button', { name: 'Undo Mulmul jhabla' })).toBeVisible();
    pass(200);
    expect(screen.queryByText('Product removed from cart')).not.toBeInTheDocument();
  });

  it('stay while the focus is in them', () => {
    const { show } = open();
    show('success', 'Product removed from cart', { ...offer, takesFocus: true });
    expect(screen.getByRole('button', { name: 'Undo Mulmul jhabla' })).toHaveFocus();
    pass(60_000);
    expect(screen.getByText('Product removed from cart')).toBeVisible();
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    pass(10_000);
    expect(screen.queryByText('Product removed from cart')).not.toBeInTheDocument();
  });

  it('say one sentence once, but keep every offer', () => {
    const { show } = open();
    show('error', 'Something went wrong! Try again later');
    show('error', 'Something went wrong! Try again later');
    expect(screen.getAllByText('Something went wrong! Try again later')).toHaveLength(1);
    show('success', 'Product removed from cart', offer);
    show('success', 'Product removed from cart', { ...offer, about: 'Bamboo socks' });
    expect(screen.getAllByRole('button', { name: /^Undo / })).toHaveLength(2);
  });

  it('can be sent away, and the focus goes to the page', () => {
    const { show } = open();
    show('info', 'Mobile No. already registered up.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Mobile No. already registered up.')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are data, so that a replay shows them too', () => {
    const { show, store } = open();
    show('success', 'Product removed from cart', offer);
    const [toast] = store.getState().toasts;
    expect(JSON.parse(JSON.stringify(toast))).toEqual(toast);
  });
});
