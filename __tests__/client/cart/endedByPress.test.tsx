/** A guest whose session has ended, where a press in the cart is what finds it out. */
import { screen, waitFor, within } from '@testing-library/react';
import { forgetfulShop, jhabla, linesOf, shown, socks } from '../../support/answers/forgetfulShop';
import { guest } from '../../support/answers/guest';
import { callWaits } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

describe('A guest whose session has ended', () => {
  /** The cart is on the page, and nobody has noticed yet that its guest is gone. */
  async function openAndEnd() {
    const shop = forgetfulShop();
    shop.sessionOf('g_1');
    shop.lines.push(jhabla, socks);
    const page = await renderScreen('/cart', { state: guest([jhabla, socks]) });
    await waitFor(() => expect(shown()).toEqual(['Mulmul jhabla', 'Bamboo socks']));
    shop.sessionOf(null as never);
    shop.lines.length = 0;
    return { ...page, shop };
  }

  it('has as many as were pressed for, by the press that found it out', async () => {
    const { shop, user } = await openAndEnd();
    const more = screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement;
    await user.click(more);
    await user.click(more);
    expect(await screen.findByText(/We kept your cart/)).toBeVisible();
    await waitFor(() => expect(linesOf(shop)).toEqual(['Mulmul jhabla × 5', 'Bamboo socks × 2']));
    expect(screen.queryByText('Error updating quantity!')).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('group', { name: /^Quantity of/ });
    await waitFor(() => expect(within(first as HTMLElement).getByText('5')).toBeVisible());
  });

  it('has no more of what was deleted by the press that found it out', async () => {
    const { shop, user } = await openAndEnd();
    await user.click(screen.getByRole('button', { name: /^Delete Mulmul jhabla/ }));
    expect(await screen.findByText('Product removed from cart')).toBeVisible();
    await waitFor(() => expect(linesOf(shop)).toEqual(['Bamboo socks × 2']));
    await waitFor(() => expect(shown()).toEqual(['Bamboo socks']));
  });

  it('sees at once that a line leaves, while the guest is still being found', async () => {
    const { user } = await openAndEnd();
    const found = held<undefined>();
    server.use(callWaits('/api/guest/create', found.promise));
    await user.click(screen.getByRole('button', { name: /^Delete Mulmul jhabla/ }));
    const second = screen.getByRole('button', { name: /^Delete Bamboo socks/ });
    await user.click(second);
    expect(second).toBeDisabled();
    found.release(undefined);
    expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  });
});
