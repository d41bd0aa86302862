/**
 * Categories as cards that open their subcategories; phones have the strip in the header instead (docs/requirements.md
 * section 2, Home page).
 */
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { carouselTiming } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { useAppDispatch } from '../../store/hooks';
import { panelOpened } from '../../store/panelSlice';
import { Carousel } from '../../ui/Carousel';
import { Picture } from '../../ui/Picture';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './categoryCarousel.css';

export function CategoryCarousel() {
  const dispatch = useAppDispatch();
  const { currentData: data, isError } = useGetCategoriesQuery();
  if (isNothing({ data, isError })) return null;
  if (!data) return <SectionSkeleton shape="squares" className="categories" text="Loading categories..." />;
  return (
    <SectionFrame className="categories">
      <Carousel
        name="categories"
        className="home-scroll categories-carousel"
        heading={<h2>Shop by category</h2>}
        label="Categories"
        items={data}
        keyOf={({ categoryId }) => categoryId}
        timing={carouselTiming.categories}
        renderItem={({ categoryId, categoryName, categoryImage }) => (
          <button
            type="button"
            className="category-card stitched"
            aria-haspopup="dialog"
            onClick={() => dispatch(panelOpened({ name: 'subcategories', categoryId, withCategory: true }))}
          >
            <Picture src={categoryImage} alt="" sizes="(max-width: 1023px) 25vw, 190px" ratio={1} />
            <span>{categoryName}</span>
          </button>
        )}
      />
    </SectionFrame>
  );
}
