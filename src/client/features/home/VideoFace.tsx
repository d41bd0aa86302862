/**
 * What a video's card shows without its film: the still picture, and where the button leads (docs/requirements.md
 * section 2, Home page).
 */
import type { HomeVideo } from '../../../contract/home';
import { BANNER_FALLBACK } from '../../lib/constants';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';

const RATIO = 3 / 4;
const SIZES = '(max-width: 500px) 70vw, (max-width: 1023px) 44vw, 290px';

export const VideoPoster = ({ poster }: Pick<HomeVideo, 'poster'>) => (poster === undefined ? null : <Picture src={poster} alt="" sizes={SIZES} ratio={RATIO} />);

/** @param number one-based, for its name */
export const VideoLink = ({ redirectUrl, number }: Pick<HomeVideo, 'redirectUrl'> & { number: number }) => (
  <RedirectLink className="button video-card-button" to={redirectUrl} fallback={BANNER_FALLBACK} aria-label={`Explore Now: video ${number}`}>
    Explore Now
  </RedirectLink>
);
