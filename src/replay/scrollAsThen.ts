/** Scrolls the shop in the frame to where the shopper was, as soon as the page has grown to it. */
import { returnTo } from '../client/app/router/returnTo';

interface Scrolling {
  scrollTo: (moment: number) => void;
}

export function scrollAsThen(window: Window, scrolls: readonly number[]): Scrolling {
  let stop = (): void => undefined;
  let waiting = 0;
  return {
    scrollTo: (moment) => {
      const top = scrolls[moment];
      stop();
      window.cancelAnimationFrame(waiting);
      if (top === undefined) return;
      // After the page itself, which takes a new screen to its top as it is drawn.
      waiting = window.requestAnimationFrame(() => {
        stop = returnTo({ top }, () => undefined);
      });
    },
  };
}
