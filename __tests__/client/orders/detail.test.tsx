/** The order detail popup and the invoice (docs/requirements.md sections 2 and 3; decisions 15, 17, 123). */
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSummaryEntry } from '../../../src/contract/order';
import { product } from '../../support/data/builders';
import { productIs } from '../../support/answers/catalogue';
import { callFails } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { deliveredEntry, orderEntry, ordersAre } from '../../support/answers/orderHistory';
import { renderScreen } from '../../support/client/renderFeature';
import { profileIs } from '../../support/answers/reviews';
import { server } from '../../support/answers/server';

beforeEach(() => server.use(productIs(product()), profileIs({ parName: 'Asha Rao', mobile1: '9876543210' })));

async function viewOrder(entry: OrderSummaryEntry) {
  server.use(ordersAre([entry]));
  const app = await renderScreen('/order-history', { state: member() });
  await app.user.click(await screen.findByRole('button', { name: /^View Order/ }));
  const popup = within(screen.getByRole('dialog', { name: 'Order 7K3M-9QX2' }));
  const invoice = document.querySelector<HTMLElement>('body > .invoice');
  return { ...app, popup, invoice };
}

/** `Discount −₹40`, as its row reads. */
const sums = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

describe('View Order', () => {
  it('shows every line with colour, size, quantity and rate, and what it comes to', async () => {
    const whole = { finalOrderAmount: 958, discount: 40, shipping: 80, orderStatus: 'SHIPPED' as const };
    const { popup } = await viewOrder(
      orderEntry(
        { ...whole, orderQuantity: 2 },
        { ...whole, productName: 'Bib', productRate: 200, productObject: { productColor: '', productSize: '' } },
      ),
    );
    const [jhabla, bib] = within(popup.getByRole('list', { name: 'Products of this order' })).getAllByRole('listitem');
    expect(jhabla).toHaveTextContent('Mulmul jhablaBlue, 0-3M2 × ₹399₹798');
    expect(bib).toHaveTextContent('Bib1 × ₹200₹200');
    expect(sums(popup)).toEqual(['Sub Total ₹998', 'Discount −₹40', 'Shipping ₹80', 'Total ₹1,038']);
    expect(popup.getByText('12 Lake View, Station Road, Thane, Maharashtra, India, 400601')).toBeVisible();
    expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'SHIPPED');
  });

  it('promises no free shipping while it is not agreed', async () => {
    const { popup } = await viewOrder(orderEntry());
    expect(sums(popup)).toEqual(['Sub Total ₹399', 'Shipping We tell you soon', 'Total before shipping ₹399']);
    expect(popup.getByText(/UPI or QR, once shipping is agreed/)).toBeVisible();
  });

  it('says on the invoice what each line comes to after the discount, where the backend does', async () => {
    const whole = { finalOrderAmount: 240.3, discount: 26.7 };
    const rows = [
      { ...whole, productRate: 89, netAmount: 80.1 },
      { ...whole, productRate: 178, netAmount: 160.2 },
    ];
    const { invoice } = await viewOrder(orderEntry(...rows));
    const cells = within(invoice as HTMLElement).getAllByRole('cell', { hidden: true });
    expect(cells.map(({ textContent }) => textContent).filter((text) => text?.startsWith('₹'))).toEqual([
      '₹89',
      '₹89',
      '₹80.10',
      '₹178',
      '₹178',
      '₹160.20',
    ]);
  });

  it('has no column for it where nothing was taken off', async () => {
    const { invoice } = await viewOrder(orderEntry({ productRate: 89, finalOrderAmount: 89 }));
    expect(within(invoice as HTMLElement).queryByText('After discount')).toBeNull();
  });

  it('leads to each product, says how its return stands, and whom to ask', async () => {
    const { popup } = await viewOrder(deliveredEntry(3, { productId: 5, returnStatus: 'APPROVED' }));
    expect(popup.getByRole('link', { name: 'Mulmul jhabla' })).toHaveAttribute('href', '/productdetails/5');
    expect(popup.getByText('Return Approved')).toBeVisible();
    expect(popup.getByText('Refund ₹399')).toBeVisible();
    expect(popup.getByRole('link', { name: 'Ask about this order' })).toHaveAttribute('href', '/contact');
  });

  it('closes with its button and gives the focus back', async () => {
    const { popup, user, store } = await viewOrder(orderEntry());
    expect(store.getState().panel.open).toEqual({ name: 'orderDetail', orderNo: '7K3M-9QX2' });
    await user.click(popup.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^View Order/ })).toHaveFocus();
    expect(document.querySelector('.invoice')).toBeNull();
  });
});

describe('The invoice', () => {
  it('names the shop, the customer, every line, the sums in figures and in words, and that taxes are included', async () => {
    const whole = { finalOrderAmount: 958.5, discount: 40, shipping: 80, orderStatus: 'SHIPPED' as const };
    const { invoice } = await viewOrder(orderEntry({ ...whole, orderQuantity: 2, productRate: 499.25 }));
    const paper = within(invoice as HTMLElement);
    for (const fact of [
      'Jhabla & Co.',
      '1 Example Lane',
      'hello@jhabla.example',
      '+91 00000 00000',
      'Asha Rao',
      '7K3M-9QX2',
      '12 Nov 2026',
    ])
      expect(paper.getByText(fact)).toBeInTheDocument();
    expect(paper.getByText('Billed to').parentElement).toHaveTextContent(
      'Asha Rao12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
    );
    const [, row] = paper.getAllByRole('row');
    expect(row).toHaveTextContent('Mulmul jhablaBlue, 0-3M2₹499.25₹998.50');
    expect(sums(paper)).toEqual(
      expect.arrayContaining(['Sub Total ₹998.50', 'Discount −₹40', 'Shipping ₹80', 'Total ₹1,038.50']),
    );
    expect(paper.getByText('Rupees One Thousand Thirty-Eight and Fifty Paise Only')).toBeInTheDocument();
    expect(paper.getByText(/include all taxes, as the MRP does/)).toBeInTheDocument();
    expect(invoice).not.toHaveTextContent(/\bpaid\b/i);
  });

  it('takes the account’s name where the order tells none', async () => {
    const entry = orderEntry();
    const { invoice } = await viewOrder({
      ...entry,
      orders: entry.orders.map(({ deliveryName: _, deliveryAddress: __, ...row }) => row) as never,
    });
    await waitFor(() =>
      expect(within(invoice as HTMLElement).getByText('Billed to').parentElement).toHaveTextContent(
        'Billed toAsha Rao',
      ),
    );
  });

  it('does without the name when nobody tells it', async () => {
    server.use(callFails('/users/userByID/u_1'));
    const entry = orderEntry();
    const { invoice } = await viewOrder({
      ...entry,
      orders: entry.orders.map(({ deliveryName: _, deliveryAddress: __, ...row }) => row) as never,
    });
    expect(within(invoice as HTMLElement).queryByText('Billed to')).not.toBeInTheDocument();
  });

  it('is printed by its button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { popup, user } = await viewOrder(orderEntry());
    await user.click(popup.getByRole('button', { name: 'Print invoice' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is not made for an order that was cancelled', async () => {
    const { popup, invoice } = await viewOrder(orderEntry({ orderStatus: 'CANCELED' }));
    expect(popup.queryByRole('button', { name: 'Print invoice' })).not.toBeInTheDocument();
    expect(invoice).toBeNull();
  });
});
