/** The groups of the filter panel, beside the list on wide screens and over it on small ones (SPEC.md section 2, Shop page). */
import { useGetAllBrandsQuery, useGetAllColoursQuery, useGetAllSizesQuery } from '../../api/listingApi';
import { PRICE_PANEL } from '../../lib/constants';
import { CategoryGroup } from './CategoryGroup';
import { FacetGroup } from './FacetGroup';
import { PriceRange } from './PriceRange';
import { SchemeToggles, SortToggle, StockToggles } from './ToggleGroups';

const none: string[] = [];

/** @param everything with stock status and sort, which wide screens have in the 'Filter by' menu instead (DECISIONS.md T45). */
export function FilterGroups({ everything = false }: { everything?: boolean }) {
  const { data: colours = none } = useGetAllColoursQuery();
  const { data: sizes = none } = useGetAllSizesQuery();
  const { data: brands = none } = useGetAllBrandsQuery();
  return (
    <>
      <CategoryGroup />
      <FacetGroup title="Sizes" facet="size" values={sizes} />
      <FacetGroup title="Colors" facet="color" values={colours} />
      <FacetGroup title="Brands" facet="brand" values={brands} />
      <SchemeToggles />
      {everything && (
        <>
          <StockToggles />
          <SortToggle />
        </>
      )}
      <PriceRange fallback={PRICE_PANEL} />
    </>
  );
}
