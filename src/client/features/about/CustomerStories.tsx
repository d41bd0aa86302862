/** The 28 customer stories, side by side (SPEC.md sections 2 and 9: autoplay 2500 ms). */
import { carouselTiming } from '../../lib/constants';
import { Carousel } from '../../ui/Carousel';
import { OwnPicture } from './OwnPicture';
import { stories } from './stories';
import './customerStories.css';

export function CustomerStories() {
  return (
    <Carousel
      name="customer-stories"
      className="stories"
      heading={<h2>Customer stories</h2>}
      label="Customer stories"
      items={stories}
      keyOf={({ name }) => name}
      timing={carouselTiming.stories}
      plain
      renderItem={({ name, caption, alt }) => (
        <figure className="story">
          <OwnPicture name={name} alt={alt} shape="portrait" sizes="(max-width: 500px) 82vw, (max-width: 767px) 46vw, (max-width: 1023px) 31vw, 290px" />
          <figcaption>{caption}</figcaption>
        </figure>
      )}
    />
  );
}
