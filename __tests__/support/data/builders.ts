/** Small makers of the shop's data: name what the test is about, the rest is filled in. */
import type { CartItem } from '../../../src/contract/cart';
import type { Category, DealOfDayProduct, Product } from '../../../src/contract/catalog';
import type { Coupon } from '../../../src/contract/coupon';

export const picture = (name: string, width = 960, height = 1200): string => `/pictures/${name}.jpg?w=${width}&h=${height}&t=fde9e4`;

export function product(known: Partial<Product> = {}): Product {
  const productRate = known.productRate ?? 399;
  const productQuantity = known.productQuantity ?? 12;
  const productRatings = known.productRatings ?? 4.3;
  return {
    productId: 1,
    productName: 'Mulmul jhabla',
    productMRP: 499,
    productRate,
    productPrice: productRate,
    productRatings,
    rating: productRatings,
    no_of_rating: 7,
    productQuantity,
    productStock: productQuantity,
    productDescription: 'Soft as a cloud.',
    productDescription2: 'Hand-stitched\nWashes well',
    productBrand: 'Jhabla',
    productStyle: 'Front open',
    productSize: '0-3M,3-6M',
    productColor: 'Blue,Yellow',
    productDesignNo: 'JH-1',
    productType: 'Jhabla',
    productCategory: 'Cotton',
    productSubcategory: 'Jhablas',
    lightning: false,
    offered: false,
    prodImg1: picture('mulmul-jhabla-front'),
    ...known,
  } as Product;
}

export function line(known: Partial<CartItem> = {}): CartItem {
  const productId = known.productId ?? 1;
  return {
    productId,
    productid: productId,
    productName: 'Mulmul jhabla',
    productImage: picture('mulmul-jhabla-front'),
    productRate: 399,
    orderQuantity: 1,
    stockQuantity: 12,
    productColor: 'Blue',
    productSize: '0-3M',
    offered: false,
    lightning: false,
    ...known,
  };
}

export const dealProduct = (known: Partial<DealOfDayProduct> = {}): DealOfDayProduct => ({
  productId: 1,
  productName: 'Mulmul jhabla',
  prdDesc: 'Soft as a cloud.',
  mrp: 499,
  purRate: 349,
  minStk: 12,
  productPhotos: [{ photoName: picture('mulmul-jhabla-front') }],
  ...known,
});

export const coupon = (known: Partial<Coupon> = {}): Coupon => ({
  couponName: 'FIRST',
  couponStatus: 'active',
  couponType: '%',
  couponValue: 10,
  is_product_copoun: false,
  productId: null,
  ...known,
});

export const category = (known: Partial<Category> = {}): Category => ({
  categoryId: 1,
  categoryName: 'Men',
  categoryImage: picture('category-men'),
  subcategoryList: [],
  ...known,
});
