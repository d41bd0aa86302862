/** The product listing at /shop and /shop/{searchName} (docs/requirements.md section 2, Shop page). */
import { Flex, Layout } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { brand } from '../../contract/brand';
import type { Product } from '../../contract/catalog';
import { categoriesApi, useGetCategoriesQuery } from '../api/categoriesApi';
import { listingApi } from '../api/listingApi';
import { FilterBy } from '../features/listing/FilterBy';
import { FilterChips } from '../features/listing/FilterChips';
import { FilterGroups } from '../features/listing/FilterGroups';
import { FilterPanel } from '../features/listing/FilterPanel';
import { ListingCount } from '../features/listing/ListingCount';
import { ListingGrid, ListingSkeleton } from '../features/listing/ListingGrid';
import { ListingSearch } from '../features/listing/ListingSearch';
import { NoProducts } from '../features/listing/NoProducts';
import { CARD_SIZES } from '../features/listing/listingCards';
import {
  listingAddress,
  listingName,
  listingQuery,
  listingTitle,
  listingSubtitle,
} from '../features/listing/listingQuery';
import { useListing } from '../features/listing/useListing';
import type { Listing } from '../features/listing/useListing';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import '../features/listing/listing.css';
import '../features/listing/filters.css';
import { picturePreload } from '../lib/picturePreload';
import { selectFilters } from '../store/filtersSlice';
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import type { Screen } from './screen';

/** CSS pixels of the filters beside the list, from 1024 px up. */
const ASIDE_WIDTH = 248;

const heartOf = (product: Product) => <WishlistHeart product={product} />;

function ShopScreen() {
  const filters = useAppSelector(selectFilters);
  const { currentData: categories = [] } = useGetCategoriesQuery();
  const listing = useListing();
  const { page, showsAll, changing } = useLaterListing(listing);
  const isOnItsWay = listing.changing || listing.page !== page;
  return (
    <Flex vertical className="page listing">
      <header className="listing-head">
        <h1 tabIndex={-1}>{listingTitle(filters, categories)}</h1>
        <ListingCount
          of={listingSubtitle(filters, categories)}
          page={page}
          changing={isOnItsWay}
          failed={listing.failed}
        />
      </header>
      <div className="listing-tools">
        <ListingSearch />
        <FilterBy />
      </div>
      <Layout className="listing-body" hasSider>
        <Layout.Sider className="listing-aside" width={ASIDE_WIDTH} theme="light" aria-labelledby="listing-filters">
          <h2 id="listing-filters" className="visually-hidden">
            Filters
          </h2>
          <FilterGroups />
        </Layout.Sider>
        <section className="listing-results" aria-label="Products">
          <FilterChips />
          {page === undefined && <ListingSkeleton />}
          {page?.products.length === 0 && (
            <NoProducts failed={listing.failed} retrying={listing.retrying} onRetry={listing.retry} />
          )}
          {page !== undefined && page.products.length > 0 && (
            <ListingGrid page={page} showsAll={showsAll} changing={changing} renderCorner={heartOf} />
          )}
        </section>
      </Layout>
      <FilterPanel />
    </Flex>
  );
}

/**
 * The list a moment later than what was pressed: the press is answered first, however many cards come and go with it.
 */
function useLaterListing({ page, showsAll, changing }: Listing): Pick<Listing, 'page' | 'showsAll' | 'changing'> {
  const now = useMemo(() => ({ page, showsAll, changing }), [page, showsAll, changing]);
  return useDeferredValue(now);
}

const selectCategories = (state: RootState) => categoriesApi.endpoints.getCategories.select()(state).data ?? [];
const queryOf = (state: RootState) => listingQuery(selectFilters(state), selectCategories(state));

const selectFirstProducts = (state: RootState) =>
  listingApi.endpoints.getListing.select(queryOf(state))(state).data?.products;

export const screen: Screen = {
  Component: ShopScreen,
  isUnmountedLater: true,
  loaders: [
    () => [
      (dispatch) => dispatch(categoriesApi.endpoints.getCategories.initiate()),
      (dispatch) => dispatch(listingApi.endpoints.getAllColours.initiate()),
      (dispatch) => dispatch(listingApi.endpoints.getAllSizes.initiate()),
      (dispatch) => dispatch(listingApi.endpoints.getAllBrands.initiate()),
    ],
    // An alias such as `men` is understood once the categories are there.
    (_, state) => [(dispatch) => dispatch(listingApi.endpoints.getListing.initiate(queryOf(state)))],
  ],
  head: (state) => {
    const filters = selectFilters(state);
    const categories = selectCategories(state);
    const title = listingName(filters, categories);
    const { canonical, isWhole, picture } = listingAddress(filters, categories);
    const products = selectFirstProducts(state) ?? [];
    return {
      title,
      description: `${title} at ${brand.name}: ${products.map(({ productName }) => productName).join(', ')}`,
      sharedPicture: picture,
      canonical,
      // An empty shelf is nothing to send anybody to.
      unlisted: !isWhole || products.length === 0,
      preloadPicture: picturePreload(products[0]?.prodImg1, CARD_SIZES),
    };
  },
};
