/** The banners between the sections, each with its own call (docs/requirements.md section 2, Home page). */
import { brand } from '../../../contract/brand';
import type { WordedBanner } from '../../../contract/home';
import {
  useGetBambooBannerQuery,
  useGetBannerQuery,
  useGetSeasonBannerQuery,
  useGetShapewearBannerQuery,
} from '../../api/homeApi';
import { BANNER_FALLBACK, COTTON_FALLBACK } from '../../lib/constants';
import { parsePicture } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './homeBanner.css';

interface HomeBannerProps {
  answer: { currentData?: WordedBanner; isError: boolean };
  /** What a reader knows it by where staff gave it no words. */
  name: string;
  fallback: string;
}

/**
 * One picture that leads somewhere. Nothing set, or no answer: no banner.
 * Its title stands on the calm left side of the picture; without one the picture stands alone.
 */
function HomeBanner({ answer: { currentData: data, isError }, name, fallback }: HomeBannerProps) {
  if (isError || (data && !data.imageUrl)) return null;
  if (!data?.imageUrl) return <SectionSkeleton shape="banner" />;
  const { title = '', description = '' } = data;
  const { width, height } = parsePicture(data.imageUrl);
  return (
    <SectionFrame>
      <RedirectLink className="home-banner stitched" to={data.redirectUrl} fallback={fallback}>
        <Picture
          src={data.imageUrl}
          alt={description || (title === '' ? name : '')}
          sizes="(max-width: 1280px) 100vw, 1216px"
          ratio={width && height ? width / height : 8 / 3}
        />
        {title !== '' && (
          <span className="home-banner-words">
            <span className="home-banner-title">{title}</span>{' '}
            <span className="button home-banner-button">Shop Now</span>
          </span>
        )}
      </RedirectLink>
    </SectionFrame>
  );
}

/** The banner that staff set (decision 124a). Staff give its picture's alt text too. */
export const ShopBanner = () => (
  <HomeBanner answer={useGetBannerQuery()} name={`Shop at ${brand.name}`} fallback={BANNER_FALLBACK} />
);

export const ShapewearBanner = () => (
  <HomeBanner answer={useGetShapewearBannerQuery()} name="Shapewear" fallback={BANNER_FALLBACK} />
);

export const SeasonBanner = () => (
  <HomeBanner answer={useGetSeasonBannerQuery()} name="Season" fallback={COTTON_FALLBACK} />
);

export const BambooBanner = () => (
  <HomeBanner answer={useGetBambooBannerQuery()} name="Bamboo socks" fallback={COTTON_FALLBACK} />
);
