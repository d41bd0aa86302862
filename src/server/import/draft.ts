/** One row of a sheet, understood. */
import { nameKey } from '../../contract/rules/names';

/**
 * Product columns that a sheet can fill. Those it has no column for, and cells left blank where blank says nothing,
 * stay absent: a change leaves them alone. The plan settles a missing price.
 */
export interface DraftValues {
  name?: string;
  mrp_paise?: number;
  rate_paise?: number;
  brand?: string;
  style?: string;
  sizes?: string;
  colours?: string;
  design_no?: string;
  type?: string;
  description?: string;
  bullets?: string;
  maker?: string;
  net_quantity?: string;
  country_of_origin?: string;
  /** A JSON array of addresses (import/pictures.ts). */
  pictures?: string;
  lightning?: 0 | 1;
  offered?: 0 | 1;
  hidden?: 0 | 1;
  /** Null: no deal. */
  deal_rate_paise?: number | null;
  top_seller_rank?: number | null;
}

/**
 * How a product is recognised when it comes again: by the shop's own number, or by the key of the list that it comes
 * from.
 */
export type Identity = { kind: 'id'; id: number } | { kind: 'key'; key: string };

/** What the sheet says about the product's place in the shop. */
export interface Filing {
  /** '' where the sheet says nothing. */
  gender: string;
  /** '' where the sheet says nothing. */
  category: string;
  /** Null where the sheet says nothing; '' for none, which only a row that is `asIs` says. */
  subcategory: string | null;
  /** Whether these are the shop's own names, to be taken as they stand. */
  asIs: boolean;
}

/** The result for a picture file that a row names, or that is called after the row's key. */
export interface PictureFate {
  /** As the row names it, else below the folder. */
  file: string;
  fate: 'found' | 'missing' | 'refused';
}

export interface Draft {
  row: number;
  /** As it is called in words: by its row, else by the shop; '' for neither. */
  name: string;
  identity: Identity;
  /** The key that a new product is to have beside its number; '' for none. A known product keeps its own. */
  sourceKey: string;
  filing: Filing;
  /** Null: the sheet does not say. A new product then gets DEFAULT_STOCK, a known one keeps what it has. */
  stock: number | null;
  values: DraftValues;
  /** Why it can be no new product, for want of a price; null where it has one. */
  noPrice: string | null;
  /** Addresses and files that the row names; null where the sheet says nothing of pictures. */
  pictures: string[] | null;
  /** What files of its pictures are called after, where the row names none. */
  pictureKeys: string[];
  /** What came of the files. */
  pictureFates: PictureFate[];
  warnings: string[];
}

/** Two rows of one product: what the later one says counts, and what it does not say the earlier one does. */
export const together = (earlier: Draft, later: Draft): Draft => ({
  ...later,
  name: later.name || earlier.name,
  sourceKey: later.sourceKey || earlier.sourceKey,
  filing: filedTogether(earlier.filing, later.filing),
  stock: later.stock ?? earlier.stock,
  values: { ...earlier.values, ...later.values },
  noPrice: later.noPrice && earlier.noPrice,
  pictures: later.pictures ?? earlier.pictures,
});

/** A subcategory is one of its category, so it does not go to another one. */
function filedTogether(earlier: Filing, later: Filing): Filing {
  if (later.asIs || (later.category && nameKey(later.category) !== nameKey(earlier.category))) return later;
  return {
    gender: later.gender || earlier.gender,
    category: later.category || earlier.category,
    subcategory: later.subcategory ?? earlier.subcategory,
    asIs: earlier.asIs,
  };
}

export interface RejectedRow {
  row: number;
  name: string;
  reason: string;
}

export const isRejected = (result: Draft | RejectedRow): result is RejectedRow => 'reason' in result;

/** What a sheet says of the same product comes to the same text. */
export const identityText = (identity: Identity): string =>
  identity.kind === 'id' ? `id ${identity.id}` : `key ${identity.key}`;
