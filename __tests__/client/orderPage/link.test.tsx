/** The way to an order's page: from the order that was placed, and by its link once more. */
import { screen } from '@testing-library/react';
import { ordersAnswer, placed } from '../../support/answers/guest';
import { cartIs } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { KEY, linkIsAsked, ORDER_NO, orderPage, orderPageIs, withKey } from '../../support/answers/orderPages';
import { server } from '../../support/answers/server';
import { expectThanks, fillInCheckout, openCheckout, placeOrder } from '../../support/client/checkoutForm';
import { fillInMain, main, pressInMain } from '../../support/client/main';
import { renderScreen } from '../../support/client/renderFeature';
import { write } from '../../support/client/write';

describe('an order that was just placed', () => {
  it('leads to its page, whose key only this tab holds, and takes a guest’s e-mail address along', async () => {
    const { user, sent, store } = await openCheckout(ordersAnswer(withKey({ ...placed, orderNo: ORDER_NO })));
    await fillInCheckout(user);
    await write(user, screen.getByLabelText('E-mail (optional)'), ' asha@example.com ');
    server.use(cartIs([]), ...orderPageIs(orderPage()).handlers);
    await placeOrder(user);
    await user.click(await screen.findByRole('link', { name: 'See your order' }));
    expect(await main().findByText('What you ordered')).toBeVisible();
    expect(sent[0]?.form).toMatchObject({ email: 'asha@example.com' });
    const kept = JSON.stringify([store.getState(), store.loggedActions(), window.localStorage]);
    expect(kept).not.toContain(KEY);
    expect(kept).not.toContain('asha@example.com');
  });

  it('wants an e-mail address that can be one, or none', async () => {
    const { user, sent } = await openCheckout();
    await fillInCheckout(user);
    await write(user, screen.getByLabelText('E-mail (optional)'), 'asha@');
    await placeOrder(user);
    expect(await screen.findByText('Please enter a valid email address, or none.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows no link where the backend gives no key', async () => {
    const { user } = await openCheckout();
    await fillInCheckout(user);
    server.use(cartIs([]));
    await placeOrder(user);
    await expectThanks();
    expect(screen.queryByRole('link', { name: 'See your order' })).not.toBeInTheDocument();
  });
});

describe('tracking an order without an account', () => {
  it('sends the link again, says so alike whatever was typed, and keeps what was typed out of the store', async () => {
    const { told, handler } = linkIsAsked();
    server.use(handler);
    const { user, store } = await renderScreen('/order');
    await pressInMain(user, 'Send me the link');
    expect(main().getByLabelText('Order number')).toHaveAccessibleDescription('Please enter the number of your order.');
    await fillInMain(user, { 'Order number': '7k3m 9qx2', 'Mobile number or e-mail': 'asha@example.com' });
    await pressInMain(user, 'Send me the link');
    expect(await main().findByText(/^If we know such an order/)).toBeVisible();
    expect(told).toEqual([{ orderNo: '7k3m 9qx2', contact: 'asha@example.com' }]);
    expect(JSON.stringify([store.getState(), store.loggedActions()])).not.toContain('asha@example.com');
  });

  it.each([
    ['/faqs', {}, '/order'],
    ['/terms-of-use', {}, '/order'],
    ['/return-policy', {}, '/order'],
    ['/sitemap', {}, '/order'],
    ['/faqs', { state: member() }, '/order-history'],
    ['/terms-of-use', { state: member() }, '/order-history'],
    ['/return-policy', { state: member() }, '/order-history'],
    ['/sitemap', { state: member() }, '/order-history'],
  ])('is where Track Order leads from %s, and with an account to its orders: %j', async (from, options, to) => {
    await renderScreen(from, options);
    const links = main().getAllByRole('link', { name: 'Track Order', hidden: true });
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([to]));
  });

  it('says that with an account the orders stand under a login', async () => {
    await renderScreen('/order');
    expect(main().getByRole('link', { name: 'Log in and see your orders' })).toHaveAttribute('href', '/order-history');
  });

  it('is where a visitor finds it whom the orders’ guard has led to the login', async () => {
    await renderScreen('/login', { historyState: { from: '/order-history' } });
    expect(await main().findByRole('link', { name: 'Track your order' })).toHaveAttribute('href', '/order');
  });

  it('is offered to nobody who came to log in for something else', async () => {
    await renderScreen('/login', { historyState: { from: '/wishlist' } });
    expect(main().queryByRole('link', { name: 'Track your order' })).not.toBeInTheDocument();
  });
});
