/**
 * Short silent videos: a row, and where they are more than fit a slider to swipe (docs/requirements.md section 2, Home
 * page). Fewer than VIDEOS_AT_LEAST are none (decision 32).
 */
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { HomeVideo } from '../../../contract/home';
import { useGetVideosQuery } from '../../api/homeApi';
import { onVisible } from '../../browser/scheduling';
import { BANNER_FALLBACK, VIDEOS_AT_LEAST } from '../../lib/constants';
import { videoSources } from '../../lib/videoSources';
import { Carousel } from '../../ui/Carousel';
import { PauseButton, useAutoplay } from '../../ui/PauseButton';
import { useSavesData } from '../../ui/dataSaving';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { useUiState } from '../../ui/useUiState';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './videoStrip.css';

const ENOUGH = 0.5;

/** Whether at least half of an element can be seen right now. Without the browser's help: always. */
function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    if (!('IntersectionObserver' in window)) {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= ENOUGH),
      { threshold: [0, ENOUGH] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/**
 * What a video's card shows without its film: the still picture, and where the button leads (docs/requirements.md
 * section 2, Home page).
 */
const RATIO = 3 / 4;
const SIZES = '(max-width: 500px) 70vw, (max-width: 1023px) 44vw, 290px';

const VideoPoster = ({ poster }: Pick<HomeVideo, 'poster'>) =>
  poster === undefined ? null : <Picture src={poster} alt="" sizes={SIZES} ratio={RATIO} />;

/** @param number one-based, for its name */
const VideoLink = ({ redirectUrl, number }: Pick<HomeVideo, 'redirectUrl'> & { number: number }) => (
  <RedirectLink
    className="button video-card-button"
    to={redirectUrl}
    fallback={BANNER_FALLBACK}
    aria-label={`Explore Now: video ${number}`}
  >
    Explore Now
  </RedirectLink>
);

interface VideoFilmProps {
  url: string;
  plays: boolean;
  /** Whether it is fetched before it plays. */
  ahead: boolean;
}

/** The film over its still picture: silent, in a loop, seen from its first picture on. */
function VideoFilm({ url, plays, ahead }: VideoFilmProps) {
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

interface VideoCardProps {
  video: HomeVideo;
  /** One-based, for its name. */
  number: number;
  /** The shopper stopped them all, or wants no motion. */
  paused: boolean;
}

/**
 * One silent video: its still picture first; the film is fetched near the view, plays while it can be seen, and holds
 * still under the pointer or the focus (docs/look.md, 'Behaviour'; decision 32).
 */
function VideoCard({ video: { url, redirectUrl, poster }, number, paused }: VideoCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const isSeen = useInView(card);
  const [isNear, setNear] = useUiState('reached', `film:${url}`, false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => (card.current ? onVisible(card.current, () => setNear(true)) : undefined), [setNear]);

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

interface AskedVideoCardProps {
  video: HomeVideo;
  /** One-based, for its name. */
  number: number;
}

/** A video for a shopper who saves data: nothing of the film is fetched before its own button is pressed. */
function AskedVideoCard({ video: { url, redirectUrl, poster }, number }: AskedVideoCardProps) {
  const [plays, setPlays] = useUiState<boolean | null>('motion', `film:${url}`, null);
  return (
    <div className="video-card stitched">
      <VideoPoster poster={poster} />
      {plays !== null && <VideoFilm url={url} plays={plays} ahead={false} />}
      <button
        type="button"
        className="icon-button video-card-play"
        aria-label={`${plays ? 'Pause' : 'Play'}: video ${number}`}
        onClick={() => setPlays(!plays)}
      >
        <Icon name={plays ? 'pause' : 'play'} size={28} />
      </button>
      <VideoLink redirectUrl={redirectUrl} number={number} />
    </div>
  );
}

const nothingToStep = () => undefined;

export function VideoStrip() {
  const { currentData: data, isError } = useGetVideosQuery();
  // Each video is timed by itself; what the button says, and that motion may be unwanted, holds for all of them.
  const autoplay = useAutoplay('videos', null, nothingToStep);
  const savesData = useSavesData();
  if (isError || (data && data.length < VIDEOS_AT_LEAST)) return null;
  if (!data) return <SectionSkeleton shape="videos" text="Loading videos..." />;
  const numbered = data.map((video, index) => ({ video, number: index + 1 }));
  return (
    <SectionFrame>
      <Carousel
        name="videos"
        className="videos"
        heading={
          <>
            <h2>See it in motion</h2>
            {!savesData && <PauseButton autoplay={autoplay} what="videos" />}
          </>
        }
        label="Videos"
        items={numbered}
        keyOf={({ video }) => video.id}
        renderItem={({ video, number }) =>
          savesData ? (
            <AskedVideoCard video={video} number={number} />
          ) : (
            <VideoCard video={video} number={number} paused={autoplay.paused} />
          )
        }
      />
    </SectionFrame>
  );
}
