/** Where products and categories name their pictures, for staff. */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';

export interface Named {
  id: number;
  name: string;
  name_key: string;
  picture_url: string;
}

export const picturedProduct = (trx: Transaction<Schema>, id: number) =>
  trx.selectFrom('product').select(['id', 'name', 'pictures', 'updated_at']).where('id', '=', id).executeTakeFirst();

export const setProductPictures = (
  trx: Transaction<Schema>,
  id: number,
  change: { pictures: string; updated_at: number },
): Promise<unknown> => trx.updateTable('product').set(change).where('id', '=', id).execute();

/** In the order of the page. */
export const categoryNames = (trx: Transaction<Schema>): Promise<Named[]> =>
  trx.selectFrom('category').select(['id', 'name', 'name_key', 'picture_url']).orderBy('position').execute();

export const subcategoryNames = (trx: Transaction<Schema>, categoryId: number): Promise<Named[]> =>
  trx
    .selectFrom('subcategory')
    .select(['id', 'name', 'name_key', 'picture_url'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .execute();

export const setCategoryPicture = (trx: Transaction<Schema>, id: number, address: string): Promise<unknown> =>
  trx.updateTable('category').set({ picture_url: address }).where('id', '=', id).execute();

export const setSubcategoryPicture = (trx: Transaction<Schema>, id: number, address: string): Promise<unknown> =>
  trx.updateTable('subcategory').set({ picture_url: address }).where('id', '=', id).execute();
