/**
 * The keys of orders' pages that this tab was given (docs/contract.md section 10). Whoever has one sees the order, so
 * they stay out of the store, its log and local storage. A link's key is taken out of the address before the page's
 * scripts run (server/pages/orderKey), into the same place.
 */
import { keepInTab, readFromTab } from './tabStorage';

const placeOf = (orderNo: string): string => `orderKey:${orderNo}`;

/** Where session storage is forbidden, the link's key waits with the document. */
interface KeyedDocument {
  orderKey?: readonly [orderNo: string, key: string];
}

export const keepOrderKey = (orderNo: string, key: string): void => keepInTab(placeOf(orderNo), key);

/** null: this tab was given none. */
export function readOrderKey(orderNo: string): string | null {
  // The server sends the key of the page's address itself (server/pages/insideCalls).
  if (typeof document === 'undefined') return null;
  const kept = readFromTab<unknown>(placeOf(orderNo));
  if (typeof kept === 'string' && kept !== '') return kept;
  const [about, key] = (document as KeyedDocument).orderKey ?? [];
  return about === orderNo && key !== undefined ? key : null;
}
