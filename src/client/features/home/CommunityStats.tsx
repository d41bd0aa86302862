/**
 * The shop's reach in figures (docs/requirements.md section 2, Home page), which staff give (decision 40); none,
 * no section. Who does not see them count up hears, or finds, the final ones.
 */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Saying } from '../../../contract/words';
import { useShopWords } from '../../api/wordsApi';
import { prefersReducedMotion } from '../../browser/reducedMotion';
import { COUNTERS_MS } from '../../lib/constants';
import { SectionFrame } from './SectionFrame';
import './communityStats.css';

/** Quick at first, slow at the end: the last figures can be read as they come. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/**
 * How far counters have come, from 0 to 1. The final figures stand until the page is hydrated; they count up once, when
 * they come into view, and not at all where motion is unwanted (docs/requirements.md section 9: over one second).
 */
function useCountUp(element: RefObject<Element | null>): number {
  const [share, setShare] = useState(1);

  useEffect(() => {
    const isReduced = prefersReducedMotion();
    if (!element.current || isReduced || !('IntersectionObserver' in window)) return undefined;
    let frame = 0;
    const count = (began: number) => (now: number) => {
      const passed = Math.min(1, Math.max(0, (now - began) / COUNTERS_MS));
      setShare(eased(passed));
      if (passed < 1) frame = requestAnimationFrame(count(began));
    };
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) {
        setShare(0);
        return;
      }
      seen.disconnect();
      frame = requestAnimationFrame(count(performance.now()));
    });
    seen.observe(element.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);

  return share;
}

/** `19 Lakh+` counts up to 19; what begins with no number stands still. */
function figureOf(text: string): { figure: number; unit: string } | null {
  const number = /^\d{1,9}(?![\d.,])/.exec(text)?.[0];
  return number === undefined ? null : { figure: Number(number), unit: text.slice(number.length) };
}

/** @param share from 0 to 1 */
function countedTo(text: string, share: number): string {
  const found = figureOf(text);
  return found ? `${Math.round(found.figure * share)}${found.unit}` : text;
}

export function CommunityStats() {
  const { community } = useShopWords();
  return community.length === 0 ? null : <Figures figures={community} />;
}

function Figures({ figures }: { figures: readonly Saying[] }) {
  const list = useRef<HTMLDListElement>(null);
  const share = useCountUp(list);
  return (
    <SectionFrame className="community">
      <h2>Our Growing Community</h2>
      <dl ref={list} className="community-figures">
        {figures.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <span className="visually-hidden">{description}</span>
              <span aria-hidden="true">{countedTo(description, share)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
