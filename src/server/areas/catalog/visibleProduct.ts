/** What shoppers may see and buy, as a condition of the database: neither the product nor its category is hidden. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../../db/schema';

type OfProduct = ExpressionBuilder<Schema, 'product'>;

/** There are a few dozen categories at most, so the list of hidden ones costs a statement nothing. */
export const isVisible = (of: OfProduct): Expression<SqlBool> =>
  of.and([
    of('product.hidden', '=', 0),
    of(
      'product.category_id',
      'not in',
      of.selectFrom('category').select('category.id').where('category.hidden', '=', 1),
    ),
  ]);

/** The same as a column: 1 or 0 on either engine. */
export const visibleFlag = (of: OfProduct) => of.case().when(isVisible(of)).then(of.lit(1)).else(of.lit(0)).end();
