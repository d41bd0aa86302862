/**
 * The demo shop's member as rows of the tables, and the member's orders. Ids are given, so that the shop is the same
 * every time.
 */
import { PAYMENT_METHOD } from '../../contract/rules/payment';
import { DAY_MS } from '../../contract/rules/durations';
import { DEMO_OWNER } from '../../demo/catalogue/staff';
import { emailKey } from '../areas/account/emailKey';
import { priceOf } from '../areas/order/pricing';
import { shareOut } from '../lib/money';
import { couponRows, type NewRow, type UrlOf } from './demoRows';
import type {
  DemoAddress,
  DemoMember,
  DemoOrder,
  DemoOrderLine,
  DemoProduct,
  DemoShop,
} from '../../demo/demoShop.types';

export const memberRow = (member: DemoMember, passwordHash: string, now: number): NewRow<'member'> => ({
  id: member.userId,
  name: member.name,
  email: member.email,
  email_key: emailKey(member.email),
  mobile: member.mobile,
  password_hash: passwordHash,
  created_at: now - member.joinedDaysAgo * DAY_MS,
});

/** The owner of the staff's side; without a second factor. */
export const ownerRow = (passwordHash: string, now: number): NewRow<'staff_account'> => ({
  id: DEMO_OWNER.id,
  email: DEMO_OWNER.email,
  email_key: emailKey(DEMO_OWNER.email),
  role: 'owner',
  password_hash: passwordHash,
  created_at: now,
});

export const addressRows = ({ userId, addresses, joinedDaysAgo }: DemoMember, now: number): NewRow<'address'>[] =>
  addresses.map(({ houseName, street, city, state, pinCode, country }, index) => ({
    id: index + 1,
    member_id: userId,
    house_name: houseName,
    street,
    city,
    state,
    pin_code: pinCode,
    country,
    created_at: now - joinedDaysAgo * DAY_MS + index,
  }));

export const wishlistRows = ({ userId, wishlist }: DemoMember, now: number): NewRow<'wishlist_entry'>[] =>
  wishlist.map((productId, index) => ({
    member_id: userId,
    product_id: productId,
    added_at: now - (index + 1) * DAY_MS,
  }));

export const memberReviewRows = ({ userId, name, email, reviews }: DemoMember, now: number): NewRow<'review'>[] =>
  reviews.map(({ productId, message, ratings, daysAgo }) => ({
    product_id: productId,
    user_id: userId,
    user_name: name,
    email,
    message,
    ratings,
    created_at: now - daysAgo * DAY_MS,
  }));

interface OrderRows {
  orders: NewRow<'customer_order'>[];
  lines: NewRow<'order_line'>[];
}

/** The member's orders, priced as the shop prices today. They took nothing from the stock. */
export function orderRows(shop: DemoShop, urlOf: UrlOf, now: number): OrderRows {
  const orders = shop.member.orders.map((order, index) => ({ ...orderRow(order, shop, now), id: index + 1 }));
  const lines = orders.flatMap(({ id, final_paise }, index) =>
    lineRows(shop.member.orders[index]?.lines ?? [], final_paise, shop, urlOf).map((line) => ({
      ...line,
      order_id: id,
    })),
  );
  return { orders, lines: lines.map((line, index) => ({ ...line, serial_no: index + 1 })) };
}

function orderRow(order: DemoOrder, { member, coupons, products }: DemoShop, now: number): NewRow<'customer_order'> {
  const priced = order.lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    ratePaise: rateOf(productOf(productId, products)),
  }));
  const [coupon] = couponRows(coupons.filter(({ couponName }) => couponName === order.couponName));
  const price = priceOf(priced, coupon);
  const daysAgo = (days: number | null): number | null => (days === null ? null : now - days * DAY_MS);
  return {
    order_no: order.orderNo,
    owner_kind: 'user',
    owner_id: member.userId,
    name: member.name,
    mobile: member.mobile,
    address: addressLine(member.addresses[0]),
    status: order.status,
    subtotal_paise: price.subtotalPaise,
    discount_paise: price.discountPaise,
    final_paise: price.totalPaise,
    shipping_paise: order.shippingPaise,
    coupon_code: price.coupon?.coupon_name ?? null,
    payment_method: PAYMENT_METHOD,
    placed_at: now - order.placedDaysAgo * DAY_MS,
    shipped_at: daysAgo(order.shippedDaysAgo),
    delivered_at: daysAgo(order.deliveredDaysAgo),
    canceled_at: daysAgo(order.canceledDaysAgo),
    ...paidRow(order, price.totalPaise, now),
  };
}

/** What is sent was paid the day before, and travels with a courier who knows nothing of it. */
function paidRow({ orderNo, shippedDaysAgo, shippingPaise }: DemoOrder, goodsPaise: number, now: number) {
  const isSent = shippedDaysAgo !== null;
  const paidAt = isSent ? now - (shippedDaysAgo + 1) * DAY_MS : null;
  return {
    shipping_set_at: paidAt,
    payment: isSent ? ('received' as const) : ('none' as const),
    payment_paise: isSent ? goodsPaise + shippingPaise : null,
    payment_reference: isSent ? orderNo.replace('-', '') : null,
    paid_at: paidAt,
    packed_at: isSent ? now - shippedDaysAgo * DAY_MS : null,
    courier: isSent ? 'India Post' : null,
    tracking_number: isSent ? orderNo : null,
  };
}

function lineRows(
  lines: readonly DemoOrderLine[],
  finalPaise: number,
  { products }: DemoShop,
  urlOf: UrlOf,
): Omit<NewRow<'order_line'>, 'order_id'>[] {
  const shares = shareOut(
    finalPaise,
    lines.map(({ productId, quantity }) => quantity * rateOf(productOf(productId, products))),
  );
  return lines.map(({ productId, colour, size, quantity }, at) => {
    const product = productOf(productId, products);
    const [picture] = product.pictures;
    return {
      product_id: productId,
      product_name: product.name,
      colour,
      size,
      quantity,
      rate_paise: rateOf(product),
      net_paise: shares[at] ?? 0,
      picture_url: picture === undefined ? '' : urlOf(picture),
    };
  });
}

const rateOf = ({ ratePaise, dealRatePaise }: DemoProduct): number => dealRatePaise ?? ratePaise;

function productOf(id: number, products: readonly DemoProduct[]): DemoProduct {
  const product = products.find(({ productId }) => productId === id);
  if (!product) throw new Error(`The demo shop has no product ${id}.`);
  return product;
}

const addressLine = (address: DemoAddress | undefined): string =>
  address
    ? [address.houseName, address.street, address.city, address.state, address.country, address.pinCode].join(', ')
    : '';
