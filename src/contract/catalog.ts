/** Products and categories (docs/contract.md section 2). */
import { z } from 'zod';
import { idParam, rupees, rupeesParam } from './common';
import { PAGE_SIZE_MAX, TERM_MAX } from './rules/limits';
import { listingWords } from './rules/listingWords';

const productFields = z.object({
  productId: z.number().int(),
  productName: z.string(),
  productMRP: rupees,
  /** What is charged now: the deal price while the product is a deal of the day. */
  productRate: rupees,
  /** Equals productRate. */
  productPrice: rupees,
  /** Mean stars, 0 to 5, one decimal. */
  productRatings: z.number(),
  rating: z.number(),
  no_of_rating: z.number().int(),
  productQuantity: z.number().int(),
  productStock: z.number().int(),
  productDescription: z.string(),
  /** One 'About Item' bullet a line. */
  productDescription2: z.string(),
  productBrand: z.string(),
  productStyle: z.string(),
  /** Comma-separated; `-` for none. */
  productSize: z.string(),
  productColor: z.string(),
  productDesignNo: z.string(),
  productType: z.string(),
  productCategory: z.string(),
  productSubcategory: z.string(),
  lightning: z.boolean(),
  offered: z.boolean(),
  /** (added) As its label says: who made or packed it, how much is in it, where it was made. Absent where not known. */
  maker: z.string().optional(),
  netQuantity: z.string().optional(),
  countryOfOrigin: z.string().optional(),
});

/** `prodImg1`, `prodImg2`, … hold picture addresses, below {host} or absolute. */
export const productSchema = productFields.catchall(z.string());
export type Product = z.infer<typeof productFields> & { [picture: `prodImg${number}`]: string };
export const productList = z.array(productSchema);

/** (added) A product by `fields=name`. */
export type ListingName = Pick<z.infer<typeof productFields>, 'productId' | 'productName'>;

const subcategorySchema = z.object({
  subCategoryId: z.number().int(),
  subCategoryName: z.string(),
  subCategoryNameImage: z.string(),
});
export const categorySchema = z.object({
  categoryId: z.number().int(),
  categoryName: z.string(),
  categoryImage: z.string(),
  subcategoryList: z.array(subcategorySchema),
});
export type Category = z.infer<typeof categorySchema>;
export type Subcategory = z.infer<typeof subcategorySchema>;

export const dealOfDayProductSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  prdDesc: z.string(),
  mrp: rupees,
  /** The deal price, never a purchase cost. */
  purRate: rupees,
  /** Units on hand. */
  minStk: z.number().int(),
  productPhotos: z.array(z.object({ photoName: z.string() })),
});
export type DealOfDayProduct = z.infer<typeof dealOfDayProductSchema>;

export const productOptionsRow = z.object({
  productId: z.number().int(),
  productColor: z.string(),
  productSize: z.string(),
  productQuantity: z.number().int(),
});
export type ProductOptionsRow = z.infer<typeof productOptionsRow>;

/** A term typed by a shopper or a name taken from a list. */
const term = z.string().max(TERM_MAX);
const searched = term.default('').meta({ description: 'A product’s name, or what a shopper types to find one' });
const category = term.meta({ description: 'A category: its id or its name' });
const subcategory = term.meta({ description: 'A subcategory’s name' });
const colour = term.meta({ description: 'One colour, the whole name, in any case' });
const brand = term.meta({ description: 'A brand, in any case' });
const size = term.meta({ description: 'One size, the whole name, in any case' });
const lowest = rupeesParam.meta({ description: 'Rupees; the lowest productRate' });
const highest = rupeesParam.meta({ description: 'Rupees; the highest productRate' });

/** (added) Filters, order and page of every `Product[]` call; all filters combine with AND. */
export const listQuery = z.object({
  category: category.optional(),
  subcategory: subcategory.optional(),
  color: colour.optional(),
  brand: brand.optional(),
  size: size.optional(),
  minPrice: lowest.optional(),
  maxPrice: highest.optional(),
  stock: z.enum(listingWords.stock).optional().meta({ description: 'Only what can be bought, or only what cannot' }),
  scheme: z
    .enum(listingWords.scheme)
    .optional()
    .meta({ description: 'Only products on offer, or only lightning deals' }),
  sort: z.enum(listingWords.sort).optional().meta({ description: 'By name; else in the order of the list' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .meta({ description: 'From 1; 24 products a page unless pageSize says otherwise' }),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional().meta({ description: 'How many a page' }),
  fields: z.enum(['name']).optional().meta({ description: 'name: of each product only productId and productName' }),
});
export type ListQuery = z.infer<typeof listQuery>;

export const searchQuery = listQuery.extend({ productName: searched });
/** (added) Names near a term that found nothing. */
export const spellingsQuery = z.object({ productName: searched });
export const colorQuery = listQuery.extend({ color: colour });
export const brandQuery = listQuery.extend({ brand });
export const sizeQuery = listQuery.extend({ size });
export const categoryQuery = listQuery.extend({ category });
export const subcategoryQuery = listQuery.extend({ subcategory });
export const categoryNameQuery = listQuery.extend({ categoryName: category });
export const priceQuery = listQuery.extend({ minPrice: lowest, maxPrice: highest });
/** (added) `by=count`: the colour that most products have comes first. */
export const allColorsQuery = z.object({
  by: z
    .enum(['name', 'count'])
    .default('name')
    .meta({ description: 'By name, or the colour that most products have first' }),
});
/** 300 letters, as a name may have: two UTF-16 units each at most. */
export const optionsQuery = z.object({ name: z.string().max(600).meta({ description: 'The whole name' }) });
const productId = idParam.meta({ description: 'Which product: its productId' });
export const productIdParams = z.object({ id: productId });
export const colorParams = z.object({ color: colour });
export const productDetailsQuery = z.object({
  userId: z.string().max(64).optional().meta({ description: 'May be empty; says nothing here' }),
  id: productId,
});
