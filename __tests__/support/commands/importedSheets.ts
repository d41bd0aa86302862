/** Sheets that a test imports, and what stands in the shop afterwards. */
import type { Database } from '../../../src/server/db/types';

/** The headings of another shop's listing. */
export const listing =
  'source,source_id,title,brand,gender,category,sub_category,mrp,selling_price,colour,rating,rating_count,availability,description,image_url';

/** Every product, with the names of its category and its shelf. */
export const placedProducts = ({ db }: Database) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .selectAll('product')
    .select(['category.name as category', 'subcategory.name as subcategory'])
    .orderBy('product.id')
    .execute();
