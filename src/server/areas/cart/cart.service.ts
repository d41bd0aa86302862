/** A user's or a guest's cart (docs/contract.md section 4). The caller has checked that the cart is its owner's. */
import type { Transaction } from 'kysely';
import type { CartChanged, CartItem, QuantityChanged } from '../../../contract/cart';
import { cartNews } from '../../../contract/rules/cartWords';
import { OPTION_MAX } from '../../../contract/rules/limits';
import { fold, splitOptions } from '../../../contract/rules/names';
import { toRupees } from '../../../contract/rules/money';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import { chargedPaise, sellable } from '../catalog/catalogItem';
import { pictureAddresses } from '../picture/pictureUrl';
import * as repository from './cart.repository';

/** More than anyone needs; it caps what one order's transaction may hold (decision 105). */
export const MOST_LINES = 100;

interface Adding extends Choice {
  productId: number;
  quantity: number;
  /** Never lowers the line's quantity (docs/decisions/0226-what-was-seen.md). */
  atLeast?: boolean;
}

interface Changing extends Choice {
  productId: number;
}

export function makeCartService(database: Database, clock: Clock) {
  /** Serializes the changes of one cart, from all its tabs. */
  const change = <T>(ownerId: string, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
    database.write(async (trx) => {
      await database.engine.lockOwner(trx, ownerId);
      return work(trx);
    });

  return {
    async list(ownerId: string, pageSize = MOST_LINES): Promise<CartItem[]> {
      const lines = (await repository.linesOf(database.db, ownerId)).slice(0, pageSize);
      const products = await repository.findProducts(
        database.db,
        lines.map(({ product_id }) => product_id),
      );
      return lines.flatMap((line) => {
        const product = products.get(line.product_id);
        return product ? toCartItem(line, product) : [];
      });
    },

    count: (ownerId: string): Promise<number> => repository.countLines(database.db, ownerId),

    /** Sets the quantity and never adds to it, so that a retry cannot double a line (decision 68). */
    add: (ownerId: string, { productId, quantity, atLeast = false, ...choice }: Adding): Promise<CartChanged> =>
      change(ownerId, async (trx) => {
        const product = await repository.findProduct(trx, productId);
        if (!product || product.is_visible === 0) throw notFound('This product');
        const lines = await repository.linesOf(trx, ownerId);
        const { colour, size } = storedChoice(product, choice);
        const known = lines.find(
          (line) => line.product_id === productId && line.colour === colour && line.size === size,
        );
        const message = cartNews.added;
        if (atLeast && known && known.quantity >= quantity) return { message, count: lines.length };
        checkStock(product, lines, known, quantity);
        if (known) {
          await repository.setQuantity(trx, known.id, quantity);
        } else {
          if (lines.length >= MOST_LINES)
            throw new DomainError('CART_FULL', `A cart holds at most ${MOST_LINES} lines.`);
          await repository.insertLine(trx, {
            owner_id: ownerId,
            product_id: productId,
            colour,
            size,
            quantity,
            added_at: clock(),
          });
        }
        return { message, count: lines.length + (known ? 0 : 1) };
      }),

    remove: (ownerId: string, wanted: Changing): Promise<CartChanged> =>
      change(ownerId, async (trx) => {
        const { line, lines } = await findLine(trx, ownerId, wanted);
        await repository.deleteLines(trx, [line.id]);
        return { message: cartNews.removed, count: lines.length - 1 };
      }),

    setQuantity: (
      ownerId: string,
      { quantity, ...wanted }: Changing & { quantity: number },
    ): Promise<QuantityChanged> =>
      change(ownerId, async (trx) => {
        const { line, lines, product } = await findLine(trx, ownerId, wanted);
        checkStock(product, lines, line, quantity);
        await repository.setQuantity(trx, line.id, quantity);
        return { orderQuantity: quantity };
      }),
  };
}

export type CartService = ReturnType<typeof makeCartService>;

/** The line of that product and choice; without a choice its only or first one (decision 67). */
async function findLine(trx: Transaction<Schema>, ownerId: string, { productId, ...choice }: Changing) {
  const lines = await repository.linesOf(trx, ownerId);
  const product = await repository.findProduct(trx, productId);
  if (!product) throw notFound('This product in the cart');
  const { colour, size } = storedChoice(product, choice);
  const line = lines.find(
    (candidate) =>
      candidate.product_id === productId &&
      (choice.productColor === undefined || candidate.colour === colour) &&
      (choice.productSize === undefined || candidate.size === size),
  );
  if (!line) throw notFound('This product in the cart');
  return { line, lines, product };
}

/** The lines of one product share its stock. */
function checkStock(
  product: repository.CartProduct,
  lines: repository.CartLine[],
  line: repository.CartLine | undefined,
  quantity: number,
): void {
  const elsewhere = lines
    .filter((other) => other.product_id === product.id && other.id !== line?.id)
    .reduce((sum, other) => sum + other.quantity, 0);
  const left = sellable(product);
  if (elsewhere + quantity <= left) return;
  const message = left === 0 ? 'This product is out of stock.' : `Only ${left} of this product are left.`;
  throw new DomainError('OUT_OF_STOCK', message, { stockQuantity: left });
}

const toCartItem = (line: repository.CartLine, product: repository.CartProduct): CartItem => ({
  productId: product.id,
  productid: product.id,
  productName: product.name,
  productImage: pictureAddresses(product.pictures)[0] ?? '',
  productRate: toRupees(chargedPaise(product)),
  orderQuantity: line.quantity,
  stockQuantity: sellable(product),
  productColor: line.colour,
  productSize: line.size,
  offered: product.offered === 1,
  lightning: product.lightning === 1,
});

/** The choice as a client sends it. */
interface Choice {
  productColor?: string | undefined;
  productSize?: string | undefined;
}

/**
 * The choice as a cart line stores it: in the product's own spelling; '' for none, for `-`, and for the product's whole
 * list, which a client without a choice sends. A word that the product does not list is kept: staff will ask.
 */
const storedChoice = (
  product: { colours: string; sizes: string },
  choice: Choice,
): { colour: string; size: string } => ({
  colour: chosen(product.colours, choice.productColor),
  size: chosen(product.sizes, choice.productSize),
});

function chosen(list: string, value = ''): string {
  const options = splitOptions(list);
  const words = splitOptions(value);
  if (words.length !== 1) return '';
  const [word = ''] = words;
  return options.find((option) => fold(option) === fold(word)) ?? word.slice(0, OPTION_MAX.kept);
}
