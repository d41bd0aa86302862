/** The head of every page: logo, search, what is the shopper's own (docs/requirements.md section 2, Header). */
import { Layout } from 'antd';
import { nameKey } from '../../../contract/rules/names';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { useGetFlashHeadersQuery, useGetHeaderMenuQuery } from '../../api/headerApi';
import { afterNextPaint } from '../../browser/scheduling';
import { readQuery } from '../../lib/urlQuery';
import { isNothing } from '../../lib/isNothing';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { SearchBox } from '../../ui/SearchBox';
import { paths } from '../../lib/paths';
import { selectLocation } from '../../store/locationSlice';
import type { RootState } from '../../store/rootReducer';
import { Picture } from '../../ui/Picture';
import { useUiState } from '../../ui/useUiState';
import { HeaderIcons } from './HeaderIcons';
import { Logo } from './Logo';
import './flashMarquee.css';
import './header.css';
import './mobileCategories.css';
import './topMenu.css';

/** As many stand side by side on a phone; the others are fetched when the shopper moves. */
const FIRST_IN_VIEW = 5;

const hasCategories = (pathname: string): boolean =>
  pathname === paths.home || pathname === paths.shop || pathname.startsWith(`${paths.shop}/`);

/**
 * On phones, on the home page and the listing only: the search once more and the categories in a strip
 * (docs/requirements.md section 2, Header).
 */
function MobileCategories() {
  const dispatch = useAppDispatch();
  const isHere = useAppSelector((state) => hasCategories(selectLocation(state).pathname));
  const { currentData: data, isError } = useGetCategoriesQuery();
  if (!isHere) return null;
  return (
    <section className="mobile-categories" aria-label="Search and categories">
      <div className="page">
        <SearchBox label="Find a product" />
      </div>
      {!isNothing({ data, isError }) && (
        <ul role="list" className="mobile-categories-strip" aria-label="Shop by category">
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

/** The category whose listing is shown, as names are compared; '' for none. */
function selectCategoryHere(state: RootState): string {
  const { pathname, search } = selectLocation(state);
  return pathname === paths.shop ? nameKey(readQuery(search)('category') ?? '') : '';
}

/**
 * The menu that staff keep, each entry a category (docs/requirements.md section 2, Header). Phones have it in the
 * mobile menu.
 */
function TopMenu() {
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

/**
 * The running line over the header; it leads to the sale (docs/requirements.md section 2, 'Coupon strip'). It stops on
 * demand, under the pointer and with the focus in it.
 */
function FlashMarquee() {
  const { currentData: data, isError } = useGetFlashHeadersQuery();
  const [paused, setPaused] = useUiState('motion', 'announcements', false, 'frame');
  const texts = (data ?? [])
    .map(({ id, flashText }) => ({ id, text: flashText.trim() }))
    .filter(({ text }) => text !== '');
  if (isError || (data && texts.length === 0)) return null;
  const line = texts.map(({ id, text }) => <span key={id}>{text}</span>);
  return (
    <section className={paused ? 'flash flash-paused' : 'flash'} aria-label="Announcements">
      <Link className="flash-link" to={paths.saleProducts}>
        <span className="flash-line">
          <span className="flash-texts">{line}</span>
          {/* The same again, so that the line runs on without a gap. */}
          <span className="flash-texts flash-copy" aria-hidden="true">
            {line}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className="flash-pause"
        aria-label={paused ? 'Let the announcements run' : 'Stop the announcements'}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} size={16} />
      </button>
    </section>
  );
}

export function Header() {
  const dispatch = useAppDispatch();
  const menuIsOpen = useAppSelector((state) => selectOpenPanel(state)?.name === 'mobileMenu');
  return (
    <>
      <FlashMarquee />
      <Layout.Header className="header">
        <div className="page header-bar">
          <button
            type="button"
            className="icon-button header-menu-button"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuIsOpen}
            onClick={() => void afterNextPaint(() => dispatch(panelOpened({ name: 'mobileMenu' })))}
          >
            <Icon name="menu" />
          </button>
          <Link className="header-logo" to={paths.home}>
            <Logo />
          </Link>
          <SearchBox className="header-search" />
          <HeaderIcons />
        </div>
      </Layout.Header>
      <TopMenu />
      <MobileCategories />
    </>
  );
}
