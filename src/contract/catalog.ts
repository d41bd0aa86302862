/** Products and categories (docs/contract.md section 2). */
import { z } from 'zod';
import { idParam, rupees, rupeesParam } from './common';
import { TERM_MAX } from './rules/limits';

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
export const listingNameSchema = productFields.pick({ productId: true, productName: true });
export type ListingName = z.infer<typeof listingNameSchema>;

export const subcategorySchema = z.object({
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

/** (added) What every `Product[]` call can be narrowed by; all of it combines with AND. */
export const narrowing = z.object({
  category: term.optional(),
  subcategory: term.optional(),
  color: term.optional(),
  brand: term.optional(),
  size: term.optional(),
  minPrice: rupeesParam.optional(),
  maxPrice: rupeesParam.optional(),
  stock: z.enum(['inStock', 'outOfStock']).optional(),
  scheme: z.enum(['offered', 'lightning']).optional(),
  sort: z.enum(['name']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(10_000).optional(),
  fields: z.enum(['name']).optional(),
});
export type Narrowing = z.infer<typeof narrowing>;

export const searchQuery = narrowing.extend({ productName: term.default('') });
/** (added) Names near a term that found nothing. */
export const spellingsQuery = z.object({ productName: term.default('') });
export const colorQuery = narrowing.extend({ color: term });
export const brandQuery = narrowing.extend({ brand: term });
export const sizeQuery = narrowing.extend({ size: term });
export const categoryQuery = narrowing.extend({ category: term });
export const subcategoryQuery = narrowing.extend({ subcategory: term });
export const categoryNameQuery = narrowing.extend({ categoryName: term });
export const priceQuery = narrowing.extend({ minPrice: rupeesParam, maxPrice: rupeesParam });
/** (added) `by=count`: the colour that most products have comes first. */
export const allColorsQuery = z.object({ by: z.enum(['name', 'count']).default('name') });
/** 300 letters, as a name may have: two UTF-16 units each at most. */
export const optionsQuery = z.object({ name: z.string().max(600) });
export const productIdParams = z.object({ id: idParam });
export const colorParams = z.object({ color: term });
export const productDetailsQuery = z.object({ userId: z.string().max(64).optional(), id: idParam });
