/** Coupons in the cart (docs/requirements.md section 4, Coupon; sections 5 and 8; decision 81). */
import { screen, waitFor } from '@testing-library/react';
import type { Coupon } from '../../../src/contract/coupon';
import { success } from '../../support/answers/answers';
import type { CouponLapse } from '../../../src/contract/rules/pricing';
import { line } from '../../support/data/builders';
import { quantityAnswers, removalAnswers } from '../../support/answers/cartCalls';
import { jhabla, totalIs } from '../../support/client/cartScreen';
import { guest } from '../../support/answers/guest';
import { backendSays, callFails, callIsLost, cartIs, couponIs } from '../../support/answers/handlers';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150 });

/** The cart has as many jhablas as are asked for; with them comes what else has changed. */
const quantityIsTaken = (...meanwhile: ReturnType<typeof couponIs>[]) =>
  quantityAnswers((orderQuantity) => {
    server.use(cartIs([{ ...jhabla, orderQuantity }]), ...meanwhile);
    return success({ orderQuantity });
  }).handler;
const lapsed = (couponLapse: CouponLapse) => ({ couponStatus: 'inactive', couponLapse }) as const;

async function apply(code: string, coupon: Partial<Coupon> | null, lines = [jhabla]) {
  server.use(cartIs(lines), couponIs(code, coupon));
  const shop = await renderScreen('/cart', { state: guest(lines, null) });
  await write(shop.user, await screen.findByLabelText('Coupon code'), code);
  await shop.user.click(screen.getByRole('button', { name: 'Apply' }));
  return shop;
}

describe('coupon form', () => {
  it('takes a percentage off the subtotal', async () => {
    await apply('FIRST', { couponType: '%', couponValue: 10 });
    expect(await screen.findByText('Coupon applied! You get a 10% discount on the subtotal.')).toBeVisible();
    expect(screen.getByText('−₹79.80')).toBeVisible();
    totalIs('₹718.20');
  });

  it('takes rupees off the subtotal', async () => {
    await apply('FLAT50', { couponType: 'Rs', couponValue: 50 });
    expect(await screen.findByText('Coupon applied! You get a ₹50 discount on the subtotal.')).toBeVisible();
    totalIs('₹748');
  });

  it('takes a coupon of a product when the product is there', async () => {
    await apply('SOCKS', { is_product_copoun: true, productId: 2 }, [jhabla, socks]);
    expect(await screen.findByText('Coupon applied! You get a 10% discount on the subtotal.')).toBeVisible();
    totalIs('₹853.20');
  });

  it.each([
    ['an inactive coupon', { couponStatus: 'inactive' } as const, 'Invalid or inactive coupon code.'],
    ['an unknown code', null, 'Invalid or inactive coupon code.'],
    [
      'a coupon of a product that is not there',
      { is_product_copoun: true, productId: 9 },
      'No matching product found in your cart for this coupon.',
    ],
    ['a coupon whose last day is over', lapsed('ended'), 'This coupon has ended.'],
    ['a coupon that was used up', lapsed('usedUp'), 'This coupon has been used up.'],
    ['a coupon of larger orders', { minOrderAmount: 999 }, 'This coupon is for orders of ₹999 or more.'],
  ])('keeps the cart and explains %s', async (_case, coupon, message) => {
    const { store } = await apply('FIRST', coupon);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(message);
    expect(screen.getByText('Mulmul jhabla')).toBeVisible();
    totalIs('₹798');
    expect(store.getState().coupon.code).toBeNull();
  });

  it('asks for something in the cart first', async () => {
    const { user } = await renderScreen('/cart', { state: guest() });
    await write(user, await screen.findByLabelText('Coupon code'), 'FIRST');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Add items to your cart before applying a coupon code.')).toBeVisible();
  });

  it('says that the shop cannot be reached rather than blaming the code', async () => {
    server.use(cartIs([jhabla]), callIsLost('/api/coupons/name/FIRST'));
    const { user } = await renderScreen('/cart', { state: guest([jhabla]) });
    await write(user, await screen.findByLabelText('Coupon code'), 'FIRST');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
  });

  it('lets the shopper remove the coupon', async () => {
    const { user } = await apply('FIRST', {});
    await user.click(await screen.findByRole('button', { name: 'Remove coupon FIRST' }));
    totalIs('₹798');
    expect(screen.getByLabelText('Coupon code')).toBeVisible();
  });

  it('asks the server what a kept coupon is worth today', async () => {
    server.use(cartIs([jhabla]), couponIs('FIRST', { couponValue: 5 }));
    await renderScreen('/cart', { state: guest([jhabla], 'FIRST') });
    expect(await screen.findByText('Coupon applied! You get a 5% discount on the subtotal.')).toBeVisible();
    totalIs('₹758.10');
  });

  it.each([
    ['ended', { couponStatus: 'inactive' } as const],
    ['is not known any more', null],
  ])('drops a kept coupon that %s, and says so', async (_case, coupon) => {
    server.use(cartIs([jhabla]), couponIs('FIRST', coupon));
    const { store } = await renderScreen('/cart', { state: guest([jhabla], 'FIRST') });
    expect(await screen.findByText('Invalid or inactive coupon code.')).toBeVisible();
    expect(store.getState().coupon.code).toBeNull();
    await waitFor(() => totalIs('₹798'));
  });

  it('keeps a kept coupon that cannot be asked about, but promises nothing', async () => {
    server.use(cartIs([jhabla]), callFails('/api/coupons/name/FIRST'));
    const { store, user } = await renderScreen('/cart', { state: guest([jhabla], 'FIRST') });
    expect(await screen.findByText(/We could not check your coupon/)).toBeVisible();
    totalIs('₹798');
    expect(store.getState().coupon.code).toBe('FIRST');
    server.use(couponIs('FIRST', {}));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Coupon applied! You get a 10% discount on the subtotal.')).toBeVisible();
  });

  it('drops the coupon with a message when its product leaves the cart', async () => {
    server.use(
      cartIs([jhabla, socks]),
      couponIs('SOCKS', { is_product_copoun: true, productId: 2 }),
      removalAnswers(1, () => server.use(cartIs([jhabla]))).handler,
    );
    const { user } = await renderScreen('/cart', { state: guest([jhabla, socks], 'SOCKS') });
    await screen.findByText('Coupon applied! You get a 10% discount on the subtotal.');
    await user.click(screen.getByRole('button', { name: /Delete Bamboo socks/ }));
    expect(await screen.findByText('No matching product found in your cart for this coupon.')).toBeVisible();
    totalIs('₹798');
  });

  it('takes the coupon off the new subtotal after a change of quantity', async () => {
    server.use(cartIs([jhabla]), couponIs('FIRST', {}), quantityIsTaken());
    const { user } = await renderScreen('/cart', { state: guest([jhabla], 'FIRST') });
    await screen.findByText('−₹79.80');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('−₹119.70')).toBeVisible();
    totalIs('₹1,077.30');
  });

  it('says so when the coupon ended while the cart was open', async () => {
    server.use(
      cartIs([jhabla]),
      couponIs('FIRST', {}),
      quantityIsTaken(couponIs('FIRST', { couponStatus: 'inactive' })),
    );
    const { user, store } = await renderScreen('/cart', { state: guest([jhabla], 'FIRST') });
    await screen.findByText('−₹79.80');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Invalid or inactive coupon code.')).toBeVisible();
    await waitFor(() => totalIs('₹1,197'));
    expect(store.getState().coupon.code).toBeNull();
  });

  it('goes, with its reason, when the cart comes to less than it is for', async () => {
    const { user, store } = await apply('BIG', { minOrderAmount: 700 });
    await screen.findByText('−₹79.80');
    server.use(quantityIsTaken());
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(await screen.findByText('This coupon is for orders of ₹700 or more.')).toBeVisible();
    await waitFor(() => totalIs('₹399'));
    expect(store.getState().coupon.code).toBeNull();
  });

  it('is remembered, and waits for the next thing that goes into an empty cart', async () => {
    server.use(couponIs('FIRST', {}));
    const { store } = await renderScreen('/cart', { state: guest([], 'FIRST') });
    expect(await screen.findByText('Add items to your cart before applying a coupon code.')).toBeVisible();
    expect(store.getState().coupon.code).toBe('FIRST');
  });

  it('takes no more off than there is to pay', async () => {
    await apply('BIG', { couponType: 'Rs', couponValue: 5000 });
    expect(await screen.findByText('−₹798')).toBeVisible();
    totalIs('₹0');
  });

  it('takes a backend at its word that tells only type and value', async () => {
    server.use(cartIs([jhabla]), backendSays('/api/coupons/name/TENOFF', { couponType: '%', couponValue: '10' }));
    const { user } = await renderScreen('/cart', { state: guest([jhabla]) });
    await write(user, await screen.findByLabelText('Coupon code'), 'TENOFF');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Coupon applied! You get a 10% discount on the subtotal.')).toBeVisible();
  });
});
