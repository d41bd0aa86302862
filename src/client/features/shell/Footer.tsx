/** The foot of every page (SPEC.md section 2, Footer). */
import { Layout } from 'antd';
import type { ReactNode } from 'react';
import { brand } from '../../../contract/brand';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { FIRST_CATEGORIES } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { paths } from '../../lib/paths';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { ProblemButton } from '../../ui/ProblemButton';
import { StitchDivider } from '../../ui/StitchDivider';
import { FooterGroups } from './FooterGroups';
import { Logo } from './Logo';
import './footer.css';

const social = [
  { name: 'photos', label: 'Photos', href: brand.social.photos },
  { name: 'chat', label: 'Chat', href: brand.social.chat },
  { name: 'play', label: 'Videos', href: brand.social.video },
] as const;

interface Props {
  /** The newsletter's block: a feature of its own. */
  newsletter: ReactNode;
}

export function Footer({ newsletter }: Props) {
  const { currentData: data, isError } = useGetCategoriesQuery();
  return (
    <Layout.Footer className="footer">
      <div className="page">
        <StitchDivider />
        <div className="footer-top">
          <div className="footer-brand">
            <Logo />
            <p>
              {brand.strapLine}. Since {brand.founded.year}, from {brand.founded.place}.
            </p>
            <address>
              <span>{brand.address.join(', ')}</span>
              <MailLink withIcon />
              <PhoneLink withIcon />
              <a href={brand.mapUrl} target="_blank" rel="noopener noreferrer">
                <Icon name="pin" size={20} />
                Find our store
                <span className="visually-hidden"> (opens a map in a new tab)</span>
              </a>
            </address>
          </div>
          {newsletter}
          <FooterGroups />
        </div>
        {!isNothing({ data, isError }) && (
          <nav aria-label="First categories" className="footer-categories">
            <ul role="list">
              {data?.slice(0, FIRST_CATEGORIES).map(({ categoryId, categoryName }) => (
                <li key={categoryId}>
                  <Link to={paths.category(categoryName)}>{categoryName}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-end">
          <p>
            {brand.name}, founded {brand.founded.year}. Prices include all taxes.
          </p>
          <ProblemButton />
          <ul role="list" aria-label={`${brand.name} elsewhere`}>
            {social.map(({ name, label, href }) => (
              <li key={name}>
                <a className="icon-button" href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label} (opens in a new tab)`}>
                  <Icon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Layout.Footer>
  );
}
