/** Reads the products for an export, in pieces: a catalogue may be larger than what one wants in memory. */
import type { Transaction } from 'kysely';
import { pictureAddresses } from '../areas/picture/pictureUrl';
import { inPieces, PIECE } from '../db/inPieces';
import type { ProductRow, Schema } from '../db/schema';

export interface ExportedProduct extends Omit<ProductRow, 'pictures'> {
  category: string;
  subcategory: string | null;
  pictures: string[];
}

/** The most pictures that one product has, and how many products there are. */
export async function measureProducts(trx: Transaction<Schema>): Promise<{ products: number; pictures: number }> {
  const read = (afterId: number) =>
    trx.selectFrom('product').select(['id', 'pictures']).where('id', '>', afterId).orderBy('id').limit(PIECE).execute();
  const most = { products: 0, pictures: 0 };
  for await (const piece of inPieces(read)) {
    most.products += piece.length;
    most.pictures = Math.max(most.pictures, ...piece.map(({ pictures }) => pictureAddresses(pictures).length));
  }
  return most;
}

/** Every product, hidden ones too, in the order of their numbers. */
export async function* exportedProducts(trx: Transaction<Schema>): AsyncGenerator<ExportedProduct[]> {
  const read = (afterId: number) =>
    trx
      .selectFrom('product')
      .innerJoin('category', 'category.id', 'product.category_id')
      .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
      .selectAll('product')
      .select(['category.name as category', 'subcategory.name as subcategory'])
      .where('product.id', '>', afterId)
      .orderBy('product.id')
      .limit(PIECE)
      .execute();
  for await (const piece of inPieces(read))
    yield piece.map((row) => ({ ...row, pictures: pictureAddresses(row.pictures) }));
}
