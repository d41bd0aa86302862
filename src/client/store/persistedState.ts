/**
 * The persisted state in local storage, as redux-persist writes it: an object whose values are JSON texts themselves.
 * Anything can stand there: an older release's shape, half a text, another program's. Readable slices are kept, the
 * rest starts afresh. A missing slice, or a missing list in one, is unknown and not empty
 * (docs/decisions/0223-unknown-empty-failed.md).
 */
import type { CartItem } from '../../contract/cart';
import { COUPON_CODE_MAX, VERSION_MAX } from '../../contract/rules/limits';
import { isObject } from '../../contract/rules/isObject';
import { toCartItems } from '../api/cartItem';
import type { ListingFilters } from '../lib/listingFilters';
import { listingPath, parseListing } from '../lib/listingFilters';
import { fromJson } from '../lib/decode';
import type { Loose } from '../lib/decode';

export interface KeptSlices {
  auth?: { userId: string | null; guestId: string | null };
  cart?: { lines?: CartItem[]; count?: number | undefined; version?: string | undefined };
  wishlist?: { productIds?: number[] | undefined };
  filters?: { filters: ListingFilters; showsAll: boolean };
  coupon?: { code?: string | null };
}

/**
 * A search term may be anything: a name, a card's number. On the listing the address holds it, and elsewhere nobody
 * reads it, so the device keeps none; the first write drops one that an earlier release kept.
 */
function withoutSearch(filters: ListingFilters): ListingFilters {
  if (filters.search === undefined) return filters;
  const { search: _typed, ...chosen } = filters;
  const known = searchless.get(filters) ?? chosen;
  searchless.set(filters, known);
  return known;
}

/** Gives the same object for the same filters: a slice is written when its object is another. */
const searchless = new WeakMap<ListingFilters, ListingFilters>();

interface HeldSlices extends Required<KeptSlices> {
  auth: Required<KeptSlices>['auth'] & { doubt?: string };
  cart: Required<KeptSlices>['cart'] & { overtaken?: unknown; edits?: unknown; news?: unknown };
}

/** Without what only this page knows. */
const keptCart = ({
  overtaken: _overtaken,
  edits: _edits,
  news: _news,
  ...known
}: HeldSlices['cart']): Required<KeptSlices>['cart'] => known;

/** The known part of the store, which is persisted and sent to other tabs. Failures are this tab's own. */
export function keptOf({ auth, cart, wishlist, filters, coupon }: HeldSlices): KeptSlices {
  const { filters: chosen, showsAll } = filters;
  return {
    filters: { filters: withoutSearch(chosen), showsAll },
    ...(coupon.code !== undefined && { coupon: { code: coupon.code } }),
    // Lines and wishes have no owner until it is known who this is.
    ...(auth.doubt !== 'unknown' && {
      auth: { userId: auth.userId, guestId: auth.guestId },
      cart: keptCart(cart),
      wishlist: { productIds: wishlist.productIds },
    }),
  };
}

/** Characters; a cart of a hundred lines has forty thousand. The shop writes no longer text. */
const LONGEST_SLICE = 200_000;

const idOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
/** What the coupon's field takes (features/coupon); half a character fits into no address. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= COUPON_CODE_MAX && !/\p{Surrogate}/u.test(value);
const versionShape = new RegExp(`^[\\w-]{1,${VERSION_MAX}}$`);
const isVersion = (value: unknown): value is string => typeof value === 'string' && versionShape.test(value);
const isId = (value: unknown): value is number => Number.isInteger(value);

/** Each makes the present shape of what was found; undefined: it is none. */
const readers: { [Slice in keyof KeptSlices]-?: (found: Loose) => KeptSlices[Slice] } = {
  auth: ({ userId, guestId }) => {
    const ids = { userId: idOrNull(userId), guestId: idOrNull(guestId) };
    const saysSo = ids.userId !== null || ids.guestId !== null || (userId === null && guestId === null);
    return saysSo ? ids : undefined;
  },
  cart: ({ lines, count, version }) => {
    // The count may be known where the lines are not, as after a login.
    if (lines === undefined && isCount(count)) return { count };
    if (!Array.isArray(lines)) return undefined;
    const known = toCartItems(lines).filter(({ productId, productName }) => productId > 0 && productName !== '');
    const isWhole = known.length === lines.length;
    return {
      lines: known,
      count: isWhole && isCount(count) ? count : known.length,
      ...(isWhole && isVersion(version) && { version }),
    };
  },
  wishlist: ({ productIds }) => (Array.isArray(productIds) ? { productIds: productIds.filter(isId) } : undefined),
  filters: ({ filters, showsAll }) => {
    if (!isObject(filters)) return undefined;
    const texts = Object.fromEntries(Object.entries(filters).filter(([, value]) => isText(value)));
    const [pathname = '', search = ''] = listingPath(texts).split('?');
    return { filters: parseListing(pathname, search), showsAll: showsAll === true };
  },
  coupon: ({ code }) => (code === null || isCode(code) ? { code } : undefined),
};

const sliceFrom = (text: unknown): unknown =>
  typeof text === 'string' && text.length > LONGEST_SLICE ? undefined : fromJson(text);

/** Each slice that can be read, in its present shape. */
export function readSlices(found: Loose): KeptSlices {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const slice = found[name];
    if (!isObject(slice)) return [];
    try {
      return [[name, reader(slice)]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(read.filter(([, slice]) => slice !== undefined)) as KeptSlices;
}

/** What stands in local storage, slice by slice as it was written. Never throws. */
export function unpack(text: string | null): Loose {
  const outer = fromJson(text ?? '{}');
  if (!isObject(outer)) return {};
  return Object.fromEntries(Object.entries(outer).map(([name, slice]) => [name, sliceFrom(slice)]));
}

/** Written by the version that a slice stands beside; NaN where nothing says so. */
export const versionOf = ({ _persist }: Loose): number =>
  Number((_persist as { version?: unknown } | undefined | null)?.version);

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * The first version wrote what it did not know as if it were empty. Its lists without an entry and its ids of nobody
 * are forgotten: the server is asked anyway.
 */
export function withoutEmpties(found: Loose): Loose {
  const { auth, cart, wishlist, coupon, ...others } = found;
  const isNobody = isObject(auth) && idOrNull(auth.userId) === null && idOrNull(auth.guestId) === null;
  const { lines, count } = isObject(cart) ? cart : {};
  return {
    ...others,
    ...(!isNobody && { auth }),
    cart: isEmpty(lines) ? (count === 0 ? undefined : { count }) : cart,
    wishlist: isObject(wishlist) && isEmpty(wishlist.productIds) ? undefined : wishlist,
    coupon: isObject(coupon) && coupon.code === null ? undefined : coupon,
  };
}
