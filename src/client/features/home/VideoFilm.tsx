/** The film over its still picture: silent, in a loop, seen from its first picture on. */
import { useEffect, useRef, useState } from 'react';
import { videoSources } from '../../lib/videoSources';

interface Props {
  url: string;
  plays: boolean;
  /** Whether it is fetched before it plays. */
  ahead: boolean;
}

export function VideoFilm({ url, plays, ahead }: Props) {
  const film = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    // Only what is silent may start by itself, and React does not write the attribute.
    element.muted = true;
    // Refused, as a phone that saves power does: the still picture stays.
    if (plays) element.play().catch(() => undefined);
    else element.pause();
  }, [plays]);

  return (
    <video
      ref={film}
      className={isShown ? 'video-card-film video-card-film-shown' : 'video-card-film'}
      muted
      loop
      playsInline
      preload={ahead ? 'auto' : 'none'}
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
    >
      {videoSources(url).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </video>
  );
}
