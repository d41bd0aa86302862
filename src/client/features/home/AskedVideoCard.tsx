/** A video for a shopper who saves data: nothing of the film is fetched before its own button is pressed. */
import type { HomeVideo } from '../../../contract/home';
import { Icon } from '../../ui/Icon';
import { useShown } from '../../ui/useShown';
import { VideoLink, VideoPoster } from './VideoFace';
import { VideoFilm } from './VideoFilm';

interface Props {
  video: HomeVideo;
  /** One-based, for its name. */
  number: number;
}

export function AskedVideoCard({ video: { url, redirectUrl, poster }, number }: Props) {
  const [plays, setPlays] = useShown<boolean | null>('motion', `film:${url}`, null);
  return (
    <div className="video-card stitched">
      <VideoPoster poster={poster} />
      {plays !== null && <VideoFilm url={url} plays={plays} ahead={false} />}
      <button type="button" className="icon-button video-card-play" aria-label={`${plays ? 'Pause' : 'Play'}: video ${number}`} onClick={() => setPlays(!plays)}>
        <Icon name={plays ? 'pause' : 'play'} size={28} />
      </button>
      <VideoLink redirectUrl={redirectUrl} number={number} />
    </div>
  );
}
