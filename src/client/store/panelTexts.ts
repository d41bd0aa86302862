/**
 * What Redux DevTools' panel is shown of texts: none that may be a shopper's own (docs/support.md). A new field of an
 * answer is hidden until it is named here.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { categoryAliases } from '../../contract/rules/names';
import { isSaidByServer } from '../api/errors';
import { isQueryOfShop } from '../lib/queryOfShop';

const HIDDEN = '…';
const LONGEST_TEXT = 100;
const MOST_IDS = 5;
const DEEPEST = 3;

/** Of answers the texts that are nobody's own, by the names they stand under. */
const readable: ReadonlySet<string> = new Set([
  ...['productName', 'productColor', 'productSize', 'couponName', 'couponCode', 'cartVersion', 'key'],
  ...['code', 'status', 'kind', 'orderStatus', 'returnStatus'],
  ...['userId', 'guestId', 'ownerId', 'addrId', 'orderNo'],
]);

const MOBILE = /\d{5}(?:[\s+-]|%20)?\d{5,}/g;

/** Without mobile numbers and e-mail addresses, which may be anywhere: in a search, for instance. */
export const impersonal = (text: string): string =>
  text.replace(MOBILE, HIDDEN).replace(/[^\s?&=/]+/g, (word) => (/@|%40/.test(word) ? HIDDEN : word));

/** What was typed into the search may be anything, a card's number and a name too. */
const searched = /([?&]search=)[^&#\s]+/g;
const withoutSearch = (text: string): string => text.replace(searched, `$1${HIDDEN}`);
/** Calls whose whole argument was typed into a field. */
const typedWhole: ReadonlySet<unknown> = new Set(['getSpellings', 'getCouponByName']);
const typedKey = /^(getSpellings|getCouponByName)\(/;
/**
 * In the key of a call's answer, which is made of what was asked for.
 * @param isKnown whether the shop has it: a coupon's code that there is is nobody's own
 */
export const withoutSearchInKey = (key: string, isKnown: boolean): string => {
  const [, endpoint] = typedKey.exec(key) ?? [];
  if (endpoint === undefined) return key.replace(/("search":)"(?:[^"\\]|\\.)*"/g, `$1"${HIDDEN}"`);
  return endpoint === 'getCouponByName' && isKnown ? key : `${endpoint}("${HIDDEN}")`;
};

export const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}${HIDDEN}` : text;

const hidden = (text: string): string => (text === '' ? '' : HIDDEN);
const whole = (text: string, name = ''): string => (name === 'search' ? hidden(text) : impersonal(withoutSearch(text)));
const shown = (text: string, name = ''): string => whole(shortened(text), name);

type TextOf = (text: string, name: string) => string;

const idOf = (row: unknown): unknown => {
  const { productId, addrId, orderNo, id } = (row ?? {}) as Record<string, unknown>;
  return productId ?? addrId ?? orderNo ?? id;
};

/** A list as its length and its first ids, texts by `textOf`, and nothing that lies deep. */
function cutBy(textOf: TextOf, value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return textOf(value, name);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const ids = value.slice(0, MOST_IDS).flatMap((row) => idOf(row) ?? []);
    return { count: value.length, ...(ids.length > 0 && { ids }) };
  }
  if (depth === DEEPEST) return `{${HIDDEN}}`;
  const inside = Object.entries(value).map(([key, inner]) => [key, cutBy(textOf, inner, key, depth + 1)]);
  return Object.fromEntries(inside);
}

/**
 * What was asked for: nothing in it is a shopper's own (api/secret) but what was searched for, or typed as a coupon's
 * code.
 * @param isKnown as `withoutSearchInKey` has it
 */
export const cutAsked = (asked: unknown, endpoint?: unknown, isKnown = false): unknown =>
  typedWhole.has(endpoint) && !(endpoint === 'getCouponByName' && isKnown) ? HIDDEN : cutBy(shown, asked);
const byName: TextOf = (text, name) => (readable.has(name) ? shown(text) : hidden(text));
/** What was answered, and what was made of it. */
export const cutAnswer = (answer: unknown): unknown => cutBy(byName, answer);

/** Every text in it, however deep; the shape stays, as a screen may be drawn from it (docs/support.md, Persist). */
function eachText(value: unknown, textOf: TextOf, name = ''): unknown {
  if (typeof value === 'string') return textOf(value, name);
  if (Array.isArray(value)) return value.map((inner) => eachText(inner, textOf, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachText(inner, textOf, key)]));
}

interface Place {
  pathname: string;
  search: string;
  state: unknown;
}

/** `/shop/{searchName}` is a search, but where it is one of the five names that the shop has for good. */
const pathOf = (path: string): string =>
  impersonal(path).replace(/^(\/shop\/)([^/]+)/, (whole: string, shop: string, name: string) =>
    categoryAliases.has(name.toLowerCase()) ? whole : `${shop}${HIDDEN}`,
  );

/** Anybody can write anything behind a name that no screen reads, and behind one that takes a few words alone. */
const queryOf = (search: string): string =>
  impersonal(withoutSearch(search))
    .split('&')
    .map((pair) => {
      const [[name, value] = ['', '']] = new URLSearchParams(pair);
      return !pair.includes('=') || isQueryOfShop(name, value)
        ? pair
        : `${pair.slice(0, pair.indexOf('=') + 1)}${HIDDEN}`;
    })
    .join('&');

/** What a navigation hands over may be a whole order. */
const placeOf = <P extends Place>(place: P): P => ({
  ...place,
  pathname: pathOf(place.pathname),
  search: queryOf(place.search),
  state: eachText(place.state, byName),
});

interface Notice {
  text: string;
}

const noticeOf = <N extends Notice>(notice: N): N => ({
  ...notice,
  text: isSaidByServer(notice.text) ? HIDDEN : shown(notice.text),
});

/** What forms say may be a server's, who repeats what was typed. */
const saidBy: ReadonlySet<string> = new Set(['notice', 'complaints']);
const saidEvent = /^view\/(?:notice|complaints)Shown$/;

const viewOf = (view: object): unknown =>
  Object.fromEntries(
    Object.entries(view).map(([scope, kinds]) => {
      if (typeof kinds !== 'object' || kinds === null) return [scope, kinds];
      const inside = Object.entries(kinds as Record<string, unknown>).map(([kind, of]) => [
        kind,
        saidBy.has(kind) ? eachText(of, hidden) : of,
      ]);
      return [scope, Object.fromEntries(inside)];
    }),
  );

/** Slice → as it is shown; the others hold nothing of a shopper's but ids. */
const slices: Readonly<Record<string, (slice: never) => unknown>> = {
  checkout: (checkout: { latest: unknown }) => ({ ...checkout, latest: eachText(checkout.latest, byName) }),
  filters: (filters: object) => eachText(filters, whole),
  location: placeOf<Place>,
  toasts: (toasts: readonly Notice[]) => toasts.map(noticeOf),
  view: viewOf,
};

/** States share nearly all with their neighbours, and each is sent. */
const shownSlices = new WeakMap<object, unknown>();

export function shownSlice(name: string, slice: unknown): unknown {
  const show = Object.hasOwn(slices, name) ? slices[name] : undefined;
  if (!show || typeof slice !== 'object' || slice === null) return slice;
  if (!shownSlices.has(slice)) shownSlices.set(slice, show(slice as never));
  return shownSlices.get(slice);
}

/** Of an event that is no call's. */
export function shownPayload({ type, payload }: UnknownAction): unknown {
  if (typeof payload === 'string') return shown(payload);
  if (typeof payload !== 'object' || payload === null) return payload;
  if (type === 'location/changed') return placeOf(payload as Place);
  if (type === 'toasts/shown') return noticeOf(payload as Notice);
  if (type.startsWith('checkout/')) return cutAnswer(payload);
  if (saidEvent.test(type)) return { ...payload, value: eachText((payload as { value: unknown }).value, hidden) };
  return eachText(payload, whole);
}
