/** Deals of the day as any backend may send them → products that the sale page can rely on (decisions 11, 36, 37). */
import type { DealOfDayProduct } from '../../contract/catalog';
import { toNumber } from '../lib/flags';
import { rows, text } from '../lib/loose';
import type { Loose } from '../lib/loose';
import { isMediaAddress } from '../lib/mediaAddress';

function toDealProduct(raw: Loose): DealOfDayProduct {
  const purRate = toNumber(raw.purRate, 0);
  return {
    productId: toNumber(raw.productId, 0),
    productName: text(raw.productName),
    prdDesc: text(raw.prdDesc),
    mrp: toNumber(raw.mrp, purRate),
    purRate,
    minStk: Math.max(0, toNumber(raw.minStk, 0)),
    productPhotos: rows(raw.productPhotos)
      .map(({ photoName }) => ({ photoName: text(photoName) }))
      .filter(({ photoName }) => isMediaAddress(photoName)),
  };
}

export const toDealProducts = (answer: unknown): DealOfDayProduct[] =>
  rows(answer)
    .map(toDealProduct)
    .filter(({ productId }) => productId > 0);
