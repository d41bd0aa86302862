/** How many pieces a line of the cart holds: presses, their answers, and the limits. */
import { screen, waitFor } from '@testing-library/react';
import type { QuantityChanged } from '../../../src/contract/cart';
import { saysNothing, success } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { quantityAnswers } from '../../support/answers/cartCalls';
import { jhabla, lineOf, totalIs } from '../../support/client/cartScreen';
import { guest } from '../../support/answers/guest';
import { callFails, callWaits, cartIs } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

describe('cart page', () => {
  it('moves the number at once and the money when the server has confirmed', async () => {
    const answer = held<Response>();
    server.use(cartIs([jhabla]), callWaits('/usercart/update-quantity', answer.promise));
    const { user } = await renderScreen('/cart', { state: guest() });
    await screen.findByRole('heading', { name: 'Mulmul jhabla' });
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(lineOf('Mulmul jhabla').getByText('3', { selector: 'output' })).toBeVisible();
    expect(lineOf('Mulmul jhabla').getByText('₹798')).toBeVisible();
    expect(screen.getByText('Updating…')).toBeVisible();
    server.use(cartIs([{ ...jhabla, orderQuantity: 3 }]));
    answer.release(success<QuantityChanged>({ orderQuantity: 3 }));
    await waitFor(() => totalIs('₹1,197'));
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
  });

  it('sends only the last of several quick presses, after the first is answered', async () => {
    const first = held<void>();
    const { handler, asked } = quantityAnswers(async (orderQuantity, time) => {
      if (time === 1) await first.promise;
      return success({ orderQuantity });
    });
    server.use(cartIs([jhabla]), handler);
    const { user } = await renderScreen('/cart', { state: guest() });
    const more = await screen.findByRole('button', { name: 'One more' });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(screen.getByText('5', { selector: 'output' })).toBeVisible();
    server.use(cartIs([{ ...jhabla, orderQuantity: 5 }]));
    first.release();
    await waitFor(() => totalIs('₹1,995'));
    expect(asked.map(({ query }) => query.orderQuantity)).toEqual(['3', '5']);
  });

  describe('when the first of several quick presses fails', () => {
    /** Presses One more three times; what the server says to the last number is handed in. */
    async function pressThrice(toTheLast: (wanted: number) => Answer<QuantityChanged>) {
      const first = held<void>();
      const { handler, asked } = quantityAnswers(async (wanted, time) => {
        if (time > 1) return toTheLast(wanted);
        await first.promise;
        return saysNothing();
      });
      server.use(cartIs([jhabla]), handler);
      const { user } = await renderScreen('/cart', { state: guest() });
      const more = await screen.findByRole('button', { name: 'One more' });
      await user.click(more);
      await user.click(more);
      await user.click(more);
      first.release();
      return () => asked.map(({ query }) => query.orderQuantity);
    }

    it('tries the number that was pressed last, and is silent when that is taken', async () => {
      const asked = await pressThrice((wanted) => {
        server.use(cartIs([{ ...jhabla, orderQuantity: wanted }]));
        return success({ orderQuantity: wanted });
      });
      await waitFor(() => totalIs('₹1,995'));
      expect(screen.getByText('5', { selector: 'output' })).toBeVisible();
      expect(screen.queryByText('Error updating quantity!')).not.toBeInTheDocument();
      expect(asked()).toEqual(['3', '5']);
    });

    it('sets the number back and says so once when the last fails too', async () => {
      const asked = await pressThrice(saysNothing);
      expect(await screen.findByText('Error updating quantity!')).toBeVisible();
      expect(await screen.findByText('2', { selector: 'output' })).toBeVisible();
      totalIs('₹798');
      expect(asked()).toEqual(['3', '5']);
    });
  });

  it('sets the number back and says so when the server refuses a quantity', async () => {
    server.use(
      cartIs([jhabla]),
      callFails('/usercart/update-quantity', { code: 'OUT_OF_STOCK', message: 'Only 2 left.', stockQuantity: 2 }),
    );
    const { user } = await renderScreen('/cart', { state: guest() });
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Error updating quantity!')).toBeVisible();
    expect(await screen.findByText('2', { selector: 'output' })).toBeVisible();
    totalIs('₹798');
  });

  it('goes down to one piece and up to what is in stock', async () => {
    server.use(cartIs([line({ orderQuantity: 1, stockQuantity: 1 })]));
    const { user } = await renderScreen('/cart', { state: guest() });
    expect(await screen.findByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
    const more = screen.getByRole('button', { name: 'One more' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    expect(screen.getByText('1', { selector: 'output' })).toBeVisible();
  });

  it('lets the sizes of one product share its stock', async () => {
    server.use(
      cartIs([
        line({ orderQuantity: 2, stockQuantity: 3 }),
        line({ productSize: '3-6M', orderQuantity: 1, stockQuantity: 3 }),
      ]),
    );
    await renderScreen('/cart', { state: guest() });
    for (const more of await screen.findAllByRole('button', { name: 'One more' }))
      expect(more).toHaveAttribute('aria-disabled', 'true');
  });
});
