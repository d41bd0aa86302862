/** Any address the shop does not have: says so, and helps on (decision 59b). */
import { Flex } from 'antd';
import { paths } from '../lib/paths';
import { Link } from '../ui/Link';
import { SearchBox } from '../ui/SearchBox';
import { StitchDivider } from '../ui/StitchDivider';
import type { Screen } from './screen';
import './notFoundScreen.css';

function NotFoundScreen() {
  return (
    <Flex vertical className="page not-found">
      <h1 tabIndex={-1}>We looked everywhere</h1>
      <p>There is no page at this address. It may have moved, or a letter may be missing.</p>
      <SearchBox label="Search instead" />
      <StitchDivider />
      <ul role="list">
        <li>
          <Link className="button button-primary" to={paths.shop}>
            See all products
          </Link>
        </li>
        <li>
          <Link className="button" to={paths.home}>
            Go to the home page
          </Link>
        </li>
      </ul>
    </Flex>
  );
}

export const screen: Screen = {
  Component: NotFoundScreen,
  head: () => ({ title: 'Page not found' }),
  status: () => 404,
};
