/** Pictures of what goes together, each with a way there (docs/requirements.md section 2, Home page). */
import { useGetOnTrendPicksQuery } from '../../api/homeApi';
import { BANNER_FALLBACK } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { Carousel } from '../../ui/Carousel';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './onTrendPicks.css';

export function OnTrendPicks() {
  const { currentData: data, isError } = useGetOnTrendPicksQuery();
  if (isNothing({ data, isError })) return null;
  if (!data) return <SectionSkeleton shape="cards" />;
  return (
    <SectionFrame>
      <Carousel
        name="on-trend-picks"
        className="home-scroll trends"
        heading={<h2>On Trend Picks</h2>}
        label="On trend picks"
        items={data.map((pick, index) => ({ ...pick, number: index + 1 }))}
        keyOf={({ id }) => id}
        renderItem={({ url, redirectUrl, number }) => (
          <RedirectLink
            className="trend stitched"
            to={redirectUrl}
            fallback={BANNER_FALLBACK}
            aria-label={`Explore Now: pick ${number}`}
          >
            <Picture src={url} alt="" sizes="(max-width: 500px) 100vw, (max-width: 1023px) 50vw, 390px" />
            <span className="button trend-button">Explore Now</span>
          </RedirectLink>
        )}
      />
    </SectionFrame>
  );
}
