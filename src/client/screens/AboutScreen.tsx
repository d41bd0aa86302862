/**
 * /about: story, vision, core values, core team and customer stories (docs/requirements.md section 2, About), as far as
 * staff told them.
 */
import { Flex } from 'antd';
import { brand } from '../../contract/brand';
import { aboutApi, selectAboutWords, useAboutWords } from '../api/aboutApi';
import { selectShopWords, useShopWords } from '../api/wordsApi';
import { CoreTeam } from '../features/about/CoreTeam';
import { CustomerStories } from '../features/about/CustomerStories';
import { frontPreload, OurStory, VisionAndValues } from '../features/about/OurStory';
import { paths } from '../lib/paths';
import { Link } from '../ui/Link';
import { StitchDivider } from '../ui/StitchDivider';
import type { Screen } from './screen';
import './aboutScreen.css';

function AboutScreen() {
  const { strapLine, founded } = useShopWords();
  const about = useAboutWords();
  const { team, stories } = about;
  const line = [strapLine, founded && `since ${founded.year}`].filter(Boolean).join(', ');
  return (
    <Flex vertical className="page about">
      <div className="about-head">
        <h1 tabIndex={-1}>About {brand.name}</h1>
        {line !== '' && <p>{line}.</p>}
      </div>
      <OurStory {...about} />
      <VisionAndValues {...about} />
      {team.length > 0 && (
        <>
          <StitchDivider />
          <section>
            <h2 className="about-team">Our core team</h2>
            <CoreTeam team={team} />
          </section>
        </>
      )}
      {stories.length > 0 && (
        <>
          <StitchDivider />
          <section>
            <CustomerStories stories={stories} />
          </section>
        </>
      )}
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
    </Flex>
  );
}

export const screen: Screen = {
  Component: AboutScreen,
  loaders: [() => [(dispatch) => dispatch(aboutApi.endpoints.getAboutWords.initiate())]],
  head: (state) => {
    const { story, storyPicture } = selectAboutWords(state);
    const { strapLine } = selectShopWords(state);
    return {
      title: 'About us',
      description: [`About ${brand.name}`, story[0] ?? strapLine].filter(Boolean).join(': '),
      preloadPicture: story.length > 0 ? frontPreload(storyPicture) : undefined,
    };
  },
};
