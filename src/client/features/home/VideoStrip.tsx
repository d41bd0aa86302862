/**
 * Short silent videos: a row, and where they are more than fit a slider to swipe (docs/requirements.md section 2, Home
 * page). Fewer than three are none (decision 32).
 */
import { useGetVideosQuery } from '../../api/homeApi';
import { VIDEOS_AT_LEAST } from '../../lib/constants';
import { Carousel } from '../../ui/Carousel';
import { PauseButton } from '../../ui/PauseButton';
import { useSavesData } from '../../ui/dataSaving';
import { useAutoplay } from '../../ui/useAutoplay';
import { HomeSection, SectionSkeleton } from './HomeSection';
import { AskedVideoCard } from './AskedVideoCard';
import { VideoCard } from './VideoCard';
import './videoStrip.css';

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
    <HomeSection>
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
          savesData ? <AskedVideoCard video={video} number={number} /> : <VideoCard video={video} number={number} paused={autoplay.paused} />
        }
      />
    </HomeSection>
  );
}
