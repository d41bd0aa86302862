/** What happens to a guest's cart when the guest logs in (docs/contract.md section 1, decision 74). */
import type { Transaction } from 'kysely';
import type { JoinedLine } from '../../../contract/account';
import type { Schema } from '../../db/schema';
import { deleteLines, findProducts, insertLine, linesOf, setQuantity, type CartLine } from './cart.repository';
import { MOST_LINES } from './cart.service';

/**
 * Moves every line of one cart into another, in the caller's transaction, both carts locked by it: quantities of the
 * same choice add up, and the lines of one product together are capped by its stock. A product that is sold out comes
 * along as one piece, so that the shopper sees it is gone. Tells what became of each.
 */
export async function mergeCarts(trx: Transaction<Schema>, from: string, into: string): Promise<JoinedLine[]> {
  const moving = await linesOf(trx, from);
  if (moving.length === 0) return [];
  const lines = await linesOf(trx, into);
  const products = await findProducts(
    trx,
    moving.map(({ product_id }) => product_id),
  );
  await deleteLines(
    trx,
    moving.map(({ id }) => id),
  );

  const joined: JoinedLine[] = [];
  for (const { id: _, ...line } of moving) {
    const product = products.get(line.product_id);
    if (!product) continue;
    const known = lines.find((other) => isSameChoice(other, line));
    const elsewhere = lines.filter((other) => other.product_id === line.product_id && other !== known);
    const left = product.stock - elsewhere.reduce((sum, { quantity }) => sum + quantity, 0);
    const wantedQuantity = (known?.quantity ?? 0) + line.quantity;
    const quantity = Math.min(wantedQuantity, left);
    const told = { productId: product.id, productName: product.name, wantedQuantity, stockQuantity: product.stock };
    if (known) {
      if (quantity >= 1) await setQuantity(trx, known.id, (known.quantity = quantity));
      joined.push({ ...told, orderQuantity: known.quantity });
    } else if (lines.length < MOST_LINES && (quantity >= 1 || elsewhere.length === 0)) {
      const moved = { ...line, owner_id: into, quantity: Math.max(1, quantity) };
      await insertLine(trx, moved);
      lines.push({ ...moved, id: 0 });
      joined.push({ ...told, orderQuantity: moved.quantity });
    } else {
      joined.push({ ...told, orderQuantity: 0 });
    }
  }
  return joined;
}

type Choice = Pick<CartLine, 'product_id' | 'colour' | 'size'>;
const isSameChoice = (a: Choice, b: Choice): boolean =>
  a.product_id === b.product_id && a.colour === b.colour && a.size === b.size;
