/** What leads somewhere. */
import { paths } from '../../lib/paths';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { Link } from '../../ui/Link';
import { ProblemButton } from '../../ui/ProblemButton';
import { RedirectLink } from '../../ui/RedirectLink';
import type { States } from './states';

export const links: Readonly<Record<string, States>> = {
  Link: {
    usual: <Link to={paths.shop}>To the shop</Link>,
    'as a button': (
      <Link className="button button-primary" to={paths.shop}>
        Shop Now
      </Link>
    ),
  },
  MailLink: {
    plain: <MailLink email="hello@shop.example" />,
    'with its icon': <MailLink email="hello@shop.example" withIcon />,
  },
  PhoneLink: {
    plain: <PhoneLink phone="+91 98765 43210" />,
    'with its icon': <PhoneLink phone="+91 98765 43210" withIcon />,
  },
  RedirectLink: {
    'inside the shop': <RedirectLink to={paths.saleProducts} fallback={paths.shop}>The sale</RedirectLink>,
    elsewhere: <RedirectLink to="https://elsewhere.example/" fallback={paths.shop}>Elsewhere</RedirectLink>,
    'no address': <RedirectLink to="javascript:nothing" fallback={paths.shop}>Falls back to the shop</RedirectLink>,
  },
  ProblemButton: { usual: <ProblemButton /> },
};
