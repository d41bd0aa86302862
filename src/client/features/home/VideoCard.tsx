/**
 * One silent video: its still picture first; the film is fetched near the view, plays while it can be seen, and holds
 * still under the pointer or the focus (docs/look.md, 'Behaviour'; decision 32).
 */
import { useEffect, useRef, useState } from 'react';
import type { HomeVideo } from '../../../contract/home';
import { useInView } from '../../ui/useInView';
import { useShown } from '../../ui/useShown';
import { whenNear } from '../../ui/whenNear';
import { VideoLink, VideoPoster } from './VideoFace';
import { VideoFilm } from './VideoFilm';

interface Props {
  video: HomeVideo;
  /** One-based, for its name. */
  number: number;
  /** The shopper stopped them all, or wants no motion. */
  paused: boolean;
}

export function VideoCard({ video: { url, redirectUrl, poster }, number, paused }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const isSeen = useInView(card);
  const [isNear, setNear] = useShown('reached', `film:${url}`, false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => (card.current ? whenNear(card.current, () => setNear(true)) : undefined), [setNear]);

  return (
    <div
      ref={card}
      className="video-card stitched"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <VideoPoster poster={poster} />
      {isNear && <VideoFilm url={url} plays={isSeen && !paused && !isHeld} ahead={!paused} />}
      <VideoLink redirectUrl={redirectUrl} number={number} />
    </div>
  );
}
