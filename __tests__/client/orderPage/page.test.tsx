/** An order's own page (docs/contract.md section 10). */
import { screen, waitFor, within } from '@testing-library/react';
import { callAnswers } from '../../support/answers/answers';
import { productIs } from '../../support/answers/catalogue';
import { backendSays, callFails, callIsLost, failure } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { orderEntry, ordersAre } from '../../support/answers/orderHistory';
import { askedPage, keepKey, KEY, ORDER_NO, orderPage, orderPageIs } from '../../support/answers/orderPages';
import { server } from '../../support/answers/server';
import { product } from '../../support/data/builders';
import { fillInMain, main, pressInMain } from '../../support/client/main';
import { renderScreen } from '../../support/client/renderFeature';

const path = `/order/${ORDER_NO}`;

async function openPage(page = orderPage()) {
  const shop = orderPageIs(page);
  server.use(...shop.handlers);
  keepKey();
  const app = await renderScreen(path);
  await main().findByText('What you ordered');
  return { ...app, ...shop };
}

describe("an order's page", () => {
  it('shows how the order stands, its lines, amounts and address, and keeps the key out of the store', async () => {
    const { store } = await openPage();
    expect(screen.getByRole('heading', { name: 'Your order', level: 1 })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'ORDERED');
    expect(main().getByText('Mulmul jhabla')).toBeVisible();
    expect(main().getByText('We tell you soon')).toBeVisible();
    expect(main().getAllByText(/12 Lake View/)[0]).toBeVisible();
    expect(main().queryByRole('heading', { name: /Pay/ })).not.toBeInTheDocument();
    expect(JSON.stringify([store.getState(), store.loggedActions()])).not.toContain(KEY);
  });

  it('tells where the parcel is once it was sent', async () => {
    await openPage(
      orderPage({
        orderStatus: 'SHIPPED',
        shippedDate: '2026-11-14T05:30:00.000Z',
        courier: 'Delhivery',
        trackingNumber: '1234567890',
        trackingLink: 'https://www.delhivery.com/track-v2/package/1234567890',
      }),
    );
    expect(main().getByText('On its way since 14 Nov 2026, with Delhivery.')).toBeVisible();
    expect(main().getByText('1234567890')).toBeVisible();
    expect(main().getByRole('link', { name: /Track the parcel/ })).toHaveAttribute(
      'href',
      'https://www.delhivery.com/track-v2/package/1234567890',
    );
    expect(main().queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
  });

  it('cancels the order after asking, and shows how it stands then', async () => {
    const { user, asked } = await openPage();
    await pressInMain(user, 'Cancel Order');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    expect(await screen.findByText('Order Cancelled')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'CANCELLED'));
    expect(asked).toEqual(['cancel']);
    expect(main().queryByRole('button', { name: 'Print invoice' })).not.toBeInTheDocument();
  });

  it('copies its whole link, which stands nowhere on the page', async () => {
    const { user } = await openPage();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pressInMain(user, 'Copy the link of this order');
    expect(await screen.findByText(/^Link copied/)).toBeVisible();
    expect(copied).toHaveBeenCalledWith(`http://shop.test${path}?key=${KEY}`);
    expect(document.body.innerHTML).not.toContain(KEY);
  });

  it('opens nothing without the key, and offers to send the link again', async () => {
    server.use(...orderPageIs(orderPage()).handlers);
    await renderScreen(path);
    expect(await main().findByText(/This link opens no order/)).toBeVisible();
    expect(main().getByLabelText('Order number')).toHaveValue(ORDER_NO);
  });

  it.each([
    ['fails', callFails(`/api/order-page/${ORDER_NO}`)],
    ['is out of reach', callIsLost(`/api/order-page/${ORDER_NO}`)],
  ])('offers another try when the server %s', async (_, trouble) => {
    server.use(trouble);
    const { user } = await renderScreen(path);
    const again = await main().findByRole('button', { name: 'Try again' });
    keepKey();
    server.use(...orderPageIs(orderPage()).handlers);
    await user.click(again);
    expect(await main().findByText('What you ordered')).toBeVisible();
  });

  it('takes from another backend neither a link that is none nor a picture that draws nothing', async () => {
    server.use(
      backendSays(`/api/order-page/${ORDER_NO}`, {
        orderNo: ORDER_NO,
        orderStatus: 'shipped',
        lines: [{ productName: 'Cap' }, null],
        shippedDate: '2026-11-14T05:30:00.000Z',
        trackingLink: 'javascript:alert(1)',
        payment: { paymentState: 'asked', amountDue: 10, upi: { link: 'javascript:alert(1)', qr: { path: '<x>' } } },
      }),
    );
    await renderScreen(path);
    expect(await main().findByText('Cap')).toBeVisible();
    expect(main().getByText(/Our team calls you/)).toBeVisible();
    expect(document.body.innerHTML).not.toContain('javascript:');
  });
});

/** The invoice names its customer without. */
const accountFails = callFails('/users/userByID/:id');

describe('paying', () => {
  it('shows code, link and what to type, and takes the reference', async () => {
    const { user, asked } = await openPage(askedPage());
    expect(main().getByRole('heading', { name: 'Pay ₹479.50' })).toBeVisible();
    expect(main().getByRole('img', { name: 'QR code that pays ₹479.50' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Pay ₹479.50 in a UPI app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^upi:\/\/pay\?/),
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await pressInMain(user, 'Copy Amount');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('479.50');

    await pressInMain(user, 'I have paid');
    expect(main().getByLabelText('Reference (UTR)')).toHaveAccessibleDescription(/Please enter the reference/);
    await fillInMain(user, { 'Reference (UTR)': '4330 1234 5678' });
    await pressInMain(user, 'I have paid');
    expect(await main().findByText(/with the reference 433012345678/)).toBeVisible();
    expect(asked).toEqual(['4330 1234 5678']);
  });

  it('says that the team calls where the shop has no UPI id', async () => {
    await openPage(askedPage({ upi: null }));
    expect(main().getByText(/Our team calls you on your mobile number about how to pay ₹479.50/)).toBeVisible();
    expect(main().queryByLabelText('Reference (UTR)')).not.toBeInTheDocument();
  });

  it.each([
    ['received', 'Your payment of ₹479.50 is here. Thank you!'],
    ['refunded', 'Your payment has been sent back to you.'],
  ] as const)('is over once it is %s', async (paymentState, says) => {
    await openPage(askedPage({ paymentState, amountDue: null, amountReceived: 479.5, reference: '433012345678' }));
    expect(main().getByText(says, { exact: false })).toBeVisible();
    expect(main().queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  });

  it('is still looked for once the order is cancelled', async () => {
    await openPage(askedPage({ paymentState: 'claimed', amountDue: null, upi: null, reference: '433012345678' }));
    expect(main().getByText(/once it is here, it goes back to you/)).toHaveTextContent('Reference: 433012345678');
  });

  it.each([
    [479.5, 'Your payment of ₹479.50 has been sent back to you.'],
    [100, '₹100 of your payment of ₹479.50 have been sent back to you.'],
  ])('says how much of it went back: %d', async (amountRefunded, says) => {
    await openPage(askedPage({ paymentState: 'refunded', amountDue: null, amountReceived: 479.5, amountRefunded }));
    expect(main().getByText(says)).toBeVisible();
  });

  it('shows what the server says where the payment was settled meanwhile', async () => {
    const { user } = await openPage(askedPage());
    const message = 'We have this payment already. Thank you!';
    server.use(callFails(`/api/order-page/${ORDER_NO}/payment-claim`, { code: 'CONFLICT', message }));
    await fillInMain(user, { 'Reference (UTR)': '433012345678' });
    await pressInMain(user, 'I have paid');
    expect(await main().findByText(message)).toBeVisible();
  });

  it('stands in a member’s order history too, and not where the backend knows no such page', async () => {
    server.use(ordersAre([orderEntry({ shipping: 80.5 })]), productIs(product()), accountFails);
    const ownPage = callAnswers('get', '/api/order-page/:orderNo', () =>
      failure({ code: 'NOT_FOUND', message: 'No.' }),
    );
    server.use(ownPage.handler);
    const { user } = await renderScreen('/order-history', { state: member() });
    const open = async () => user.click(await screen.findByRole('button', { name: /^View Order/ }));
    await open();
    const dialog = () => within(screen.getByRole('dialog', { name: `Order ${ORDER_NO}` }));
    const note = () => dialog().getByText(/We call you about shipping charges and payment/);
    expect(note()).toBeVisible();
    await waitFor(() => expect(ownPage.asked).toHaveLength(1));
    await waitFor(() => expect(note()).toBeVisible());
    await user.click(dialog().getByRole('button', { name: 'Close' }));

    keepKey();
    server.use(...orderPageIs(askedPage()).handlers);
    await open();
    expect(await dialog().findByRole('img', { name: 'QR code that pays ₹479.50' })).toBeVisible();
    expect(dialog().queryByText(/We call you about shipping charges/)).not.toBeInTheDocument();
  });
});
