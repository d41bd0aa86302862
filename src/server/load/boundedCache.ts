/**
 * What the server remembers so as not to make it twice. Addresses, terms and accounts can be made up without end, so
 * every such memory is bounded by entries and by bytes: what was unused for longest makes room.
 */
import { LRUCache } from 'lru-cache';

interface Bounds<V> {
  entries: number;
  /** Of all entries, their keys and what the cache itself holds for each of them included. */
  bytes: number;
  /** Bytes that a value takes, when it is put in. */
  bytesOf: (value: V) => number;
  /** Is told of every value that is kept no longer, but for one that is put in anew. */
  onGone?: (value: V) => void;
}

export interface BoundedCache<V> {
  /** The value, which counts as used by that; undefined where it is not known, or no longer. */
  get(key: string): V | undefined;
  /** Puts it in, or weighs it anew. One that is heavier than all may be is not kept. */
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
  entries(): number;
  bytes(): number;
}

const LETTER_BYTES = 2;
/** A key's head, its place in the map and in the order of use. About. */
const BESIDE_BYTES = 200;

export function makeBoundedCache<V extends object | number | string>(
  { entries, bytes, bytesOf, onGone }: Bounds<V>,
): BoundedCache<V> {
  let comesBack: V | undefined;
  // Not told the most entries, for which it would make all the room at once: megabytes at every start.
  const lru = new LRUCache<string, V>({
    maxSize: bytes,
    sizeCalculation: (value, key) => BESIDE_BYTES + LETTER_BYTES * key.length + Math.ceil(bytesOf(value)),
    ...(onGone && { dispose: (value: V) => void (value === comesBack || onGone(value)) }),
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
