/** There is no such product, or not any more. */
import { Flex } from 'antd';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { StitchDivider } from '../../ui/StitchDivider';
import '../../ui/states.css';

export function NoProduct() {
  return (
    <Flex vertical align="center" className="page state">
      <h1 tabIndex={-1}>We could not find this product</h1>
      <StitchDivider />
      <p>It may have sold out for good, or the link has a mistake in it. There is plenty more on the shelves.</p>
      <Link className="button button-primary" to={paths.shop}>
        See all products
      </Link>
    </Flex>
  );
}
