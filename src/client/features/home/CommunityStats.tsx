/** The shop's reach in four figures (SPEC.md section 2, Home page). Who does not see them count up hears, or finds, the final ones. */
import { useRef } from 'react';
import { communityFigures } from '../../lib/constants';
import { HomeSection } from './HomeSection';
import { useCountUp } from './useCountUp';
import './communityStats.css';

export function CommunityStats() {
  const list = useRef<HTMLDListElement>(null);
  const share = useCountUp(list);
  return (
    <HomeSection className="community">
      <h2>Our Growing Community</h2>
      <dl ref={list} className="community-figures">
        {communityFigures.map(({ name, figure, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="visually-hidden">{`${figure}${unit}`}</span>
              <span aria-hidden="true">{`${Math.round(figure * share)}${unit}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
