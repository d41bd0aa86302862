/** A member's wishlist (docs/contract.md section 6). The caller has checked that it is the member's. */
import type { MessageAnswer } from '../../../contract/common';
import { wishlistNews } from '../../../contract/rules/wishlistWords';
import type { WishlistItem } from '../../../contract/wishlist';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { DomainError, notFound } from '../../lib/domainError';
import type { Catalog } from '../catalog/catalog';
import type { CatalogItem } from '../catalog/catalogItem';
import * as repository from './wishlist.repository';

/** More than anyone looks through; it caps what one answer may weigh. */
export const MOST_ENTRIES = 500;

interface Deps {
  database: Database;
  clock: Clock;
  catalog: Pick<Catalog, 'item'>;
}

export function makeWishlistService({ database, clock, catalog }: Deps) {
  return {
    /** What the catalogue shows of each product is what the list says of it; hidden products are left out. */
    async list(memberId: string): Promise<WishlistItem[]> {
      const entries = await repository.entriesOf(database.db, memberId);
      return entries.flatMap(({ product_id }) => {
        const item = catalog.item(product_id);
        return item ? toWishlistItem(item) : [];
      });
    },

    /** Adding again changes nothing, not even the order. */
    add: (memberId: string, productId: number): Promise<MessageAnswer> =>
      database.write(async (trx) => {
        // Or two that are added at once could both be the last that fits.
        await database.engine.lockOwner(trx, memberId);
        if (!(await repository.isVisibleProduct(trx, productId))) throw notFound('This product');
        const isNew = await repository.insertEntry(trx, {
          member_id: memberId,
          product_id: productId,
          added_at: clock(),
        });
        if (isNew && (await repository.countEntries(trx, memberId)) > MOST_ENTRIES) {
          throw new DomainError(
            'CONFLICT',
            `A wishlist holds at most ${MOST_ENTRIES} products. Remove some to add this one.`,
          );
        }
        return { message: wishlistNews.added };
      }),

    remove: (memberId: string, productId: number): Promise<MessageAnswer> =>
      database.write(async (trx) => {
        if (!(await repository.deleteEntry(trx, memberId, productId))) throw notFound('This product in the wishlist');
        return { message: wishlistNews.removed };
      }),

    clear: (memberId: string): Promise<MessageAnswer> =>
      database.write(async (trx) => {
        await repository.deleteEntries(trx, memberId);
        return { message: wishlistNews.cleared };
      }),
  };
}

export type WishlistService = ReturnType<typeof makeWishlistService>;

const toWishlistItem = ({ id, product }: CatalogItem): WishlistItem => ({
  productId: id,
  product: {
    productId: id,
    productName: product.productName,
    prdDesc: product.productDescription,
    productMRP: product.productMRP,
    productRate: product.productRate,
    prodImg1: product.prodImg1 ?? '',
    productQuantity: product.productQuantity,
    productRatings: product.productRatings,
    no_of_rating: product.no_of_rating,
  },
});
