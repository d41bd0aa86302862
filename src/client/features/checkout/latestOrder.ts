/** The order just placed: handed over by the navigation, and kept in this tab for a reload (DECISIONS.md T58). */
import { keepInTab, readFromTab } from '../../lib/tabStorage';
import { selectOwnerId } from '../../store/authSlice';
import { selectLocation } from '../../store/locationSlice';
import { useAppSelector } from '../../store/hooks';
import { selectRestored } from '../../store/visitSlice';
import type { LatestOrder, ShortLine } from './outcome';

const LATEST = 'latestOrder';

export const keepLatestOrder = (order: LatestOrder): void => keepInTab(LATEST, order);

/** undefined: not known yet, as on the server; null: there is none, or it is somebody else's who used this tab before. */
export function useLatestOrder(): LatestOrder | null | undefined {
  const restored = useAppSelector(selectRestored);
  const ownerId = useAppSelector(selectOwnerId);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  const order = (state as { order?: LatestOrder } | null)?.order ?? readFromTab<LatestOrder>(LATEST);
  return order?.ownerId === ownerId ? order : null;
}

/** Why /payment-unsuccessful is shown. */
export type Failure = { reason: 'stock'; items: ShortLine[] } | { reason: 'other'; message: string };

/** undefined: not known yet; null: someone opened the page by its address. */
export function useFailure(): Failure | null | undefined {
  const restored = useAppSelector(selectRestored);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  return (state as { failure?: Failure } | null)?.failure ?? null;
}
