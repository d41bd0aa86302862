/**
 * A cache that is bounded by entries and by bytes; the entries that were unused for longest make room. Callers can make
 * up addresses, search terms and accounts without end, so all that the server remembers of them is in such caches.
 */
import { LRUCache } from 'lru-cache';

interface Bounds<V> {
  entries: number;
  /** Of all entries, with their keys and the cache's own record of each. */
  bytes: number;
  /** Bytes that a value takes, measured when it is set. */
  bytesOf: (value: V) => number;
  /** Called with every value that leaves the cache, except one that is set again. */
  onGone?: (value: V) => void;
}

export interface BoundedCache<V> {
  /** Counts as a use. Undefined where the key is not, or no longer, known. */
  get(key: string): V | undefined;
  /** Measures the value, also of a known key. One that is larger than `bytes` is not kept. */
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
  entries(): number;
  bytes(): number;
}

const LETTER_BYTES = 2;
/** About what an entry takes besides: the key's header, its place in the map and in the order of use. */
const BESIDE_BYTES = 200;

export function makeBoundedCache<V extends object | number | string>({
  entries,
  bytes,
  bytesOf,
  onGone,
}: Bounds<V>): BoundedCache<V> {
  let comesBack: V | undefined;
  // Without `max`: for that the library would allocate room for all entries at once, megabytes at every start.
  const lru = new LRUCache<string, V>({
    maxSize: bytes,
    sizeCalculation: (value, key) => BESIDE_BYTES + LETTER_BYTES * key.length + Math.ceil(bytesOf(value)),
    ...(onGone && {
      dispose: (value: V) => {
        if (value !== comesBack) onGone(value);
      },
    }),
  });

  return {
    get: (key) => lru.get(key),
    set(key, value) {
      comesBack = value;
      lru.delete(key);
      lru.set(key, value);
      comesBack = undefined;
      while (lru.size > entries) lru.pop();
      if (onGone && !lru.has(key)) onGone(value);
    },
    delete: (key) => void lru.delete(key),
    clear: () => lru.clear(),
    entries: () => lru.size,
    bytes: () => lru.calculatedSize,
  };
}
