/**
 * Runs `start` once the shopper has moved, scrolled or typed for the first time: what only moves and swipes has no business among
 * the scripts that a page loads before anybody touched it. Returns what takes it back.
 */
let isAwake = false;
const signs = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const;

export function whenAwake(start: () => void): () => void {
  // A page that is scrolled has been touched, also before anybody asked.
  if (isAwake || window.scrollY > 0) {
    start();
    return () => undefined;
  }
  const stop = () => signs.forEach((sign) => window.removeEventListener(sign, onSign));
  const onSign = () => {
    isAwake = true;
    stop();
    start();
  };
  signs.forEach((sign) => window.addEventListener(sign, onSign, { passive: true }));
  return stop;
}
