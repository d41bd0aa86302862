/** The order just placed: handed over by the navigation, and kept in this tab for a reload (DECISIONS.md T58). */
import { keepInTab, readFromTab } from '../../lib/tabStorage';
import { selectLocation } from '../../store/locationSlice';
import { useAppSelector } from '../../store/hooks';
import { selectRestored } from '../../store/visitSlice';
import type { LatestOrder, ShortLine } from './outcome';

const LATEST = 'latestOrder';

export const keepLatestOrder = (order: LatestOrder): void => keepInTab(LATEST, order);

/** undefined: not known yet, as on the server; null: there is none. */
export function useLatestOrder(): LatestOrder | null | undefined {
  const restored = useAppSelector(selectRestored);
  const { state } = useAppSelector(selectLocation);
  if (!restored) return undefined;
  return (state as { order?: LatestOrder } | null)?.order ?? readFromTab<LatestOrder>(LATEST);
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
