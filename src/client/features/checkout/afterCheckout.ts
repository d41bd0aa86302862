/**
 * What the pages after the checkout tell (decision 58): handed over by the navigation; the order also known from before
 * a reload.
 */
import type { LatestOrder, ShortLine } from '../../lib/latestOrder';
import { selectOwnerId } from '../../store/authSlice';
import { selectLatestOrder } from '../../store/checkoutSlice';
import { selectLocation } from '../../store/locationSlice';
import { useAppSelector } from '../../store/hooks';
import { selectRestored } from '../../store/visitSlice';

/** undefined: not known yet, as on the server; null: there is none, or it is somebody else's who used this tab before. */
export function useLatestOrder(): LatestOrder | null | undefined {
  const restored = useAppSelector(selectRestored);
  const ownerId = useAppSelector(selectOwnerId);
  const latest = useAppSelector(selectLatestOrder);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  const order = (state as { order?: LatestOrder } | null)?.order ?? latest;
  return order?.ownerId === ownerId ? order : null;
}

/**
 * Why /payment-unsuccessful is shown. `message` is the server's, where it said something; `isOpen`: the order may have
 * reached the shop. An entry of the history may be of an earlier build, which told less.
 */
export type PaymentFailure =
  | { reason: 'stock'; message?: string | undefined; items: ShortLine[] }
  | { reason: 'other'; message: string; note?: string; isOpen?: boolean };

/** undefined: not known yet; null: someone opened the page by its address. */
export function usePaymentFailure(): PaymentFailure | null | undefined {
  const restored = useAppSelector(selectRestored);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  return (state as { failure?: PaymentFailure } | null)?.failure ?? null;
}
