/** The banners between the sections, each with its own call (SPEC.md section 2, Home page). */
import { brand } from '../../../contract/brand';
import {
  useGetBambooBannerQuery,
  useGetBannerQuery,
  useGetSeasonBannerQuery,
  useGetShapewearBannerQuery,
} from '../../api/homeApi';
import { BANNER_FALLBACK, COTTON_FALLBACK } from '../../lib/constants';
import { HomeBanner } from './HomeBanner';

/** Below the categories (DECISIONS.md T124a). Its words are staff's; without any it says whose shop it leads to. */
export function ShopBanner() {
  const answer = useGetBannerQuery();
  const { title = '', description = '' } = answer.currentData ?? {};
  const alt = description || (title === '' ? `Shop at ${brand.name}` : '');
  return <HomeBanner answer={answer} title={title} alt={alt} fallback={BANNER_FALLBACK} />;
}

export const ShapewearBanner = () => <HomeBanner answer={useGetShapewearBannerQuery()} title="Shapewear that moves with you" fallback={BANNER_FALLBACK} />;

export const SeasonBanner = () => <HomeBanner answer={useGetSeasonBannerQuery()} title="Made for the season" fallback={COTTON_FALLBACK} />;

export const BambooBanner = () => <HomeBanner answer={useGetBambooBannerQuery()} title="Bamboo socks, cool all day" fallback={COTTON_FALLBACK} />;
