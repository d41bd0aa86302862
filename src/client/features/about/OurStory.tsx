/** What the shop is and wants: story, vision and core values (SPEC.md sections 1 and 2). Every fact in it stands in contract/brand.ts. */
import { brand } from '../../../contract/brand';
import { OwnPicture } from './OwnPicture';
import { FRONT_PICTURE, FRONT_SIZES } from './frontPicture';
import './ourStory.css';

const values = [
  { name: 'Soft first', text: 'If it scratches the inside of a wrist, it does not reach a child.' },
  { name: 'By hand where it matters', text: 'A machine is quicker at a long seam. At a neck, a tie or a hem, a hand is better.' },
  { name: 'Say what is so', text: 'The cloth, the size and the price are what the label says, and what went wrong is told before you ask.' },
  { name: 'Made to be handed down', text: 'A frock is finished when the third child has outgrown it.' },
];

export function OurStory() {
  return (
    <div className="our-story">
      <section>
        <h2>Our story</h2>
        <p>
          We have dressed small people since {brand.founded.year}. The shop was founded in {brand.founded.place}, and it is a family’s shop to this day.
        </p>
        <p>
          What we know best is hand-stitched and ethnic wear: clothes for naming days, festivals and the first photograph. Around them stands what a family needs on all the other days:
          casual wear, socks, shapewear, toys, cradles and accessories.
        </p>
        <p>
          In {brand.rebranded} the shop took a new name: {brand.name} it is now, and the stitches are the same.
        </p>
      </section>
      <div className="our-story-picture">
        <OwnPicture name={FRONT_PICTURE} alt="A shop front with a striped awning, a small jhabla in one window and a lehenga in the other" shape="landscape" sizes={FRONT_SIZES} eager />
      </div>
    </div>
  );
}

export function VisionAndValues() {
  return (
    <div className="vision">
      <section>
        <h2>Our vision</h2>
        <p className="vision-words">That every child’s first clothes are as soft as the arms that hold them, and that somebody, somewhere, has put the last stitch in with care.</p>
      </section>
      <section>
        <h2>Our core values</h2>
        <dl className="values">
          {values.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
