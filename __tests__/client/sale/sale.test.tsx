import { fireEvent, screen, within } from '@testing-library/react';
import { dealProduct, picture } from '../../support/data/builders';
import { backendSays, callFails, callIsLost, flashHeadersAre, saleProductsAre } from '../../support/answers/handlers';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { renderHeader } from '../../support/client/renderHeader';
import { server } from '../../support/answers/server';

const jhabla = dealProduct({ productId: 7, productName: 'Indigo star jhabla', mrp: 124999, purRate: 99999 });
const booties = dealProduct({ productId: 8, productName: 'Felt booties', minStk: 3 });
const cap = dealProduct({ productId: 9, productName: 'Sold-out cap', minStk: 0 });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

describe('The sale page', () => {
  it('is where the running line over the header leads', async () => {
    server.use(flashHeadersAre([{ id: 1, flashText: 'Deals until Sunday' }]));
    const { user } = renderHeader('/cart');
    await user.click(within(await screen.findByRole('region', { name: 'Announcements' })).getByRole('link'));
    expect(address()).toBe('/sale-products');
  });

  it('shows each deal with its prices and its stock', async () => {
    server.use(saleProductsAre([jhabla, booties, cap]));
    await renderScreen('/sale-products');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sale Products' })).toBeVisible();
    const first = await card('Indigo star jhabla');
    expect(first.getByText('₹99,999')).toBeVisible();
    expect(first.getByText('₹1,24,999').closest('s')).not.toBeNull();
    expect(first.getByText('In Stock')).toBeVisible();
    expect(first.getByRole('link', { name: 'Indigo star jhabla' })).toHaveAttribute('href', '/productdetails/7');
    expect((await card('Felt booties')).getByText('Only 3 left')).toBeVisible();
    expect((await card('Sold-out cap')).getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('has a heart on every card', async () => {
    server.use(saleProductsAre([jhabla]));
    await renderScreen('/sale-products');
    expect(
      (await card('Indigo star jhabla')).getByRole('button', { name: 'Add Indigo star jhabla to the wishlist' }),
    ).toBeVisible();
  });

  it('says so when there are none, and leads on', async () => {
    server.use(saleProductsAre([]));
    const { user } = await renderScreen('/sale-products');
    expect(await screen.findByText('No Sale Products')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Shop Now' }));
    expect(address()).toBe('/shop?category=men');
  });

  it('keeps the cards’ room while they are on the way', async () => {
    server.use(saleProductsAre([jhabla]));
    await renderScreen('/sale-products');
    expect(document.querySelectorAll('main .skeleton').length).toBeGreaterThan(5);
    await card('Indigo star jhabla');
    expect(document.querySelector('main .skeleton')).toBeNull();
  });

  it.each([
    ['fails', callFails('/products/deal-of-day-products'), 'Something went wrong! Try again later'],
    [
      'is lost',
      callIsLost('/products/deal-of-day-products'),
      'We cannot reach the shop. Check your connection and try again.',
    ],
  ])('says so when the call %s, and tries again', async (_, trouble, sentence) => {
    server.use(trouble);
    const { user } = await renderScreen('/sale-products');
    expect(await screen.findByText(sentence)).toBeVisible();
    server.use(saleProductsAre([jhabla]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await card('Indigo star jhabla')).getByText('₹99,999')).toBeVisible();
  });

  it('reads numbers that come as text, and leaves out pictures that are none', async () => {
    const loose = {
      ...jhabla,
      mrp: '600',
      purRate: '450',
      minStk: '2',
      productPhotos: [{ photoName: 'javascript:alert(1)' }],
    };
    server.use(backendSays('/products/deal-of-day-products', [loose]));
    await renderScreen('/sale-products');
    const only = await card('Indigo star jhabla');
    expect(only.getByText('₹450')).toBeVisible();
    expect(only.getByText('Only 2 left')).toBeVisible();
    expect(document.querySelector('main article img')).toBeNull();
  });
});

describe('A picture on the sale page', () => {
  const open = async () => {
    server.use(saleProductsAre([{ ...jhabla, productPhotos: [{ photoName: picture('indigo') }] }]));
    const { user } = await renderScreen('/sale-products');
    const opener = await screen.findByRole('button', { name: 'Zoom: Indigo star jhabla' });
    await user.click(opener);
    return { user, opener, dialog: within(await screen.findByRole('dialog', { name: 'Indigo star jhabla' })) };
  };

  it('is not offered large where it did not load', async () => {
    server.use(saleProductsAre([{ ...jhabla, productPhotos: [{ photoName: picture('indigo') }] }]));
    await renderScreen('/sale-products');
    await screen.findByRole('button', { name: 'Zoom: Indigo star jhabla' });
    fireEvent.error(document.querySelector(`img[src="${picture('indigo')}"]`) as Element);
    expect(screen.queryByRole('button', { name: 'Zoom: Indigo star jhabla' })).not.toBeInTheDocument();
  });

  it('opens large, and closes with Escape back to where it was opened', async () => {
    const { user, opener, dialog } = await open();
    expect(dialog.getByRole('img', { name: 'Indigo star jhabla' })).toBeVisible();
    dialog.getByRole('button', { name: 'Zoom in' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes with its button', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('grows in steps of a tenth up to three times, and no further', async () => {
    const { user, dialog } = await open();
    const zoomIn = dialog.getByRole('button', { name: 'Zoom in' });
    expect(dialog.getByRole('status')).toHaveTextContent('100%');
    await user.click(zoomIn);
    expect(dialog.getByRole('status')).toHaveTextContent('110%');
    for (let press = 0; press < 25; press += 1) await user.click(zoomIn);
    expect(dialog.getByRole('status')).toHaveTextContent('300%');
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    expect(zoomIn).toHaveFocus();
  });

  it('shrinks again, and goes back to its size at once', async () => {
    const { user, dialog } = await open();
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 5; press += 1) await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(dialog.getByRole('status')).toHaveTextContent('140%');
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(dialog.getByRole('status')).toHaveTextContent('100%');
  });
});
