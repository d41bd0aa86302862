/** Back to the top, once the page is scrolled past 300 px (docs/requirements.md section 2, Global behaviour). */
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../browser/reducedMotion';
import { SCROLL_TOP_THRESHOLD } from '../../lib/constants';
import { Icon } from '../../ui/Icon';
import './scrollTop.css';

export function ScrollTop() {
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    const onScroll = () => setFarDown(window.scrollY > SCROLL_TOP_THRESHOLD);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  if (!isFarDown) return null;
  const onClick = () => {
    const isReduced = prefersReducedMotion();
    window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' });
    // The button is about to go: the focus must not go with it.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="icon-button scroll-top" aria-label="Back to the top" onClick={onClick}>
      <Icon name="up" />
    </button>
  );
}
