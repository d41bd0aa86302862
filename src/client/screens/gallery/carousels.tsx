/** What slides. */
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { carouselTiming } from '../../lib/constants';
import { Carousel } from '../../ui/Carousel';
import { PauseButton, useAutoplay } from '../../ui/PauseButton';
import { ProductCard } from '../../ui/ProductCard';
import type { SlickControl, SlickProps } from '../../ui/SlickTrack';
import { product } from './samples';
import type { States } from './samples';

const cards = Array.from({ length: 8 }, (_, at) => ({
  ...product,
  productId: at + 1,
  productName: `Jhabla ${at + 1}`,
}));

const Cards = ({ name, timing }: { name: string; timing?: (typeof carouselTiming)[keyof typeof carouselTiming] }) => (
  <Carousel
    name={`gallery-${name}`}
    heading={<h4>Jhablas</h4>}
    label="Jhablas"
    className="related-carousel"
    items={cards}
    keyOf={({ productId }) => productId}
    renderItem={(card) => <ProductCard product={card} sizes="240px" headingLevel={4} />}
    {...(timing && { timing })}
  />
);

function Paused() {
  const autoplay = useAutoplay('gallery', null, () => undefined);
  return <PauseButton autoplay={autoplay} what="the gallery" />;
}

/** react-slick asks the window while it is drawn: it is fetched in the browser, as ui/useSlick does. */
function Track() {
  const [Slick, setSlick] = useState<ComponentType<SlickProps> | null>(null);
  const control = useRef<SlickControl>(null);
  const [at, onMove] = useState(0);
  useEffect(() => void import('../../ui/SlickTrack').then(({ SlickTrack }) => setSlick(() => SlickTrack)), []);
  if (!Slick) return null;
  return (
    <Slick control={control} at={at} speed={carouselTiming.others.speed} shown={2} peek={null} onMove={onMove}>
      {cards.map((card) => (
        <div key={card.productId}>
          <ProductCard product={card} sizes="240px" headingLevel={4} />
        </div>
      ))}
    </Slick>
  );
}

export const carousels: Readonly<Record<string, States>> = {
  Carousel: {
    'moves when asked': <Cards name="still" />,
    'moves by itself': <Cards name="moving" timing={carouselTiming.categories} />,
  },
  SlickTrack: { 'two at a time': Track },
  PauseButton: { usual: Paused },
};
