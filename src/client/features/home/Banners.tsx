/** The three banners between the sections, each with its own call (SPEC.md section 2, Home page). */
import { useGetBambooBannerQuery, useGetSeasonBannerQuery, useGetShapewearBannerQuery } from '../../api/homeApi';
import { BANNER_FALLBACK, COTTON_FALLBACK } from '../../lib/constants';
import { HomeBanner } from './HomeBanner';

export const ShapewearBanner = () => <HomeBanner answer={useGetShapewearBannerQuery()} label="Shop shapewear" fallback={BANNER_FALLBACK} />;

export const SeasonBanner = () => <HomeBanner answer={useGetSeasonBannerQuery()} label="Shop the season" fallback={COTTON_FALLBACK} />;

export const BambooBanner = () => <HomeBanner answer={useGetBambooBannerQuery()} label="Shop bamboo socks" fallback={COTTON_FALLBACK} />;
