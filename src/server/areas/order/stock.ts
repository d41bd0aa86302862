/** Takes an order's pieces from the stock and puts back those of a cancelled one, inside the order's transaction. */
import type { Transaction } from 'kysely';
import type { PricedLine } from '../../../contract/rules/pricing';
import type { OrderLineRecord, Schema } from '../../db/schema';
import type { CartLine } from '../cart/cart.repository';
import { chargedPaise, sellable } from '../catalog/catalogItem';
import { pictureAddresses } from '../picture/pictureUrl';
import { productInStock, returnPieces, takePieces } from './stock.repository';

/** A cart line with its product as it is at this moment. */
export interface OrderedLine extends PricedLine {
  cartLineId: number;
  name: string;
  colour: string;
  size: string;
  pictureUrl: string;
  /** False when too few were left. */
  taken: boolean;
  /** Pieces left, when too few. */
  left: number;
}

/**
 * Products one by one, by primary key, in id order, so that two orders cannot wait for each other; the condition in the
 * update itself keeps stock from going below zero while others buy (docs/stack.md, 'The order transaction').
 * Gives the lines in cart order.
 */
export async function takeStock(
  trx: Transaction<Schema>,
  lines: readonly CartLine[],
  now: number,
): Promise<OrderedLine[]> {
  const inIdOrder = [...lines].sort((a, b) => a.product_id - b.product_id || a.id - b.id);
  const ordered = new Map<number, OrderedLine>();
  for (const line of inIdOrder) ordered.set(line.id, await takeLine(trx, line, now));
  return lines.flatMap(({ id }) => ordered.get(id) ?? []);
}

async function takeLine(trx: Transaction<Schema>, line: CartLine, now: number): Promise<OrderedLine> {
  const sold = await takePieces(trx, line.product_id, line.quantity, now);
  const product = sold ?? (await unsold(trx, line.product_id));
  return {
    cartLineId: line.id,
    productId: product.id,
    quantity: line.quantity,
    ratePaise: chargedPaise(product),
    name: product.name,
    colour: line.colour,
    size: line.size,
    pictureUrl: pictureAddresses(product.pictures)[0] ?? '',
    taken: sold !== undefined,
    left: product.stock,
  };
}

async function unsold(trx: Transaction<Schema>, id: number) {
  const product = await productInStock(trx, id);
  return { ...product, stock: sellable(product) };
}

/** In id order too. A product that is gone since then gets nothing back. */
export async function putBack(trx: Transaction<Schema>, lines: readonly OrderLineRecord[], now: number): Promise<void> {
  const inIdOrder = [...lines].sort((a, b) => a.product_id - b.product_id);
  for (const { product_id, quantity } of inIdOrder) await returnPieces(trx, product_id, quantity, now);
}
