/** The room of a home section: the section itself, or a stand-in of its size while its answer is on the way. */
import type { ReactNode } from 'react';
import '../../ui/states.css';
import './homeSection.css';

type Shape = 'cards' | 'squares' | 'banner' | 'strip' | 'videos';

export function SectionFrame({ className, children }: { className?: string; children: ReactNode }) {
  return <section className={className ? `home-section ${className}` : 'home-section'}>{children}</section>;
}

interface SkeletonProps {
  shape: Shape;
  /** The section's own, where it decides when the section shows at all. */
  className?: string;
  /** What the requirements have it say meanwhile. */
  text?: string;
}

export function SectionSkeleton({ shape, className, text }: SkeletonProps) {
  return (
    <SectionFrame className={className ? `section-waiting ${className}` : 'section-waiting'}>
      <span className={`skeleton section-skeleton section-skeleton-${shape}`} aria-hidden="true" />
      {text !== undefined && <p className="section-waiting-text">{text}</p>}
    </SectionFrame>
  );
}
