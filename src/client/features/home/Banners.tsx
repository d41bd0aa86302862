/** The banners between the sections, each with its own call (docs/requirements.md section 2, Home page). */
import { brand } from '../../../contract/brand';
import {
  useGetBambooBannerQuery,
  useGetBannerQuery,
  useGetSeasonBannerQuery,
  useGetShapewearBannerQuery,
} from '../../api/homeApi';
import { BANNER_FALLBACK, COTTON_FALLBACK } from '../../lib/constants';
import { HomeBanner } from './HomeBanner';

/** Below the categories (decision 124a). What its picture shows is staff's to say too. */
export const ShopBanner = () => <HomeBanner answer={useGetBannerQuery()} name={`Shop at ${brand.name}`} fallback={BANNER_FALLBACK} />;

export const ShapewearBanner = () => (
  <HomeBanner answer={useGetShapewearBannerQuery()} name="Shapewear" fallback={BANNER_FALLBACK} />
);

export const SeasonBanner = () => <HomeBanner answer={useGetSeasonBannerQuery()} name="Season" fallback={COTTON_FALLBACK} />;

export const BambooBanner = () => <HomeBanner answer={useGetBambooBannerQuery()} name="Bamboo socks" fallback={COTTON_FALLBACK} />;
