/**
 * Where the link leads that a finger or a mouse is pressing just now. A press lasts some 80 ms until it becomes a
 * click: time enough to draw the next screen out of sight (ScreenOutlet).
 */
import { useEffect, useState } from 'react';
import { afterNextPaint } from '../../browser/scheduling';
import { useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { linkAt } from '../router/linkAt';

export interface Address {
  pathname: string;
  search: string;
}

export interface PressedLink extends Address {
  /** Where the shopper was when it was pressed. */
  from: Address;
}

/** Milliseconds after a press is lifted; one that has become no click by then, such as a long one, leads nowhere. */
const CLICK_MS = 1_000;

/**
 * @returns null while nothing is pressed, once the press has become a scroll, and once what it has led to is painted.
 */
export function usePressedLink(): PressedLink | null {
  const store = useAppStore();
  const [pressed, setPressed] = useState<PressedLink | null>(null);
  useEffect(() => {
    const drop = () => setPressed(null);
    let lifted: number | undefined;
    const onPress = (event: PointerEvent) => {
      // What is only looked at leads nowhere.
      const link = event.button === 0 && !store.isPaused() ? linkAt(event) : null;
      window.clearTimeout(lifted);
      if (!link) {
        drop();
        return;
      }
      const { pathname, search } = link;
      setPressed({ pathname, search, from: selectLocation(store.getState()) });
    };
    // A finger's click is an event of its own, and on a busy phone a frame or more can lie between the two.
    const onLift = () => (lifted = window.setTimeout(drop, CLICK_MS));
    const onClick = () => {
      window.clearTimeout(lifted);
      // The click is answered in one frame, and the page that it leads to comes with the next (router/navigator).
      afterNextPaint(() => void afterNextPaint(drop));
    };
    document.addEventListener('pointerdown', onPress, { passive: true });
    document.addEventListener('pointerup', onLift, { passive: true });
    document.addEventListener('click', onClick, { capture: true, passive: true });
    document.addEventListener('pointercancel', drop, { passive: true });
    return () => {
      window.clearTimeout(lifted);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onLift);
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('pointercancel', drop);
    };
  }, [store]);
  return pressed;
}
