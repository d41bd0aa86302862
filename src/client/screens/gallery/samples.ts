/** What the gallery's parts are shown with: a product, and a picture. */
import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { noAddress } from '../../lib/address';
import type { AddressParts } from '../../lib/address';

/** State → what shows it: drawn as it is, or a component where something happens in it. */
export type States = Readonly<Record<string, ReactNode | ComponentType>>;

/** Every shop has it, whatever its goods. */
export const picture = '/favicon.svg';
/** Names no picture. */
export const brokenPicture = '/pictures/not-there.jpg?w=960&h=1200&t=fde9e4';

export const product: Product = {
  productId: 1,
  productName: 'Mulmul jhabla with front ties',
  productMRP: 499,
  productRate: 399,
  productPrice: 399,
  productRatings: 4.3,
  rating: 4.3,
  no_of_rating: 7,
  productQuantity: 12,
  productStock: 12,
  productDescription: 'Soft as a cloud.',
  productDescription2: 'Hand-stitched',
  productBrand: 'Jhabla & Co.',
  productStyle: 'Front open',
  productSize: '0-3 M,3-6 M',
  productColor: 'Blue,Yellow',
  productDesignNo: 'J-101',
  productType: 'Jhabla',
  productCategory: 'Kids',
  productSubcategory: 'Jhablas',
  lightning: false,
  offered: false,
  prodImg1: picture,
};

export const soldOut: Product = {
  ...product,
  productId: 2,
  productName: 'Muslin bib',
  productQuantity: 0,
  productStock: 0,
};
export const unrated: Product = { ...product, productId: 3, productRatings: 0, rating: 0, no_of_rating: 0 };

export const typedAddress: AddressParts = { ...noAddress, houseName: '12 Lake View', pinCode: '40060' };
