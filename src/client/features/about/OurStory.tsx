/**
 * What the shop is and wants, in its keeper's words: story, vision and core values (docs/requirements.md section 2,
 * About).
 */
import type { AboutWords } from '../../../contract/words';
import { AboutPicture } from './AboutPicture';
import { FRONT_SIZES } from './frontPicture';
import './ourStory.css';

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
