/**
 * /sitemap: four groups of links (docs/requirements.md section 2, Sitemap). The categories are the first five that
 * staff show (decision 121). The one for search engines is src/server/pages/sitemap.ts.
 */
import { FIRST_CATEGORIES } from '../../contract/rules/limits';
import { useGetCategoriesQuery } from '../api/categoriesApi';
import { useTrackOrderPath } from '../features/shell/useTrackOrderPath';
import { paths } from '../lib/paths';
import { Link } from '../ui/Link';
import { TextPage } from '../ui/TextPage';
import '../ui/states.css';
import type { Screen } from './screen';
import './sitemapScreen.css';

interface Group {
  heading: string;
  /** Without an address: where 'Track Order' leads depends on who it is. */
  links: { to?: string; text: string }[];
}

const fixed: readonly Group[] = [
  {
    heading: 'Customer Service',
    links: [
      { to: paths.contact, text: 'Contact' },
      { to: paths.faqs, text: 'FAQs' },
      { text: 'Track Order' },
      { to: paths.returnPolicy, text: 'Return Policy' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { to: paths.about, text: 'About us' },
      { to: paths.careers, text: 'Careers' },
      { to: paths.privacyPolicy, text: 'Privacy Policy' },
      { to: paths.termsOfUse, text: 'Terms of Use' },
    ],
  },
  {
    heading: 'My Account',
    links: [
      { to: paths.login, text: 'Login' },
      { to: paths.signup, text: 'Sign up' },
      { to: paths.orderHistory, text: 'Orders' },
      { to: paths.wishlist, text: 'Wishlist' },
    ],
  },
];

function Links({ heading, links }: Group) {
  const trackOrder = useTrackOrderPath();
  return (
    <section>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ to = trackOrder, text }) => (
          <li key={text}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without categories there is no such group; while they are on their way it keeps its room. */
function Products() {
  const { currentData: categories, isFetching } = useGetCategoriesQuery();
  const links = (categories ?? [])
    .slice(0, FIRST_CATEGORIES)
    .map(({ categoryName }) => ({ to: paths.category(categoryName.toLowerCase()), text: categoryName }));
  if (!categories && isFetching) return <span className="skeleton sitemap-skeleton" aria-hidden="true" />;
  return links.length === 0 ? null : <Links heading="Products" links={links} />;
}

function SitemapScreen() {
  return (
    <TextPage title="Sitemap" lead="Every corner of the shop, one step away.">
      <div className="sitemap-groups">
        <Products />
        {fixed.map((group) => (
          <Links key={group.heading} {...group} />
        ))}
      </div>
    </TextPage>
  );
}

export const screen: Screen = { Component: SitemapScreen, head: () => ({ title: 'Sitemap' }) };
