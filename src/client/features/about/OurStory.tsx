/**
 * What the shop is and wants, in the words of its staff: story, vision and core values (docs/requirements.md section 2,
 * About).
 */
import type { AboutWords } from '../../../contract/words';
import { picturePreload } from '../../lib/picturePreload';
import type { PicturePreload } from '../../lib/picturePreload';
import { AboutPicture } from './AboutPicture';
import { drawingOf, ownPictureSet } from './ownPictures';
import './ourStory.css';

/**
 * How the first picture of the about page is asked for, in the page and in its preload alike: two different answers
 * would fetch it twice.
 */
const FRONT_SIZES = '(max-width: 899px) 92vw, (max-width: 1280px) 46vw, 590px';

/** What the page's head fetches before any script; nothing for a picture that exists in one form only. */
export function frontPreload(address: string | undefined): PicturePreload | undefined {
  const drawing = address === undefined ? null : drawingOf(address);
  if (drawing === null) return picturePreload(address, FRONT_SIZES);
  return { srcSet: ownPictureSet(drawing, 'landscape', 'avif'), sizes: FRONT_SIZES, type: 'image/avif' };
}

export function OurStory({ story, storyPicture }: Pick<AboutWords, 'story' | 'storyPicture'>) {
  if (story.length === 0) return null;
  return (
    <div className={storyPicture === undefined ? 'our-story our-story-bare' : 'our-story'}>
      <section>
        <h2>Our story</h2>
        {story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {storyPicture !== undefined && (
        <div className="our-story-picture">
          <AboutPicture url={storyPicture} shape="landscape" sizes={FRONT_SIZES} eager />
        </div>
      )}
    </div>
  );
}

export function VisionAndValues({ vision, values }: Pick<AboutWords, 'vision' | 'values'>) {
  if (vision === undefined && values.length === 0) return null;
  return (
    <div className="vision">
      {vision !== undefined && (
        <section>
          <h2>Our vision</h2>
          <p className="vision-words">{vision}</p>
        </section>
      )}
      {values.length > 0 && (
        <section>
          <h2>Our core values</h2>
          <dl className="values">
            {values.map(({ title, description }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
