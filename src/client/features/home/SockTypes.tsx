/** Kinds of socks: a grid, and on phones a carousel (docs/requirements.md section 2, Home page; decision 13a). */
import { useGetSockTypesQuery } from '../../api/homeApi';
import { BANNER_FALLBACK } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { Carousel } from '../../ui/Carousel';
import { Picture } from '../../ui/Picture';
import { RedirectLink } from '../../ui/RedirectLink';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './sockTypes.css';

export function SockTypes() {
  const { currentData: data, isError } = useGetSockTypesQuery();
  if (isNothing({ data, isError })) return null;
  if (!data) return <SectionSkeleton shape="cards" />;
  return (
    <SectionFrame>
      <Carousel
        name="sock-types"
        className="home-scroll sock-types"
        heading={<h2>Socks for every step</h2>}
        label="Sock types"
        items={data}
        keyOf={({ id }) => id}
        renderItem={({ url, redirectUrl, title, description }) => (
          <article className="sock-type">
            <Picture src={url} alt="" sizes="(max-width: 500px) 92vw, (max-width: 1099px) 31vw, 190px" ratio={1} />
            <h3>{title}</h3>
            <p>{description}</p>
            <RedirectLink
              className="button"
              to={redirectUrl}
              fallback={BANNER_FALLBACK}
              aria-label={`Shop Now: ${title}`}
            >
              Shop Now
            </RedirectLink>
          </article>
        )}
      />
    </SectionFrame>
  );
}
