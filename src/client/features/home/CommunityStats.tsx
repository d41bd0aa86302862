/**
 * The shop's reach in figures (docs/requirements.md section 2, Home page), which its keeper gives (decision 40); none,
 * no section. Who does not see them count up hears, or finds, the final ones.
 */
import { useRef } from 'react';
import type { Saying } from '../../../contract/words';
import { useShopWords } from '../../api/wordsApi';
import { HomeSection } from './HomeSection';
import { useCountUp } from './useCountUp';
import './communityStats.css';

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
    <HomeSection className="community">
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
    </HomeSection>
  );
}
