/**
 * One silent video: its still picture first; the film is fetched near the view, plays while it can be seen, and holds still
 * under the pointer or the focus (LOOK.md, 'Behaviour'; DECISIONS.md T32).
 */
import { useEffect, useRef, useState } from 'react';
import type { HomeVideo } from '../../../contract/home';
import { BANNER_FALLBACK } from '../../lib/constants';
import { videoSources } from '../../lib/videoSources';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { useInView } from '../../ui/useInView';
import { whenNear } from '../../ui/whenNear';

const RATIO = 3 / 4;
const SIZES = '(max-width: 500px) 70vw, (max-width: 1023px) 44vw, 290px';

interface Props {
  video: HomeVideo;
  /** One-based, for its name. */
  number: number;
  /** The shopper stopped them all, or wants no motion. */
  paused: boolean;
}

export function VideoCard({ video: { url, redirectUrl, poster }, number, paused }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const isSeen = useInView(card);
  const [isNear, setNear] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const plays = isSeen && !paused && !isHeld;

  useEffect(() => (card.current ? whenNear(card.current, () => setNear(true)) : undefined), []);

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    // Only what is silent may start by itself, and React does not write the attribute.
    element.muted = true;
    // Refused, as a phone that saves power does: the still picture stays.
    if (plays) element.play().catch(() => undefined);
    else element.pause();
  }, [plays, isNear]);

  return (
    <div
      ref={card}
      className="video-card stitched"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {poster !== undefined && <Picture src={poster} alt="" sizes={SIZES} ratio={RATIO} />}
      {isNear && (
        <video
          ref={film}
          className={isShown ? 'video-card-film video-card-film-shown' : 'video-card-film'}
          muted
          loop
          playsInline
          preload={paused ? 'none' : 'auto'}
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setShown(true)}
        >
          {videoSources(url).map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      <RedirectLink className="button video-card-button" to={redirectUrl} fallback={BANNER_FALLBACK} aria-label={`Explore Now: video ${number}`}>
        Explore Now
      </RedirectLink>
    </div>
  );
}
