/**
 * One picture that leads somewhere (docs/requirements.md section 2, Home page). Nothing set, or no answer: no banner.
 */
import type { WordedBanner } from '../../../contract/home';
import { parsePicture } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { HomeSection, SectionSkeleton } from './HomeSection';
import './homeBanner.css';

interface Props {
  answer: { currentData?: WordedBanner; isError: boolean };
  /** What a reader knows it by where its keeper gave it no words. */
  name: string;
  fallback: string;
}

/** Its title stands on the calm left side of the picture; without one the picture stands alone. */
export function HomeBanner({ answer: { currentData: data, isError }, name, fallback }: Props) {
  if (isError || (data && !data.imageUrl)) return null;
  if (!data?.imageUrl) return <SectionSkeleton shape="banner" />;
  const { title = '', description = '' } = data;
  const { width, height } = parsePicture(data.imageUrl);
  return (
    <HomeSection>
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
    </HomeSection>
  );
}
