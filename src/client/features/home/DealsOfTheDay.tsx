/** Deals, one in the middle (SPEC.md section 2, Home page). Only the middle card is told in full; its neighbours are brought there by hovering or tapping. */
import type { PointerEvent } from 'react';
import type { Product } from '../../../contract/catalog';
import { useGetDealsOfTheDayQuery } from '../../api/showcaseApi';
import { timing } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { toPaise } from '../../lib/money';
import { paths } from '../../lib/paths';
import { Carousel } from '../../ui/Carousel';
import type { SlideState } from '../../ui/Carousel';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { HomeSection, SectionSkeleton } from './HomeSection';
import './dealsOfTheDay.css';

/** One decimal, or 0 for none (DECISIONS.md T38). */
const ratingText = (rating: number) => (rating > 0 ? rating.toFixed(1) : '0');

function DealCard({ product, active, centre }: { product: Product } & SlideState) {
  const { productId, productName, productRate, productMRP, productRatings } = product;
  const onPointerMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
    // A card that slides under a pointer at rest is not being hovered: the row would run on by itself.
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) centre();
  };
  return (
    <article className={active ? 'deal deal-active' : 'deal'} onPointerMove={active ? undefined : onPointerMove} onClick={active ? undefined : centre}>
      <Picture src={product.prodImg1} alt={active ? '' : productName} sizes="(max-width: 500px) 70vw, (max-width: 1023px) 33vw, 380px" />
      <div className="deal-details">
        <h3>{productName}</h3>
        <Price ratePaise={toPaise(productRate)} mrpPaise={toPaise(productMRP)} />
        <p className="deal-rating">
          <span className="visually-hidden">Rating </span>
          {ratingText(productRatings)}
          <svg viewBox="0 0 20 20" className="star star-filled" aria-hidden="true">
            <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8Z" />
          </svg>
        </p>
        <Link className="button button-primary" to={paths.product(productId)} aria-label={`Shop Now: ${productName}`}>
          Shop Now
        </Link>
      </div>
    </article>
  );
}

export function DealsOfTheDay() {
  const { currentData: data, isError } = useGetDealsOfTheDayQuery();
  if (isNothing({ data, isError })) return null;
  if (!data) return <SectionSkeleton shape="cards" />;
  return (
    <HomeSection>
      <Carousel
        name="deals-of-the-day"
        className="home-scroll deals"
        heading={<h2> Deal Of The Day </h2>}
        label="Deals of the day"
        items={data}
        keyOf={({ productId }) => productId}
        start={Math.floor(data.length / 2) + 1}
        autoplay={timing.dealAutoplay}
        speed={timing.dealSpeed}
        centred
        renderItem={(product, state) => <DealCard product={product} {...state} />}
      />
    </HomeSection>
  );
}
