/** Small builders of rows. Money is whole paise. */
import type { Insertable } from 'kysely';
import type { Schema } from '../../../src/server/db/schema';
import { nameKey } from '../../../src/contract/rules/names';

/** As it is put into its table. */
export type Row<T extends keyof Schema> = Insertable<Schema[T]>;

/** 20 November 2026, 10:00 in India. */
export const NOW = Date.UTC(2026, 10, 20, 4, 30);

export const productRow = (own: Partial<Row<'product'>> = {}): Row<'product'> => ({
  source_key: null,
  name: 'Mulmul jhabla',
  brand: 'Jhabla & Co.',
  style: 'Front open',
  sizes: '',
  colours: '',
  design_no: 'Mulmul',
  type: 'Jhabla',
  category_id: 3,
  subcategory_id: null,
  mrp_paise: 49900,
  rate_paise: 39900,
  deal_rate_paise: null,
  stock: 10,
  description: 'Soft and light.',
  bullets: 'Hand-stitched\nWashable',
  lightning: 0,
  offered: 0,
  hidden: 0,
  top_seller_rank: null,
  pictures: JSON.stringify(['/pictures/jhabla-front', '/pictures/jhabla-back']),
  created_at: NOW,
  updated_at: NOW,
  ...own,
});

export const couponRow = (own: Partial<Row<'coupon'>> & { coupon_name: string }): Row<'coupon'> => ({
  code_key: own.coupon_name.toUpperCase(),
  status: 'active',
  type: '%',
  value_hundredths: 1000,
  product_id: null,
  is_main: 0,
  is_public: 0,
  ...own,
});

/** With all its bounds, none unless told: rows that are written together have the same columns. */
export const boundedCoupon = (own: Parameters<typeof couponRow>[0]): Row<'coupon'> => ({
  until_at: null,
  max_uses: null,
  min_order_paise: 0,
  ...couponRow(own),
});

export const categoryRow = (id: number, name: string, own: Partial<Row<'category'>> = {}): Row<'category'> => ({
  id,
  name,
  name_key: nameKey(name),
  picture_url: `/pictures/category-${id}`,
  position: id,
  hidden: 0,
  ...own,
});

export const subcategoryRow = (id: number, categoryId: number, name: string): Row<'subcategory'> => ({
  id,
  category_id: categoryId,
  name,
  name_key: nameKey(name),
  picture_url: '',
  position: id,
});

export const reviewRow = (productId: number, ratings: number): Row<'review'> => ({
  product_id: productId,
  user_id: null,
  user_name: 'Asha',
  email: 'asha@example.com',
  message: 'Lovely',
  ratings,
  created_at: NOW,
});

export const mainCategories = [
  categoryRow(1, 'Men'),
  categoryRow(2, 'Women'),
  categoryRow(3, 'Kids'),
  categoryRow(4, 'Corporate Gifts'),
  categoryRow(5, 'Shapewear'),
];
