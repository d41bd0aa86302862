/** What a category holds, as cards (docs/requirements.md section 2, Header and Home page). */
import { baseApi } from '../../api/baseApi';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { listingPath } from '../../lib/listingFilters';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel } from '../../store/panelSlice';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import './subcategoryDialog.css';

export function SubcategoryDialog() {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const { currentData: categories = [] } = useGetCategoriesQuery();
  if (panel?.name !== 'subcategories') return null;
  const category = categories.find(({ categoryId }) => categoryId === panel.categoryId);
  const name = category?.categoryName ?? '';
  const subcategories = category?.subcategoryList ?? [];
  // Instead of a reload of the page: the same fresh list, without a white flash (decision 25).
  const refresh = () => dispatch(baseApi.util.invalidateTags(['Catalogue']));

  return (
    <Dialog className="subcategories" labelledBy="subcategories-title" onClose={() => dispatch(panelClosed())}>
      <div className="dialog-head">
        <h2 id="subcategories-title">{name}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => dispatch(panelClosed())}>
          <Icon name="close" />
        </button>
      </div>
      <div className="subcategories-body">
        {subcategories.length === 0 ? (
          <p>No subcategories available.</p>
        ) : (
          <ul role="list" className="subcategories-cards">
            {subcategories.map(({ subCategoryId, subCategoryName, subCategoryNameImage }) => (
              <li key={subCategoryId}>
                <Link
                  className="stitched"
                  to={listingPath({ category: panel.withCategory ? name : undefined, subcategory: subCategoryName })}
                  onClick={refresh}
                >
                  <Picture src={subCategoryNameImage} alt="" sizes="(max-width: 500px) 40vw, 200px" ratio={1} />
                  <span>{subCategoryName}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Link className="button" to={paths.category(name)}>
          See all in {name}
        </Link>
      </div>
    </Dialog>
  );
}
