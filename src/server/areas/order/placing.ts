/**
 * Places an order, for guests and members alike, inside one transaction (docs/contract.md section 5).
 */
import type { Transaction } from 'kysely';
import type { Address } from '../../../contract/account';
import type { OrderPartlyPlaced, OrderPlaced, ReceiptLine, ShortItem } from '../../../contract/order';
import { NOTHING_TO_ORDER, SHORT_STOCK } from '../../../contract/rules/cartWords';
import { SHIPPING_AT_CHECKOUT_PAISE } from '../../../contract/rules/delivery';
import { toRupees } from '../../../contract/rules/money';
import { linePaise } from '../../../contract/rules/pricing';
import type { Engine } from '../../db/engine';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { shareOut } from '../../lib/money';
import type { Owner } from '../../plugins/session';
import { addressVersion } from '../account/addresses.service';
import { deleteLines, linesOf } from '../cart/cart.repository';
import { cartVersion } from '../cart/cartVersion';
import { checkPieces, checkUnpaid, type NetworkKeys, type OrderBounds } from './bounds';
import { insertOrder, type NewLine } from './order.repository';
import { agrees, priceOf, type Claim } from './pricing';
import { priceWholeCart } from './wholePrice';
import { takeStock, type OrderedLine } from './stock';

export interface Contact {
  name: string;
  mobile: string;
  /** Comma-joined, the PIN code last. */
  address: string;
  /** Where a guest wants to hear of the order; null: nowhere. A member hears of it at the account's address. */
  email: string | null;
}

export interface PlacingRequest {
  owner: Owner;
  contact: Contact;
  /** The member's saved address that `contact` is a copy of. */
  address?: Address;
  /** Versions of what the page showed, where the caller sends them. */
  seen: { cartVersion: string | undefined; addressVersion?: string | undefined };
  paymentMethod: string;
  claim: Claim;
  couponCode: string | undefined;
  /** Whether the rest may be ordered when some lines are short: guests may, members order all or nothing. */
  partly: boolean;
  /** The caller's bounds (bounds.ts). */
  networkKeys: NetworkKeys;
}

interface Rules {
  engine: Engine;
  bounds: OrderBounds;
  now: number;
}

export interface Placed {
  status: 200 | 207;
  answer: OrderPlaced | OrderPartlyPlaced;
  order: OrderRecord;
  productIds: number[];
}

/** Throws a DomainError to refuse; the caller rolls back. */
export async function placeOrder(
  trx: Transaction<Schema>,
  request: PlacingRequest,
  { engine, bounds, now }: Rules,
): Promise<Placed> {
  const { owner, contact, claim, networkKeys } = request;
  await engine.lockOwner(trx, owner.id);
  const cart = await linesOf(trx, owner.id);
  if (cart.length === 0) throw new DomainError('EMPTY_CART', NOTHING_TO_ORDER);
  checkPieces(cart, owner, bounds);

  const lines = await takeStock(trx, cart, now);
  compareWithSeen(lines, request);
  const whole = await priceWholeCart(trx, lines, request, { engine, now });
  if (!agrees(whole, claim)) {
    throw new DomainError('PRICE_CHANGED', 'Prices have changed. Please look at the new total.', {
      finalOrderAmount: toRupees(whole.totalPaise),
    });
  }

  const placed = lines.filter(({ taken }) => taken);
  const short = lines.filter(({ taken }) => !taken);
  if (placed.length === 0 || (short.length > 0 && !request.partly)) throw outOfStock(lines);
  // The coupon is checked again: its product may be among those that were short (decision 80).
  const price = short.length === 0 ? whole : priceOf(placed, whole.coupon);

  const countedIn = await checkUnpaid(trx, engine, { owner, mobile: contact.mobile, networkKeys, now }, bounds);

  const { order, serialNos } = await insertOrder(
    trx,
    {
      owner_kind: owner.kind,
      owner_id: owner.id,
      ...contact,
      status: 'ORDERED',
      subtotal_paise: price.subtotalPaise,
      discount_paise: price.discountPaise,
      final_paise: price.totalPaise,
      shipping_paise: SHIPPING_AT_CHECKOUT_PAISE,
      coupon_code: price.coupon?.coupon_name ?? null,
      payment_method: request.paymentMethod,
      placed_at: now,
      network_key: countedIn,
    },
    withNetAmounts(placed, price.totalPaise),
  );
  await deleteLines(
    trx,
    placed.map(({ cartLineId }) => cartLineId),
  );

  const answer: OrderPlaced = {
    orderNo: order.order_no,
    serialNos,
    finalOrderAmount: toRupees(price.totalPaise),
    lines: placed.map((line, at) => toReceiptLine(line, serialNos[at] ?? 0)),
    address: contact.address,
  };
  const productIds = idsOf(placed);
  if (short.length === 0) return { status: 200, answer, order, productIds };
  return {
    status: 207,
    answer: { ...answer, placed: productIds, failed: short.map((line) => toShortItem(line, lines)) },
    order,
    productIds,
  };
}

/** What was taken off the order is divided among all of its lines. */
function withNetAmounts(lines: readonly OrderedLine[], totalPaise: number): NewLine[] {
  const shares = shareOut(totalPaise, lines.map(linePaise));
  return lines.map((line, at) => ({ ...line, netPaise: shares[at] ?? 0 }));
}

/** A shopper who saw another cart or address is asked again, as with another price. */
function compareWithSeen(
  lines: readonly OrderedLine[],
  { seen: { cartVersion: cartSeen, addressVersion: addressSeen }, address }: PlacingRequest,
): void {
  if (cartSeen !== undefined && cartSeen !== cartVersion(lines.map(toCartLine))) {
    throw new DomainError('CART_CHANGED', 'Your cart has changed. Please look at it again.');
  }
  if (addressSeen !== undefined && address && addressSeen !== addressVersion(address)) {
    throw new DomainError('ADDRESS_CHANGED', 'This address has changed. Please look at it again.', { address });
  }
}

const toCartLine = ({ productId, colour, size, quantity, ratePaise }: OrderedLine) => ({
  productId,
  productColor: colour,
  productSize: size,
  orderQuantity: quantity,
  productRate: toRupees(ratePaise),
});

function outOfStock(lines: readonly OrderedLine[]): DomainError {
  const short = lines.filter(({ taken }) => !taken);
  const items = idsOf(short).map((productId) => ({
    productId,
    stockQuantity: Math.min(
      ...short.filter((line) => line.productId === productId).map((line) => leftBefore(line, lines)),
    ),
  }));
  return new DomainError('OUT_OF_STOCK', SHORT_STOCK, { items });
}

const idsOf = (lines: readonly OrderedLine[]): number[] => [...new Set(lines.map(({ productId }) => productId))];

/** The stock before this order: the lines before this one have already taken theirs from it. */
const leftBefore = ({ productId, cartLineId, left }: OrderedLine, lines: readonly OrderedLine[]): number =>
  lines.reduce(
    (sum, line) =>
      sum + (line.taken && line.productId === productId && line.cartLineId < cartLineId ? line.quantity : 0),
    left,
  );

const toShortItem = (line: OrderedLine, lines: readonly OrderedLine[]): ShortItem => ({
  productId: line.productId,
  productColor: line.colour,
  productSize: line.size,
  wantedQuantity: line.quantity,
  stockQuantity: leftBefore(line, lines),
});

const toReceiptLine = (line: OrderedLine, serialNo: number): ReceiptLine => {
  const { productRate: _, ...told } = toCartLine(line);
  return { serialNo, ...told, productName: line.name, lineAmount: toRupees(linePaise(line)) };
};
