/** Products by colour (docs/requirements.md section 2, Home page; decisions 31, 39). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetPopularColoursQuery, useGetProductsByColourQuery } from '../../api/showcaseApi';
import { plural } from '../../lib/text';
import { colourExplored, EXPLORED, selectExploredColour } from '../../store/homeChoiceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Carousel } from '../../ui/Carousel';
import { ProductCard } from '../../ui/ProductCard';
import { CAROUSEL_SIZES } from '../../ui/cardSizes';
import { useOptimisticValue } from '../../ui/useOptimisticValue';
import { useCssVars } from '../../ui/useCssVars';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import { swatchColour } from './swatchColours';
import { shownColour, swatchNames } from './swatches';
import './colourExplorer.css';

/** One-based: a new colour starts on its second slide. */
const START_AFTER_CHANGE = 2;

function ColourProducts({ colour }: { colour: string }) {
  const isChanged = useAppSelector(selectExploredColour) !== null;
  const { currentData: products, isError } = useGetProductsByColourQuery(colour);
  if (isError || products?.length === 0)
    return <p className="colours-empty">No products in {colour} just now. Try another colour.</p>;
  if (!products) return <span className="skeleton section-skeleton section-skeleton-cards" aria-hidden="true" />;
  return (
    <Carousel
      key={colour}
      name={EXPLORED}
      className="home-scroll cards-carousel"
      heading={<h3>Showing products in {colour}</h3>}
      label={`Products in ${colour}`}
      items={products}
      keyOf={({ productId }) => productId}
      start={isChanged ? START_AFTER_CHANGE : 1}
      renderItem={(product) => <ProductCard product={product} headingLevel={4} sizes={CAROUSEL_SIZES} />}
    />
  );
}

const Swatch = ({ name }: { name: string }) => (
  <span className="colours-dot" {...useCssVars({ '--swatch': swatchColour(name) })} />
);

/** A component of its own: a press shows by itself, and the products are not drawn again for it. */
function Swatches({ names, colour }: { names: readonly string[]; colour: string }) {
  const dispatch = useAppDispatch();
  const [pressed, press] = useOptimisticValue(colour, (name) => dispatch(colourExplored(name)));
  return (
    <div className="colours-swatches" role="group" aria-label="Colours">
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === pressed} onClick={() => press(name)}>
          <Swatch name={name} />
          {name}
        </button>
      ))}
    </div>
  );
}

export function ColourExplorer() {
  const { currentData: data, isError } = useGetPopularColoursQuery();
  const chosen = useAppSelector(selectExploredColour);
  const names = swatchNames(data ?? []);
  const colour = shownColour(names, chosen);
  const { currentData: products, isError: productsFailed } = useGetProductsByColourQuery(colour ?? skipToken);
  if (isError || (data && colour === undefined) || (productsFailed && chosen === null)) return null;
  if (colour === undefined) return <SectionSkeleton shape="cards" />;
  return (
    <SectionFrame className="colours">
      <h2>EXPLORE YOUR FAVOURITE COLOURS</h2>
      <Swatches names={names} colour={colour} />
      <p className="visually-hidden" role="status">
        {chosen !== null && products !== undefined && `${plural(products.length, 'product')} in ${colour}`}
      </p>
      <ColourProducts colour={colour} />
    </SectionFrame>
  );
}
