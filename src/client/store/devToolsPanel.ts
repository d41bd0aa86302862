/**
 * What Redux DevTools' panel is told (docs/support.md): rows that say what happened and to what, and of the state what
 * a person reads, without what is a shopper's own. Only what is sent to the panel: the log in the page stays as it is,
 * and jumps show all of it. Chrome refuses messages that are too long, and a visit's states hold the catalogue's
 * answers a thousand times over.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '../../contract/rules/isObject';
import type { PanelExport } from './panelExport';
import { cutAnswer, cutAsked, shortened, shownPayload, shownSlice, withoutSearchInKey } from './panelTexts';
import { isNoise } from './boundedActionLog';

/**
 * Rows: a whole visit, and few enough for the panel to draw. The action log's own length stands in boundedActionLog.ts.
 */
const MOST_ROWS = 500;

interface Request {
  arg?: { originalArgs?: unknown; endpointName?: string };
}

const BOOKKEEPING =
  /^api\/(?:\w+\/(?:forgotten|pending)|(?:config|internalSubscriptions|invalidation|mutations|queries)\/\w+)$/;
const QUIET: ReadonlySet<string> = new Set([
  'view/sendingChanged',
  'view/partReached',
  'toasts/dismissed',
  // A sum of the cart, which follows in full.
  'api/getCartCount/fulfilled',
]);

/** Who somebody is, is asked for without a word too. */
const NOBODYS_QUESTION = /^api\/(?!getSession\/)\w+\/fulfilled$/;

/** Of what everybody is answered alike, as it is asked for without a word: menus, filters, parts of the home page. */
const isForEverybody = (action: UnknownAction): boolean => NOBODYS_QUESTION.test(action.type) && isQuestionless(action);

function isQuestionless({ meta }: UnknownAction): boolean {
  const { arg } = (meta ?? {}) as Partial<Request>;
  return arg !== undefined && arg.originalArgs === undefined;
}

/**
 * What changes the state and tells nobody anything: an answer that nobody looks at any more or that is the same on
 * every visit, a button at work, a notice whose time is over, a question whose answer has a row of its own.
 */
const isBookkeeping = (action: UnknownAction): boolean =>
  BOOKKEEPING.test(action.type) || QUIET.has(action.type) || isForEverybody(action);

/** Whether the panel has a row for it. */
export const isRow = (action: UnknownAction): boolean => !isNoise(action) && !isBookkeeping(action);

interface Entry {
  status?: unknown;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
}

interface Api {
  /** Left out in a state that was cut before, which the extension may hand back (docs/support.md, Persist). */
  queries?: Record<string, Entry | undefined>;
}

/** States share nearly all with their neighbours, and each is sent. */
const cutEntries = new WeakMap<Entry, object>();

function cutEntry(entry: Entry): object {
  const known = cutEntries.get(entry);
  if (known) return known;
  const { status, data, error } = entry;
  const answered = data === undefined ? {} : { data: cutAnswer(data) };
  const short = { status, ...answered, ...(error !== undefined && { error: cutAnswer(error) }) };
  cutEntries.set(entry, short);
  return short;
}

/** Of the calls what they were answered, cut; of the rest of the state all but a shopper's own texts. */
export function cutState<S>(state: S): S {
  const { api, ...slices } = state as { api?: Api };
  const rest = Object.entries(slices).map(([name, slice]) => [name, shownSlice(name, slice)] as const);
  if (!api?.queries) return Object.fromEntries(api ? [...rest, ['api', api]] : rest) as S;
  const queries = Object.entries(api.queries).map(([key, entry]) => [
    withoutSearchInKey(key, entry?.data !== undefined),
    entry && cutEntry(entry),
  ]);
  return Object.fromEntries([...rest, ['api', Object.fromEntries(queries)]]) as S;
}

/** What it happened to, in a few words, by the type of an event. */
const objects: Readonly<Record<string, (payload: never) => unknown>> = {
  'location/changed': ({ pathname, search }: { pathname: string; search: string }) => `${pathname}${search}`,
  'cart/lineAdded': ({ productName, orderQuantity }: { productName: string; orderQuantity: number }) =>
    `${productName} ×${orderQuantity}`,
  'checkout/orderPlaced': ({ orderNo }: { orderNo?: string }) => orderNo,
  'panel/opened': ({ name }: { name: string }) => name,
  'toasts/shown': ({ text }: { text: string }) => text,
};

const argOf = ({ meta }: UnknownAction): NonNullable<Request['arg']> => (meta as Request | undefined)?.arg ?? {};

/** Cut, and without what was searched for. */
function askedBy(action: UnknownAction): unknown {
  const { originalArgs, endpointName } = argOf(action);
  return cutAsked(originalArgs, endpointName, action.type.endsWith('/fulfilled'));
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Of a guest, a member, a try of an order or a version: nothing that a person reads. */
const MADE_UP = /^(?:(?:guest|member)(?:-\d+)?|[gu]_[\w-]+|[\w-]{16,})$/;

/** All the words in it, as what was asked for may lie in an object of objects. */
function wordsOf(value: unknown): string {
  if (isWord(value)) return MADE_UP.test(String(value)) ? '' : String(value);
  return Object.values(value ?? {})
    .map(wordsOf)
    .filter(Boolean)
    .join(' ');
}

/** `form:checkout name, mobile`: of complaints the fields that have one. */
function viewObject({ name, value }: { name?: unknown; value?: unknown }): unknown {
  const fields = isObject(value) ? Object.keys(value) : [];
  return fields.length > 0 ? `${String(name)} ${fields.join(', ')}` : name;
}

/**
 * An event of the view, or another whose payload says it by itself.
 * @param asked of a call: what was asked for
 */
function objectOf({ type, payload }: UnknownAction, asked: unknown): unknown {
  const known = objects[type];
  if (known) return known(payload as never);
  if (type.startsWith('view/complaints')) return viewObject(payload ?? {});
  if (type.startsWith('view/')) return (payload as { name?: unknown } | undefined)?.name;
  return type.startsWith('api/') ? wordsOf(asked) : payload;
}

const withObject = (type: string, object: unknown): string =>
  isWord(object) && object !== '' ? `${type} ${shortened(String(object))}` : type;

/** The row as a person reads it: what happened, and to what. */
export function labelled<A extends UnknownAction>(action: A): A {
  const isCall = action.type.startsWith('api/');
  const { payload, error } = action;
  const told = { ...action, payload: isCall ? cutAnswer(payload) : shownPayload(action) };
  const asked = isCall ? askedBy(action) : undefined;
  const type = withObject(action.type, cutAsked(objectOf(told, asked)));
  if (!isCall) return { ...told, type };
  const failed = error === undefined ? {} : { error: cutAnswer(error) };
  return { type, asked, payload: told.payload, ...failed } as never;
}

/** How the extension writes: everything in full, as what is the same twice is beyond JSON. Its types do not know it. */
const asJson: object = { refs: false };

/**
 * The row of a saved file, which is masked as a whole: nothing is left out of it. It may hold anything, and one that
 * cannot be read is called by its type alone.
 */
export function rowLabel(action: UnknownAction): string {
  try {
    return withObject(action.type, objectOf(action, argOf(action).originalArgs));
  } catch {
    return action.type;
  }
}

/** As the extension takes it. */
export const devToolsPanel = ({ replacer }: PanelExport) => ({
  name: 'Shop',
  maxAge: MOST_ROWS,
  predicate: (_state: unknown, action: UnknownAction): boolean => isRow(action),
  stateSanitizer: cutState,
  actionSanitizer: labelled,
  serialize: { replacer, options: asJson },
});
