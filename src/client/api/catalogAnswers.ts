/** Lists of the catalogue as any backend may send them → lists the screens can rely on (decisions 11, 49). */
import type { ProductOptionsRow } from '../../contract/catalog';
import { splitOptions } from '../../contract/rules/names';
import { rows, text, texts, toNumber } from '../lib/decode';

/** Colours or sizes: each once, though a backend may send a product's whole comma-separated list as one. */
export const toOptions = (answer: unknown): string[] => splitOptions(texts(answer).join(','));

/** Names, which may hold a comma themselves. */
export const toNames = (answer: unknown): string[] =>
  [...new Set(texts(answer).map((name) => name.trim()))].filter((name) => name !== '' && name !== '-');

/** Rows that name no product cannot be opened; they are left out. */
export const toOptionsRows = (answer: unknown): ProductOptionsRow[] =>
  rows(answer)
    .map((raw) => ({
      productId: toNumber(raw.productId, 0),
      productColor: text(raw.productColor),
      productSize: text(raw.productSize),
      productQuantity: Math.max(0, toNumber(raw.productQuantity, 0)),
    }))
    .filter(({ productId }) => productId > 0);
