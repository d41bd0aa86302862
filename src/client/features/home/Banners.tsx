/** The three banners between the sections, each with its own call (SPEC.md section 2, Home page). */
import { useGetBambooBannerQuery, useGetSeasonBannerQuery, useGetShapewearBannerQuery } from '../../api/homeApi';
import { BANNER_FALLBACK, COTTON_FALLBACK } from '../../lib/constants';
import { HomeBanner } from './HomeBanner';

export const ShapewearBanner = () => <HomeBanner answer={useGetShapewearBannerQuery()} title="Shapewear that moves with you" fallback={BANNER_FALLBACK} />;

export const SeasonBanner = () => <HomeBanner answer={useGetSeasonBannerQuery()} title="Made for the season" fallback={COTTON_FALLBACK} />;

export const BambooBanner = () => <HomeBanner answer={useGetBambooBannerQuery()} title="Bamboo socks, cool all day" fallback={COTTON_FALLBACK} />;
