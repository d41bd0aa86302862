/**
 * The menu that staff keep, each entry a category (docs/requirements.md section 2, Header). Phones have it in the
 * mobile menu.
 */
import { nameKey } from '../../../contract/rules/names';
import { useGetHeaderMenuQuery } from '../../api/homeApi';
import { readQuery } from '../../lib/addressQuery';
import { isNothing } from '../../lib/isNothing';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import type { RootState } from '../../store/makeStore';
import { Link } from '../../ui/Link';
import './topMenu.css';

/** The category whose listing is shown, as names are compared; '' for none. */
function selectCategoryHere(state: RootState): string {
  const { pathname, search } = selectLocation(state);
  return pathname === paths.shop ? nameKey(readQuery(search)('category') ?? '') : '';
}

export function TopMenu() {
  const { currentData: data, isError } = useGetHeaderMenuQuery();
  const here = useAppSelector(selectCategoryHere);
  if (isNothing({ data, isError })) return null;
  return (
    <nav className="top-menu" aria-label="Categories">
      <ul role="list" className="page">
        {data?.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.category(name)} aria-current={nameKey(name) === here ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
