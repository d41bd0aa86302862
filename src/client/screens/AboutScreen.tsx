/** /about: story, vision, core values, core team and customer stories (SPEC.md section 2, About). */
import { brand } from '../../contract/brand';
import { CoreTeam } from '../features/about/CoreTeam';
import { CustomerStories } from '../features/about/CustomerStories';
import { FRONT_PICTURE, FRONT_SIZES } from '../features/about/frontPicture';
import { OurStory, VisionAndValues } from '../features/about/OurStory';
import { ownPictureSet } from '../features/about/ownPictures';
import { paths } from '../lib/paths';
import { Link } from '../ui/Link';
import { StitchDivider } from '../ui/StitchDivider';
import type { Screen } from './screen';
import './aboutScreen.css';

function AboutScreen() {
  return (
    <div className="page about">
      <div className="about-head">
        <h1 tabIndex={-1}>About {brand.name}</h1>
        <p>
          {brand.strapLine}, since {brand.founded.year}.
        </p>
      </div>
      <OurStory />
      <VisionAndValues />
      <StitchDivider />
      <section>
        <h2>Our core team</h2>
        <p className="about-intro">Four places, and a pair of hands at each. A piece that you buy has been to all of them.</p>
        <CoreTeam />
      </section>
      <StitchDivider />
      <section>
        <CustomerStories />
        <p className="about-note">Small clothes on the days that families remember. Drawn by us, not photographed.</p>
      </section>
      <ul role="list" className="about-next">
        <li>
          <Link className="button button-primary" to={paths.shop}>
            See all products
          </Link>
        </li>
        <li>
          <Link className="button" to={paths.contact}>
            Get in touch
          </Link>
        </li>
      </ul>
    </div>
  );
}

export const screen: Screen = {
  Component: AboutScreen,
  head: () => ({
    title: 'About us',
    description: `${brand.name} makes hand-stitched clothes for babies and children in ${brand.founded.place}, since ${brand.founded.year}: our story, our values, and who does what.`,
    preloadPicture: { srcSet: ownPictureSet(FRONT_PICTURE, 'landscape', 'avif'), sizes: FRONT_SIZES, type: 'image/avif' },
  }),
};
