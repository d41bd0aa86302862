/**
 * What the product page says of a product, worded for missing values (docs/requirements.md section 2, Product detail).
 * Pure.
 */
import type { Product } from '../../contract/catalog';
import { splitOptions } from '../../contract/rules/names';

export const factMessages = { missing: 'NA', noSize: 'Freesize', noDescription: 'No Description' } as const;

const orMissing = (text: string): string => text.trim() || factMessages.missing;

/** `-` is a size of its own kind: one for all. */
function sizeWords(productSize: string): string {
  if (productSize.trim() === '-') return factMessages.noSize;
  return orMissing(splitOptions(productSize).join(', '));
}

/** The table's rows: label and value. */
export function factRows(product: Product): [string, string][] {
  return [
    ['Brand', orMissing(product.productBrand)],
    ['Style', orMissing(product.productStyle)],
    ['Size', sizeWords(product.productSize)],
    ['Color', orMissing(splitOptions(product.productColor).join(', '))],
    // As the requirements have it: the texture is the design number (decision 56).
    ['Texture', orMissing(product.productDesignNo)],
    ['Type', orMissing(product.productType)],
  ];
}

/** What the law has a label say of packed goods, of what the shop knows (decision 123); no rows for nothing. */
export function labelRows({ maker = '', netQuantity = '', countryOfOrigin = '' }: Product): [string, string][] {
  const rows: [string, string][] = [
    ['Made or packed by', maker],
    ['Net quantity', netQuantity],
    ['Country of origin', countryOfOrigin],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The 'About Item' bullets, one a line. */
export function aboutLines(productDescription2: string): string[] {
  const lines = productDescription2.split(/\r?\n/).map((line) => line.trim().replace(/^[-•*]\s*/, ''));
  const told = lines.filter((line) => line !== '');
  return told.length > 0 ? told : [factMessages.missing];
}

/** prodImg1, prodImg2, …; api/product.ts has numbered them without gaps. */
export function productPictures(product: Product): string[] {
  const pictures: string[] = [];
  for (let number = 1; product[`prodImg${number}`] !== undefined; number += 1)
    pictures.push(product[`prodImg${number}`] ?? '');
  return pictures;
}
