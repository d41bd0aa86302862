/**
 * What local storage keeps of a visit, as redux-persist writes it: an object whose values are JSON texts themselves. Anything can
 * stand there: an older release's shape, half a text, another program's. What can be read is kept, the rest starts afresh.
 */
import type { CartItem } from '../../contract/cart';
import { toCartItems } from '../api/cartItem';
import type { ListingFilters } from '../lib/listingFilters';
import { listingPath, parseListing } from '../lib/listingFilters';

export interface KeptSlices {
  auth?: { userId: string | null; guestId: string | null };
  cart?: { lines: CartItem[]; count: number; version?: string | undefined };
  wishlist?: { productIds: number[] };
  filters?: { filters: ListingFilters; showsAll: boolean };
  coupon?: { code?: string | null };
}

/** Characters; a cart of a hundred lines has forty thousand. What is longer was not written by the shop. */
const LONGEST_SLICE = 200_000;

/** Characters. */
const LONGEST_CODE = 40;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const idOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
/** What the coupon's field takes (features/coupon); half a character fits into no address. */
const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_CODE && !/\p{Surrogate}/u.test(value);
/** The server takes no longer one. */
const isVersion = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
const isId = (value: unknown): value is number => Number.isInteger(value);

/** Each makes the present shape of what was found; undefined: it is none. */
const readers: { [Slice in keyof KeptSlices]-?: (found: Fields) => KeptSlices[Slice] } = {
  auth: ({ userId, guestId }) => ({ userId: idOrNull(userId), guestId: idOrNull(guestId) }),
  cart: ({ lines, count, version }) => {
    if (!Array.isArray(lines)) return undefined;
    const whole = toCartItems(lines).filter(({ productId, productName }) => productId > 0 && productName !== '');
    // The count may be known where the lines are not, as after a login.
    const isWhole = whole.length === lines.length;
    return { lines: whole, count: isWhole && isCount(count) ? count : whole.length, ...(isWhole && isVersion(version) && { version }) };
  },
  wishlist: ({ productIds }) => (Array.isArray(productIds) ? { productIds: productIds.filter(isId) } : undefined),
  filters: ({ filters, showsAll }) => {
    if (!isObject(filters)) return undefined;
    const texts = Object.fromEntries(Object.entries(filters).filter(([, value]) => isText(value)));
    const [pathname = '', search = ''] = listingPath(texts).split('?');
    return { filters: parseListing(pathname, search), showsAll: showsAll === true };
  },
  coupon: ({ code }) => (code === null || isCode(code) ? { code } : {}),
};

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > LONGEST_SLICE) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Each slice that can be read, in its present shape. */
export function readSlices(found: Fields): KeptSlices {
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
export function unpack(text: string | null): Fields {
  let outer: unknown;
  try {
    outer = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (!isObject(outer)) return {};
  return Object.fromEntries(Object.entries(outer).map(([name, slice]) => [name, parsed(slice)]));
}
