/**
 * On phones, on the home page and the listing only: the search once more and the categories in a strip
 * (docs/requirements.md section 2, Header).
 */
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { isNothing } from '../../lib/isNothing';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { panelOpened } from '../../store/panelSlice';
import { Picture } from '../../ui/Picture';
import { SearchBox } from '../../ui/SearchBox';
import './mobileShelf.css';

/** As many stand side by side on a phone; the others are fetched when the shopper moves. */
const FIRST_IN_VIEW = 5;

const isShelved = (pathname: string): boolean => pathname === paths.home || pathname === paths.shop || pathname.startsWith(`${paths.shop}/`);

export function MobileShelf() {
  const dispatch = useAppDispatch();
  const isHere = useAppSelector((state) => isShelved(selectLocation(state).pathname));
  const { currentData: data, isError } = useGetCategoriesQuery();
  if (!isHere) return null;
  return (
    <section className="mobile-shelf" aria-label="Search and categories">
      <div className="page">
        <SearchBox label="Find a product" />
      </div>
      {!isNothing({ data, isError }) && (
        <ul role="list" className="mobile-shelf-strip" aria-label="Shop by category">
          {data?.map(({ categoryId, categoryName, categoryImage }, index) => (
            <li key={categoryId} className={index < FIRST_IN_VIEW ? undefined : 'fetched-later'}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => dispatch(panelOpened({ name: 'subcategories', categoryId, withCategory: false }))}
              >
                <Picture src={categoryImage} alt="" sizes="64px" ratio={1} />
                <span>{categoryName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
