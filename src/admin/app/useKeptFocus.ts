/**
 * A step that is done takes its button away, an order that was moved leaves the list that was filtered for it. Whatever
 * goes with the focus, the desk goes on from the same place and not from the top of the page.
 */
import { useEffect } from 'react';
import { focusAgain, focusPlace, isFocusLost, isGone, type FocusPlace } from '../browser/focus';

export function useKeptFocus(): void {
  useEffect(() => {
    let place: FocusPlace = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (): void => {
      place = focusPlace();
    };
    const look = (): void => {
      if (isFocusLost() && isGone(place)) focusAgain(place);
    };
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      // After a dialog has given it back by itself (ui/useFocusBack.ts).
      if (isGone(place)) timer = setTimeout(look);
    });
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, []);
}
