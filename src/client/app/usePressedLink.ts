/**
 * Where the link leads that a finger or a mouse is pressing just now. A press lasts some 80 ms until it becomes a click: time enough to
 * draw the next screen out of sight (ScreenOutlet).
 */
import { useEffect, useState } from 'react';
import { afterPaint } from '../lib/scheduling';
import { useAppStore } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { linkAt } from './linkAt';

export interface Address {
  pathname: string;
  search: string;
}

export interface PressedLink extends Address {
  /** Where the shopper was when it was pressed. */
  from: Address;
}

const isSame = (one: Address, other: Address): boolean => one.pathname === other.pathname && one.search === other.search;

/** @returns null while nothing is pressed, once the press has become a scroll, and once what it has led to is painted. */
export function usePressedLink(): PressedLink | null {
  const store = useAppStore();
  const [pressed, setPressed] = useState<PressedLink | null>(null);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      // What is only looked at leads nowhere.
      const link = event.button === 0 && !store.isStill() ? linkAt(event) : null;
      if (!link) return;
      const { pathname, search } = link;
      const from = selectLocation(store.getState());
      setPressed((before) => (before && isSame(before, { pathname, search }) && isSame(before.from, from) ? before : { pathname, search, from }));
    };
    // The click, if there is one, comes at once after.
    const onLift = () => void afterPaint(() => setPressed(null));
    const onScroll = () => setPressed(null);
    document.addEventListener('pointerdown', onPress, { passive: true });
    document.addEventListener('pointerup', onLift, { passive: true });
    document.addEventListener('pointercancel', onScroll, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onLift);
      document.removeEventListener('pointercancel', onScroll);
    };
  }, [store]);
  return pressed;
}
