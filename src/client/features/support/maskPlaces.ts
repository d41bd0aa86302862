/** Where a value stands, which says what it is to a shopper. */
import { callOf, isEveryones } from './maskEndpoints';
import type { Bare } from './maskEndpoints';
import type { Kind } from './maskKinds';

export interface Place {
  /** A text without a harmless name is masked. */
  isPrivate: boolean;
  /** `message` is a sentence of the shop's; or what is under this one name. */
  says: boolean | 'answer';
  /** Everything is a sentence, whatever its name. */
  said: boolean;
  bare?: Bare | undefined;
  /** What filters a listing: its names here are an address's. */
  isFilter?: boolean;
  keys?: Kind | undefined;
}

export const own: Place = { isPrivate: false, says: true, said: false };
export const said: Place = { ...own, said: true };
const private_: Place = { isPrivate: true, says: false, said: false };
/** A failure: what the shop says about it, and whatever else another backend may have put in. */
export const failure: Place = { ...private_, says: true };

const sentences: ReadonlySet<string> = new Set([
  ...['text', 'message', 'errorMessage'],
  ...['fields', 'errors', 'complaints', 'messages'],
]);
export const isSentence = (key: string, { says }: Place): boolean =>
  says === key || (says === true && sentences.has(key));

export function placeOf(endpoint: string, part: 'arg' | 'answer'): Place {
  const call = callOf(endpoint);
  if (isEveryones(endpoint)) return { ...own, bare: call[part] };
  return { ...private_, bare: call[part], ...(part === 'answer' && { says: call.says ?? false, keys: call.keys }) };
}
