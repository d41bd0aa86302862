/**
 * What every change of one order does alike: it carries the version that was seen, a stale one shows what is there now
 * beside what was typed, and what the server doubts is done when it is pressed for once more.
 */
import { useState } from 'react';
import { doubts, type Doubt } from '../../../../contract/rules/staffOrderRules';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { failureOf, isApiError, toStaffMessage } from '../../../api/errors';
import type { FormFailure } from '../../../ui/StaffForm';

const CHANGED = 'Somebody else changed this order meanwhile. Look at what it is now; what you typed is still here.';

export function useOrderChange(seen: string) {
  const [version, setVersion] = useState(seen);
  const [despite, setDespite] = useState<Doubt[]>([]);
  const [current, setCurrent] = useState<StaffOrder | null>(null);

  /** What the form says; undefined where all is done. */
  const settle = (error: unknown): FormFailure | undefined => {
    if (error === undefined) return undefined;
    const message = toStaffMessage(error);
    if (!isApiError(error)) return { message };
    if (error.code === 'STALE' && error.current) {
      const now = error.current as StaffOrder;
      setCurrent(now);
      setVersion(now.version);
      setDespite([]);
      return { message: CHANGED };
    }
    const doubt = doubts.find((one) => one === error.code);
    if (doubt) setDespite([...despite, doubt]);
    return failureOf(error);
  };

  /** Other values may be doubted anew: what was said yes to was said of the former ones. */
  const reconsider = (): void => setDespite((known) => (known.length > 0 ? [] : known));

  return { version, despite, current, settle, reconsider, isDoubted: despite.length > 0 };
}
export type OrderChanging = ReturnType<typeof useOrderChange>;
