/**
 * The exporter's masks (docs/support.md): a visit as it was recorded, without anything that is a shopper's own. What is
 * personal is known by the name it travels under, and in private answers by having no harmless one; then it is masked
 * wherever else it stands. Masking and reducing may change places: the masked actions lead from the masked start to the
 * masked end.
 */
import { encodedRuns, isAddress, maskAddress } from './maskAddress';
import type { CatalogueTexts } from './catalogueTexts';
import { isFields } from './json';
import type { Fields, Json } from './json';
import { isEveryones } from './maskEndpoints';
import { isHarmless, isId, isStructural, kindAnywhere, kindInPrivate } from './maskKinds';
import type { Kind } from './maskKinds';
import { failure, isSentence, own, placeOf, said } from './maskPlaces';
import type { Place } from './maskPlaces';
import { makeMasks } from './masks';
import { maskWords } from './maskText';
import type { OwnSentences } from './ownWords';
import { isOwnWord } from './ownWords';
import { isTermName, makeSearchTerms } from './searchTerms';

/** Smaller numbers are prices, sizes and counts; larger ones are milliseconds. */
const SMALLEST_KNOWN = 10_000;
const TIMES = 1_000_000_000_000;
const CACHE_KEY = /^([A-Za-z]\w*)\((.*)\)$/s;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** The shop's own addresses, whole or in part. */
const inLocation: ReadonlySet<string> = new Set(['pathname', 'search', 'hash', 'from']);

/**
 * @param catalogue what of this visit is everybody's
 * @param sentences what the shop itself says
 */
export function makeMask(catalogue: CatalogueTexts, sentences: OwnSentences) {
  const masks = makeMasks();
  /** A number is found without the + before it. */
  const isShops = (found: string): boolean => catalogue.has(found) || catalogue.has(`+${found}`);
  /** Codes are told in capitals, and may be typed without. */
  const isCode = (typed: string): boolean => catalogue.has(typed) || catalogue.has(typed.trim().toUpperCase());
  const terms = makeSearchTerms(masks, catalogue);
  const remembered = new Map<string, string>();
  let learning = true;

  function maskTerm(text: string, name: string): string {
    if (!learning) return terms.mask(text, name);
    terms.learn(text, name);
    return text;
  }

  const address = (text: string, isOwn: boolean, maskText: (part: string) => string): string =>
    maskAddress(text, { masks, maskText, maskTerm, own: isOwn });

  /** @param isSaid a sentence */
  function freeText(text: string, isSaid = false): string {
    // Only what stands in its own place is learnt from: keys of the cache and addresses have such places.
    if (learning && !CACHE_KEY.test(text) && !isAddress(text)) return text;
    const memory = isSaid ? `said ${text}` : text;
    const before = learning ? undefined : remembered.get(memory);
    if (before !== undefined) return before;
    const masked = plainText(text) ?? (isSaid ? spoken(text) : inParts(text));
    if (!learning) remembered.set(memory, masked);
    return masked;
  }

  /** A whole text that is known: everybody's, or a shopper's own. */
  const plainText = (text: string): string | undefined =>
    catalogue.has(text) || sentences.has(text) ? text : masks.given(text);

  const spoken = (text: string): string =>
    sentences
      .pieces(text)
      .map((piece, index) => (index % 2 === 1 ? piece : inParts(piece, true)))
      .join('');

  function inParts(text: string, isSaid = false): string {
    const key = CACHE_KEY.exec(text);
    if (key) return cacheKey(text, key);
    const maskText = (part: string) => plainText(part) ?? maskWords(masks, part, isShops, isSaid);
    if (isAddress(text)) return address(text, false, maskText);
    const pieces = text.includes('%') ? encodedRuns(text) : [text];
    const masked = (piece: string, index: number): string =>
      index % 2 === 1 ? address(piece, false, maskText) : maskWords(masks, piece, isShops, isSaid);
    return pieces.map(masked).join('');
  }

  /** `getCart("u_1")`: what is in the brackets is the call's argument. */
  function cacheKey(text: string, [, endpoint = '', json = '']: RegExpExecArray): string {
    try {
      return `${endpoint}(${JSON.stringify(walk(JSON.parse(json) as Json, placeOf(endpoint, 'arg')))})`;
    } catch {
      return maskWords(masks, text, isShops);
    }
  }

  function maskKey(key: string, { keys }: Place): string {
    if (keys) return masks.mask(keys, key);
    if (IDENTIFIER.test(key)) return key;
    // `picture:/pictures/rani.jpg`: what kind of thing, and which one.
    const [, kind = '', one = key] = /^([a-z-]+:)(.+)$/s.exec(key) ?? [];
    return jsonText(key) ?? kind + freeText(one);
  }

  /** `[12,"Blue","0-3M"]`, a line of the cart (lib/cartLine): masked as its parts are elsewhere. */
  function jsonText(key: string): string | null {
    if (!key.startsWith('[')) return null;
    try {
      return JSON.stringify(walk(JSON.parse(key) as Json, own));
    } catch {
      return null;
    }
  }

  function maskString(text: string, key: string, place: Place): string {
    if (text === '') return text;
    // Before what is structural: a filter may be called like an action's part, `type`.
    if (place.isFilter && isTermName(key)) return maskTerm(text, key);
    if (isStructural(key)) return text;
    if (place.bare === 'search' && key === '') return maskTerm(text, place.bare);
    if (place.bare === 'code' && key === '') return isCode(text) ? text : maskTerm(text, 'search');
    if (inLocation.has(key) && isAddress(text)) return address(text, true, freeText);
    if (place.said || isSentence(key, place)) return freeText(text, true);
    const kind = kindOf(key, place);
    // A number keeps its gaps, and is the same with and without them.
    const mobile = kind === 'mobile' ? maskWords(masks, text, isShops) : text;
    if (mobile !== text) return mobile;
    return kind ? masks.mask(kind, text) : freeText(text);
  }

  /** undefined: nothing by itself, though it may hold something. */
  function kindOf(key: string, { isPrivate, bare }: Place): Kind | undefined {
    const kind = kindAnywhere(key);
    if (kind || !isPrivate || isHarmless(key) || inLocation.has(key)) return kind;
    if (key !== '') return kindInPrivate(key);
    if (bare === 'plain' || bare === 'said' || bare === 'code') return undefined;
    return typeof bare === 'string' ? bare : 'text';
  }

  function maskNumber(value: number, key: string, place: Place): number {
    const text = String(value);
    const kind = place.said ? undefined : kindOf(key, place);
    // A review's own number is nobody's.
    if (kind && isId(kind) && key !== 'id') return Number(masks.mask(kind, text));
    return Number.isInteger(value) && value >= SMALLEST_KNOWN && value < TIMES ? Number(freeText(text)) : value;
  }

  function inside(key: string, value: Json, place: Place): Place {
    if (!isFields(value) && !Array.isArray(value)) return place;
    if (isSentence(key, place)) return { ...place, said: true };
    if (key === 'filters' || key === 'earlier') return { ...place, isFilter: true };
    // What a navigation hands over.
    if (key === 'state') return failure;
    return place;
  }

  const atIndex = (place: Place, index: number): Place =>
    typeof place.bare === 'object' ? { ...place, bare: place.bare[index] } : place;

  function walk(value: Json, place: Place, key = ''): Json {
    if (typeof value === 'string') {
      if (key === 'reason' && isOwnWord(value)) return value;
      return maskString(value, key, place);
    }
    if (typeof value === 'number') return maskNumber(value, key, place);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, atIndex(place, index), key));
    if (!isFields(value)) return value;
    if (typeof value.endpointName === 'string') return walkEntry(value, value.endpointName);
    return walkFields(value, place);
  }

  const walkFields = (fields: Fields, place: Place): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [maskKey(key, place), walk(value, inside(key, value, place), key)]),
    );

  /** An entry of the cache, or what a request's action tells of its request. */
  function walkEntry({ originalArgs, data, error, ...rest }: Fields, endpoint: string): Fields {
    return {
      ...walkFields(rest, own),
      ...(originalArgs !== undefined && { originalArgs: walk(originalArgs, placeOf(endpoint, 'arg')) }),
      ...(data !== undefined && { data: walkAnswer(data, endpoint) }),
      ...(error !== undefined && { error: walk(error, failure) }),
    };
  }

  function walkAnswer(data: Json, endpoint: string): Json {
    if (isEveryones(endpoint)) return data;
    const place = placeOf(endpoint, 'answer');
    return place.bare === 'said' ? walk(data, said) : walk(data, place);
  }

  function payloadOf({ type, payload, meta }: Fields): Json {
    const endpoint = isFields(meta) && isFields(meta.arg) ? meta.arg.endpointName : undefined;
    if (typeof endpoint === 'string')
      return String(type).endsWith('/rejected') ? walk(payload, failure) : walkAnswer(payload, endpoint);
    if (isFields(payload)) {
      const patched = CACHE_KEY.exec(typeof payload.queryCacheKey === 'string' ? payload.queryCacheKey : '')?.[1];
      if (patched !== undefined && 'patches' in payload) {
        const { patches, ...rest } = payload;
        return { ...walkFields(rest, own), patches: walkAnswer(patches, patched) };
      }
      if (String(type).startsWith('view/') && typeof payload.name === 'string') {
        // What is said is no value: walked as one, "Required" under `mobile` would be learnt as somebody's number.
        const { name, value, ...rest } = payload;
        return { ...walkFields(rest, own), name: maskKey(name, own), value: walk(value, said) };
      }
    }
    return walk(payload, own, type === 'profile/addressEditOpened' ? 'addrId' : '');
  }

  function action(value: Fields): Fields {
    const { payload, error, ...rest } = value;
    return {
      ...walkFields(rest, own),
      ...(payload !== undefined && { payload: payloadOf(value) }),
      ...(error !== undefined && { error: walk(error, said) }),
    };
  }

  function state(value: Fields): Fields {
    return Object.fromEntries(
      Object.entries(value).map(([slice, content]) => {
        if (slice === 'view') return [slice, walk(content, said)];
        if (slice === 'profile' && isFields(content))
          return [slice, { ...walkFields(content, own), editing: walk(content.editing, own, 'addrId') }];
        return [slice, walk(content, own)];
      }),
    );
  }

  return {
    state,
    action,
    /** A sentence. */
    text: (value: string): string => freeText(value, true),
    /** What was sent and is in no action (api/secret), by the names it travels under. */
    confided: (value: Json): void => void walk(value, placeOf('', 'arg')),
    /** What is personal without standing in any state or action. */
    learn: (value: string): void => {
      if (!sentences.has(value.trim())) masks.mask('text', value);
    },
    learned: (): void => {
      terms.learned();
      learning = false;
    },
  };
}
