/** What the tabs of one shopper tell each other of an order: that it was placed, and that it waits for its answer. */
import { DAY_MS } from '../../contract/rules/durations';
import { dropFromDevice, keepOnDevice, readFromDevice } from '../browser/deviceStorage';
import { storageKeys } from '../browser/storageKeys';
import { asOrder } from '../lib/latestOrder';
import type { LatestOrder } from '../lib/latestOrder';

/**
 * A second checkout of the same shopper is told of the order that the first one placed, so that nobody orders twice.
 * Local storage carries the word and keeps nothing of it, and where the order goes to stays in its own tab.
 */
export function tellOrdered(window: Window, { deliveryAddress: _, ...order }: LatestOrder): void {
  keepOnDevice(window, storageKeys.ordered, JSON.stringify(order));
  dropFromDevice(window, storageKeys.ordered);
}

export function hearOrdered(window: Window, onOrdered: (order: LatestOrder) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKeys.ordered || newValue === null) return;
    const order = asOrder(JSON.parse(newValue));
    if (order) onOrdered(order);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * That a guest's order waits for its answer is known in the shopper's other tabs too: when the guest's session ends
 * there, the same cart comes back under a new guest, and the same order again would be a second one
 * (docs/decisions/0226-what-was-seen.md). Local storage holds who ordered and under which key, and nothing of the
 * order.
 */
const UNHEARD = storageKeys.unheardOrder;

/** By then the team has called about an order that did reach the shop. */
const WEEK_MS = 7 * DAY_MS;

interface Unheard {
  /** Its idempotency key. */
  key: string;
  ownerId: string;
  /** Epoch milliseconds. */
  since: number;
}

function toUnheard(text: string | null): Unheard | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Unheard> | null;
    const isOne =
      typeof found?.key === 'string' && typeof found.ownerId === 'string' && typeof found.since === 'number';
    return isOne && Date.now() - (found.since ?? 0) < WEEK_MS ? (found as Unheard) : null;
  } catch {
    return null;
  }
}

const read = (): Unheard | null => toUnheard(readFromDevice(window, UNHEARD));

/** The owner of the order that waits, in any tab; null for none. */
export const unheardOwner = (): string | null => read()?.ownerId ?? null;

/** One that has waited longer stands. */
export function noteUnheard(key: string, ownerId: string): void {
  if (read() !== null) return;
  keepOnDevice(window, UNHEARD, JSON.stringify({ key, ownerId, since: Date.now() } satisfies Unheard));
}

/** @param key only where it is this one; left out: whichever waits */
export function forgetUnheard(key?: string): void {
  if (key !== undefined && read()?.key !== key) return;
  dropFromDevice(window, UNHEARD);
}

/** @param onTold hears from other tabs whose order waits; null: none does any more */
export function hearUnheard(window: Window, onTold: (ownerId: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === UNHEARD) onTold(toUnheard(newValue)?.ownerId ?? null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
