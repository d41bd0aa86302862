/**
 * An empty list, or one that failed to come: what happened, and where to go from here (docs/requirements.md section 8).
 */
import { FIRST_CATEGORIES } from '../../../contract/rules/limits';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { useGetSpellingsQuery } from '../../api/listingApi';
import { listingPath } from '../../lib/listingFilters';
import type { ListingFilters } from '../../lib/listingFilters';
import { paths } from '../../lib/paths';
import { selectFilters } from '../../store/filtersSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { RetryButton } from '../../ui/RetryButton';
import { StitchDivider } from '../../ui/StitchDivider';
import '../../ui/states.css';

/**
 * What a search that found nothing may have meant. No other filter applies to such a list, so the links are plain
 * searches.
 */
function NearSpellings({ search }: { search: string }) {
  const { currentData: spellings = [] } = useGetSpellingsQuery(search);
  if (spellings.length === 0) return null;
  return (
    <div className="near-spellings">
      <p id="near-spellings">Did you mean …</p>
      <ul role="list" aria-labelledby="near-spellings">
        {spellings.map((term) => (
          <li key={term}>
            <Link className="filter-chip" to={paths.search(term)}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isFiltered = ({ search: _search, ...facets }: ListingFilters) =>
  Object.values(facets).some((value) => value !== undefined);

interface Props {
  failed: boolean;
  /** The list is asked for again. */
  retrying: boolean;
  onRetry: () => void;
}

export function NoProducts({ failed, retrying, onRetry }: Props) {
  const filters = useAppSelector(selectFilters);
  const { currentData: categories = [] } = useGetCategoriesQuery();
  const filtered = isFiltered(filters);
  return (
    <div className="state no-products">
      <h2>No products found</h2>
      {failed ? (
        <>
          <p>The list did not arrive. Check your connection and try again.</p>
          <RetryButton className="button button-primary" retrying={retrying} onRetry={onRetry} />
        </>
      ) : (
        <>
          {!filtered && filters.search !== undefined && <NearSpellings search={filters.search} />}
          <p>
            {filtered
              ? 'Fewer filters show more. Take one off, or look at everything.'
              : 'Try another word, or one of these.'}
          </p>
          <Link
            className="button button-primary"
            to={filtered && filters.search ? listingPath({ search: filters.search }) : paths.shop}
          >
            {filtered ? 'Clear filters' : 'See all products'}
          </Link>
        </>
      )}
      {categories.length > 0 && (
        <nav aria-label="Popular categories" className="no-products-categories">
          <StitchDivider />
          <ul role="list">
            {categories.slice(0, FIRST_CATEGORIES).map(({ categoryName }) => (
              <li key={categoryName}>
                <Link className="filter-chip" to={paths.category(categoryName)}>
                  {categoryName}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
