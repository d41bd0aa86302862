/** /careers: the work there is, and how to write. No vacancy is made up (decision 59b). */
import { brand } from '../../contract/brand';
import { aboutApi, useAboutWords } from '../api/aboutApi';
import { useShopWords } from '../api/wordsApi';
import { paths } from '../lib/paths';
import { Link } from '../ui/Link';
import { TextPage, TextSection } from '../ui/TextPage';
import { ReachUs } from './ReachUs';
import type { Screen } from './screen';

function CareersScreen() {
  const { address } = useShopWords();
  const { work } = useAboutWords();
  return (
    <TextPage title="Careers" lead={`Would you like to work at ${brand.name}? Then we would like to hear from you.`}>
      {work.length > 0 && (
        <TextSection heading="The work there is">
          <ul>
            {work.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}:</strong> {description}
              </li>
            ))}
          </ul>
          <p>
            Where it happens is told on the page <Link to={paths.about}>about us</Link>.
          </p>
        </TextSection>
      )}
      <TextSection heading="How to write to us">
        <p>
          We keep no list of vacancies here. At any time, <ReachUs />, and tell us
        </p>
        <ul>
          <li>which work you would like to do,</li>
          <li>what you have made or done before,</li>
          <li>where you live, and from when you could come.</li>
        </ul>
        {address.length > 0 && <p>You can also come by: {address.join(', ')}.</p>}
      </TextSection>
    </TextPage>
  );
}

export const screen: Screen = {
  Component: CareersScreen,
  loaders: [() => [(dispatch) => dispatch(aboutApi.endpoints.getAboutWords.initiate())]],
  head: () => ({ title: 'Careers', description: `Work at ${brand.name}, and how to write to us.` }),
};
