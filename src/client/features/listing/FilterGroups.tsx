/**
 * The groups of the filter panel, beside the list on wide screens and over it on small ones (docs/requirements.md
 * section 2, Shop page).
 */
import { useId } from 'react';
import type { Category } from '../../../contract/catalog';
import { findCategory } from '../../../contract/rules/categoryWords';
import { nameKey } from '../../../contract/rules/names';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { useGetAllBrandsQuery, useGetAllColoursQuery, useGetAllSizesQuery } from '../../api/listingApi';
import { GROUP_ITEMS_AT_FIRST, PRICE_PANEL } from '../../lib/constants';
import type { ListingFilters } from '../../lib/listingFilters';
import type { UiScope } from '../../lib/uiState';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { useUiState } from '../../ui/useUiState';
import { FacetGroup, FilterOption, firstItems, ShowMore } from './FacetGroup';
import { withCategory, withSubcategory } from './filterChanges';
import { PriceRange } from './PriceRange';
import { SchemeToggles, SortToggle, StockToggles } from './ToggleGroups';

/**
 * Shop By Categories: the name selects, the arrow opens the subcategories, one list at a time (docs/requirements.md
 * section 2).
 */
function CategoryGroup({ scope }: { scope: UiScope }) {
  const filters = useAppSelector(selectFilters);
  const { currentData: categories = [] } = useGetCategoriesQuery();
  const id = useId();
  const nameIn = ({ category }: ListingFilters) =>
    category ? findCategory(categories, category)?.categoryName : undefined;
  const chosen = nameIn(filters);
  /** null: not touched yet, then the chosen category's list is open. */
  const [touched, setTouched] = useUiState<string | null>('fold', 'category', null, scope);
  const [shownAll, setShownAll] = useUiState('fold', 'all:category', false, scope);
  if (categories.length === 0) return null;
  const open = touched ?? (filters.subcategory ? chosen : undefined);
  const visible = shownAll ? categories : firstItems(categories, ({ categoryName }) => categoryName === chosen);
  return (
    <section className="filter-group" aria-labelledby={id}>
      <h3 id={id}>Shop By Categories</h3>
      <ul role="list" className="filter-options">
        {visible.map((category) => (
          <CategoryItem
            key={category.categoryName}
            category={category}
            isChosenIn={(some) => nameIn(some) === category.categoryName}
            open={category.categoryName === open}
            onToggle={(opened) => setTouched(opened ? category.categoryName : '')}
          />
        ))}
      </ul>
      {categories.length > GROUP_ITEMS_AT_FIRST && (
        <ShowMore what="Categories" opened={shownAll} onToggle={() => setShownAll(!shownAll)} />
      )}
    </section>
  );
}

interface ItemProps {
  category: Category;
  isChosenIn: (filters: ListingFilters) => boolean;
  open: boolean;
  onToggle: (opened: boolean) => void;
}

function CategoryItem({ category: { categoryName, subcategoryList }, isChosenIn, open, onToggle }: ItemProps) {
  const filters = useAppSelector(selectFilters);
  const chosen = isChosenIn(filters);
  const listId = useId();
  const isSubIn = (some: ListingFilters, name: string) =>
    isChosenIn(some) && nameKey(some.subcategory ?? '') === nameKey(name);
  return (
    <li>
      <div className="filter-category">
        <FilterOption
          name={categoryName}
          chosen={chosen}
          choose={(now) => withCategory(now, isChosenIn(now) && !now.subcategory ? undefined : categoryName)}
        />
        {subcategoryList.length > 0 && (
          <button
            type="button"
            className="filter-arrow"
            aria-label={`Subcategories of ${categoryName}`}
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onClick={() => onToggle(!open)}
          >
            <Icon name={open ? 'up' : 'down'} size={18} />
          </button>
        )}
      </div>
      {open && (
        <ul role="list" id={listId} className="filter-options filter-subcategories">
          {subcategoryList.map(({ subCategoryName: name }) => (
            <li key={name}>
              <FilterOption
                name={name}
                chosen={isSubIn(filters, name)}
                choose={(now) => withSubcategory(now, categoryName, isSubIn(now, name) ? undefined : name)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const none: string[] = [];

/**
 * @param everything with stock status and sort, which wide screens have in the 'Filter by' menu instead (decision 45).
 */
export function FilterGroups({ everything = false }: { everything?: boolean }) {
  const { currentData: colours = none } = useGetAllColoursQuery();
  const { currentData: sizes = none } = useGetAllSizesQuery();
  const { currentData: brands = none } = useGetAllBrandsQuery();
  const scope = everything ? 'over' : 'page';
  return (
    <>
      <CategoryGroup scope={scope} />
      <FacetGroup title="Sizes" facet="size" values={sizes} scope={scope} />
      <FacetGroup title="Colors" facet="color" values={colours} scope={scope} />
      <FacetGroup title="Brands" facet="brand" values={brands} scope={scope} />
      <SchemeToggles />
      {everything && (
        <>
          <StockToggles />
          <SortToggle />
        </>
      )}
      <PriceRange fallback={PRICE_PANEL} scope={everything ? 'over' : 'page'} />
    </>
  );
}
