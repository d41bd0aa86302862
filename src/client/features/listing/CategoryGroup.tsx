/** Shop By Categories: the name selects, the arrow opens the subcategories, one list at a time (SPEC.md section 2). */
import { useId, useState } from 'react';
import type { Category } from '../../../contract/catalog';
import { findCategory } from '../../../contract/categoryWords';
import { nameKey } from '../../../contract/names';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { GROUP_ITEMS_AT_FIRST } from '../../lib/constants';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/Icon';
import { withCategory, withSubcategory } from './filterChanges';
import { firstItems, ShowMore } from './FacetGroup';
import { useFilterChange } from './useFilterChange';

export function CategoryGroup() {
  const filters = useAppSelector(selectFilters);
  const { data: categories = [] } = useGetCategoriesQuery();
  const id = useId();
  const chosen = filters.category ? findCategory(categories, filters.category)?.categoryName : undefined;
  /** null: not touched yet, then the chosen category's list is open. */
  const [touched, setTouched] = useState<string | null>(null);
  const [shownAll, setShownAll] = useState(false);
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
            chosen={category.categoryName === chosen}
            open={category.categoryName === open}
            onToggle={(opened) => setTouched(opened ? category.categoryName : '')}
          />
        ))}
      </ul>
      {categories.length > GROUP_ITEMS_AT_FIRST && <ShowMore what="Categories" opened={shownAll} onToggle={() => setShownAll(!shownAll)} />}
    </section>
  );
}

interface ItemProps {
  category: Category;
  chosen: boolean;
  open: boolean;
  onToggle: (opened: boolean) => void;
}

function CategoryItem({ category: { categoryName, subcategoryList }, chosen, open, onToggle }: ItemProps) {
  const filters = useAppSelector(selectFilters);
  const change = useFilterChange();
  const listId = useId();
  const chosenSub = (name: string) => chosen && nameKey(filters.subcategory ?? '') === nameKey(name);
  return (
    <li>
      <div className="filter-category">
        <button
          type="button"
          className="filter-option"
          aria-pressed={chosen}
          onClick={() => change(withCategory(filters, chosen && !filters.subcategory ? undefined : categoryName))}
        >
          <span className="filter-tick">{chosen && <Icon name="check" size={16} />}</span>
          {categoryName}
        </button>
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
              <button
                type="button"
                className="filter-option"
                aria-pressed={chosenSub(name)}
                onClick={() => change(withSubcategory(filters, categoryName, chosenSub(name) ? undefined : name))}
              >
                <span className="filter-tick">{chosenSub(name) && <Icon name="check" size={16} />}</span>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
