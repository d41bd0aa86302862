/** The room of a home section: the section itself, or a stand-in of its size while its answer is on the way. */
import type { ReactNode } from 'react';
import '../../ui/states.css';
import './homeSection.css';

type Shape = 'cards' | 'squares' | 'banner' | 'strip';

export function HomeSection({ className, children }: { className?: string; children: ReactNode }) {
  return <section className={className ? `home-section ${className}` : 'home-section'}>{children}</section>;
}

/** @param className the section's own, where it decides when the section shows at all. */
export function SectionSkeleton({ shape, className }: { shape: Shape; className?: string }) {
  return (
    <HomeSection className={className}>
      <span className={`skeleton section-skeleton section-skeleton-${shape}`} aria-hidden="true" />
    </HomeSection>
  );
}
