/**
 * Customer stories, side by side (docs/requirements.md sections 2 and 9: 28 pictures in the shop that it describes).
 */
import type { PicturedSaying } from '../../../contract/words';
import { carouselTiming } from '../../lib/constants';
import { Carousel } from '../../ui/Carousel';
import { AboutPicture } from './AboutPicture';
import { drawingOf } from './ownPictures';
import './customerStories.css';

const SIZES = '(max-width: 500px) 82vw, (max-width: 767px) 46vw, (max-width: 1023px) 31vw, 290px';

export function CustomerStories({ stories }: { stories: readonly PicturedSaying[] }) {
  return (
    <>
      <Carousel
        name="customer-stories"
        className="stories"
        heading={<h2>Customer stories</h2>}
        label="Customer stories"
        items={stories.map((story, number) => ({ ...story, number }))}
        keyOf={({ number }) => number}
        timing={carouselTiming.stories}
        plain
        renderItem={({ url, title, description }) => (
          <figure className="story">
            <AboutPicture url={url} alt={description} shape="portrait" sizes={SIZES} />
            {title !== '' && <figcaption>{title}</figcaption>}
          </figure>
        )}
      />
      {stories.some(({ url }) => drawingOf(url) !== null) && (
        <p className="about-note">Small clothes on the days that families remember. Drawn by us, not photographed.</p>
      )}
    </>
  );
}
