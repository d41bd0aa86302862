/**
 * A second checkout of the same shopper is told of the order that the first one placed, so that nobody orders twice.
 * Local storage carries the word and keeps nothing of it, and where the order goes to stays in its own tab.
 */
import { asOrder } from '../lib/latestOrder';
import type { LatestOrder } from '../lib/latestOrder';

const ORDERED = 'ordered';

export function tellOrdered(window: Window, { deliveryAddress: _, ...order }: LatestOrder): void {
  try {
    window.localStorage.setItem(ORDERED, JSON.stringify(order));
    window.localStorage.removeItem(ORDERED);
  } catch {
    // Without local storage no tab knows of another.
  }
}

export function hearOrdered(window: Window, onOrdered: (order: LatestOrder) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== ORDERED || newValue === null) return;
    const order = asOrder(JSON.parse(newValue));
    if (order) onOrdered(order);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
