/**
 * The groups of the filter panel, beside the list on wide screens and over it on small ones (docs/requirements.md
 * section 2, Shop page).
 */
import { useGetAllBrandsQuery, useGetAllColoursQuery, useGetAllSizesQuery } from '../../api/listingApi';
import { PRICE_PANEL } from '../../lib/constants';
import { CategoryGroup } from './CategoryGroup';
import { FacetGroup } from './FacetGroup';
import { PriceRange } from './PriceRange';
import { SchemeToggles, SortToggle, StockToggles } from './ToggleGroups';

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
