/**
 * Masks what an address on the web holds, in its encoded form: `/shop?search=Asha%20Rao` becomes `/shop?search=name-1`,
 * so that a reader finds in the address what the masked log says elsewhere.
 */
import { viewNames } from '../../lib/urlQuery';
import { isQueryOfShop } from '../../lib/queryOfShop';
import type { Kind } from './maskKinds';
import { kindAnywhere } from './maskKinds';
import type { Masks } from './masks';
import { isTermName } from './searchTerms';

/** What may stand in the query of the shop's own addresses. Anybody can add anything. */
const known: ReadonlySet<string> = new Set(viewNames);

function decoded(part: string, inQuery: boolean): string | null {
  try {
    return decodeURIComponent(inQuery ? part.replaceAll('+', ' ') : part);
  } catch {
    return null;
  }
}

interface Options {
  masks: Masks;
  maskText: (text: string) => string;
  /** What a listing is filtered by, under its name in the query. */
  maskTerm: (text: string, name: string) => string;
  /** An address of the shop's own, of whose query every part is known. */
  own: boolean;
}

/** Path, query and hash, or any of them; a part that holds nothing personal stays as it is written. */
export function maskAddress(address: string, { masks, maskText, maskTerm, own }: Options): string {
  const encoded = (text: string, plain: string, masked: string): string =>
    masked === plain ? text : encodeURIComponent(masked);
  const part = (text: string, inQuery: boolean): string => {
    const plain = decoded(text, inQuery) ?? text;
    return encoded(text, plain, maskText(plain));
  };
  const term = (text: string, plain: string, name: string): string => encoded(text, plain, maskTerm(plain, name));
  /** `/shop/{searchName}` is a search. */
  const segment = (text: string, index: number, all: readonly string[]): string =>
    all[index - 1] === 'shop' ? term(text, decoded(text, false) ?? text, 'search') : part(text, false);
  const whole = (kind: Kind, text: string): string => encodeURIComponent(masks.mask(kind, decoded(text, true) ?? text));

  const pair = (text: string): string => {
    const [written = '', ...rest] = text.split('=');
    const value = rest.join('=');
    if (rest.length === 0) return part(text, true);
    // As the shop reads its addresses: a name may be encoded too, and an encoding be wrong.
    const [[name, plain] = ['', '']] = new URLSearchParams(text);
    if (isTermName(name)) return `${part(written, true)}=${term(value, plain, name)}`;
    const isForeign = (own || known.has(name)) && !isQueryOfShop(name, plain);
    const kind = kindAnywhere(name) ?? (isForeign ? 'value' : undefined);
    return `${part(written, true)}=${kind && value !== '' ? whole(kind, value) : part(value, true)}`;
  };

  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  const pieces = [
    path.split('/').map(segment).join('/'),
    ...query.map((text) => `?${text.split('&').map(pair).join('&')}`),
    ...hash.map((text) => `#${part(text, false)}`),
  ];
  return pieces.join('');
}

/** Runs of a text that are encoded as addresses are, as the odd ones among its pieces. */
export function encodedRuns(text: string): string[] {
  const pieces = [''];
  for (const run of text.split(/([^\s"'<>]+)/)) {
    if (/%[0-9a-f]{2}/i.test(run)) pieces.push(run, '');
    else pieces.push((pieces.pop() ?? '') + run);
  }
  return pieces;
}
/** A text that is an address as a whole. */
export const isAddress = (text: string): boolean => /^(?:https?:\/)?[/?]\S*$/.test(text);
