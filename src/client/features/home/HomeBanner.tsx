/** One picture that leads somewhere (SPEC.md section 2, Home page). Nothing set, or no answer: no banner. */
import type { SingleBanner } from '../../../contract/home';
import { parsePicture } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { HomeSection, SectionSkeleton } from './HomeSection';
import './homeBanner.css';

interface Props {
  answer: { currentData?: SingleBanner; isError: boolean };
  /** Stands on the calm left side of the picture; without one the picture stands alone. */
  title: string;
  /** What the picture shows; none where the title says enough. */
  alt?: string;
  fallback: string;
}

export function HomeBanner({ answer: { currentData: data, isError }, title, alt = '', fallback }: Props) {
  if (isError || (data && !data.imageUrl)) return null;
  if (!data?.imageUrl) return <SectionSkeleton shape="banner" />;
  const { width, height } = parsePicture(data.imageUrl);
  return (
    <HomeSection>
      <RedirectLink className="home-banner stitched" to={data.redirectUrl} fallback={fallback}>
        <Picture
          src={data.imageUrl}
          alt={alt}
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
