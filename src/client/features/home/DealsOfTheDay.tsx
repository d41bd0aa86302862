/**
 * Deals as a coverflow (docs/requirements.md section 2, Home page; decision 36a): only the card in the middle is told
 * in full, and its neighbours, which turn away from it (dealsOfTheDay.css), come to the front when they are hovered or
 * tapped.
 */
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { clamp } from '../../../contract/rules/clamp';
import type { Product } from '../../../contract/catalog';
import { toPaise } from '../../../contract/rules/money';
import { useGetDealsOfTheDayQuery } from '../../api/showcaseApi';
import { carouselTiming } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { paths } from '../../lib/paths';
import { Carousel } from '../../ui/Carousel';
import type { SlideState } from '../../ui/Carousel';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { StarShape } from '../../ui/Stars';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './dealsOfTheDay.css';

/** One decimal, or 0 for none (decision 38). */
const ratingText = (rating: number) => (rating > 0 ? rating.toFixed(1) : '0');

/** Places from the middle beyond which all cards stand alike, out of view. */
const FARTHEST = 3;

interface CardProps extends SlideState {
  product: Product;
  onHover: (event: PointerEvent, centre: () => void) => void;
}

function DealCard({ product, offset, centre, onHover }: CardProps) {
  const { productId, productName, productRate, productMRP, productRatings } = product;
  const active = offset === 0;
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the carousel's buttons and arrow keys do it too
    <article
      className={active ? 'deal deal-active' : 'deal'}
      data-place={clamp(-FARTHEST, offset, FARTHEST)}
      onPointerMove={active ? undefined : (event) => onHover(event, centre)}
      onClick={active ? undefined : centre}
    >
      <Picture
        src={product.prodImg1}
        alt={active ? '' : productName}
        sizes="(max-width: 500px) 60vw, (max-width: 1023px) 34vw, 380px"
      />
      <Link className="deal-link" to={paths.product(productId)} tabIndex={-1} aria-hidden="true" />
      <div className="deal-details">
        <h3 className="two-lines">{productName}</h3>
        <Price ratePaise={toPaise(productRate)} mrpPaise={toPaise(productMRP)} />
        <p className="deal-rating">
          <span className="visually-hidden">Rating </span>
          {ratingText(productRatings)}
          <StarShape filled />
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
  /** When the cards that a hover moved stand again, by the events' clock. */
  const standsAt = useRef(0);
  const onHover = ({ pointerType, movementX, movementY, timeStamp }: PointerEvent, centre: () => void) => {
    // A card that slides under the pointer, at rest or on its way, is not being hovered: the row would run on by
    // itself.
    if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0) || timeStamp < standsAt.current) return;
    standsAt.current = timeStamp + carouselTiming.deals.speed;
    centre();
  };
  if (isNothing({ data, isError })) return null;
  if (!data) return <SectionSkeleton shape="cards" />;
  return (
    <SectionFrame>
      <Carousel
        name="deals-of-the-day"
        className="home-scroll deals"
        heading={<h2> Deal Of The Day </h2>}
        label="Deals of the day"
        items={data}
        keyOf={({ productId }) => productId}
        start={Math.floor(data.length / 2) + 1}
        timing={carouselTiming.deals}
        centred
        renderItem={(product, state) => <DealCard product={product} onHover={onHover} {...state} />}
      />
    </SectionFrame>
  );
}
