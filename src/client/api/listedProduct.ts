/** A product as a list had it. The lists of the catalogue carry whole products, so a page about one can be drawn from them. */
import type { Product } from '../../contract/catalog';
import type { RootState } from '../store/makeStore';
import type { ProductPage } from './listingPage';

/**
 * From the newest of the lists that have it; undefined when none has.
 * @param before milliseconds since 1970: of lists that came earlier
 */
export function selectListed({ api }: Pick<RootState, 'api'>, id: number, before = Number.POSITIVE_INFINITY): Product | undefined {
  let newest = 0;
  let listed: Product | undefined;
  for (const query of Object.values(api.queries)) {
    const came = Number(query?.fulfilledTimeStamp);
    if (query?.endpointName !== 'getListing' || !(came > newest && came < before)) continue;
    const product = (query.data as ProductPage | undefined)?.products.find(({ productId }) => productId === id);
    if (!product) continue;
    newest = came;
    listed = product;
  }
  return listed;
}
