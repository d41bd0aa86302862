/** The foot of every page (docs/requirements.md section 2, Footer). */
import { Flex, Layout } from 'antd';
import type { ReactNode } from 'react';
import { brand } from '../../../contract/brand';
import { FIRST_CATEGORIES } from '../../../contract/rules/limits';
import type { ShopFacts } from '../../../contract/words';
import { useGetCategoriesQuery } from '../../api/categoriesApi';
import { useShopWords } from '../../api/wordsApi';
import { isNothing } from '../../lib/isNothing';
import { paths } from '../../lib/paths';
import { ended } from '../../lib/text';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { NEW_TAB } from '../../ui/NewTabNote';
import { ProblemButton } from '../../ui/ProblemButton';
import { StitchDivider } from '../../ui/StitchDivider';
import { FooterGroups } from './FooterGroups';
import { Logo } from './Logo';
import './footer.css';

/** Where the shop is found elsewhere; a place that nobody named is left out. */
const placesOf = ({ photos, chat, video }: ShopFacts['social']) =>
  (
    [
      { name: 'photos', label: 'Photos', href: photos },
      { name: 'chat', label: 'Chat', href: chat },
      { name: 'play', label: 'Videos', href: video },
    ] as const
  ).filter(({ href }) => href !== undefined);

/** `Hand-stitched for small people. Since 1999, from Thane.` */
const aboutLine = ({ strapLine, founded }: ShopFacts): string =>
  [strapLine && `${strapLine}.`, founded && `Since ${founded.year}${founded.place && `, from ${founded.place}`}.`]
    .filter(Boolean)
    .join(' ');

interface Props {
  /** The newsletter's block: a feature of its own. */
  newsletter: ReactNode;
}

export function Footer({ newsletter }: Props) {
  const { currentData: data, isError } = useGetCategoriesQuery();
  const words = useShopWords();
  const { founded, address, email, phone, mapUrl } = words;
  const line = aboutLine(words);
  const hasWays = address.length > 0 || [email, phone, mapUrl].some((way) => way !== undefined);
  const places = placesOf(words.social);
  return (
    <Layout.Footer className="footer">
      <div className="page">
        <StitchDivider />
        <Flex className="footer-top">
          <div className="footer-brand">
            <Logo />
            {line !== '' && <p>{line}</p>}
            {hasWays && (
              <address>
                {address.length > 0 && <span>{address.join(', ')}</span>}
                {email !== undefined && <MailLink email={email} withIcon />}
                {phone !== undefined && <PhoneLink phone={phone} withIcon />}
                {mapUrl !== undefined && (
                  <a href={mapUrl} target="_blank" rel="noopener noreferrer">
                    <Icon name="pin" size={20} />
                    Find our store
                    <span className="visually-hidden"> (opens a map in a new tab)</span>
                  </a>
                )}
              </address>
            )}
          </div>
          {newsletter}
          <FooterGroups />
        </Flex>
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
          <p>{ended(founded ? `${brand.name}, founded ${founded.year}` : brand.name)} Prices include all taxes.</p>
          <ProblemButton />
          {places.length > 0 && (
            <ul role="list" aria-label={`${brand.name} elsewhere`}>
              {places.map(({ name, label, href }) => (
                <li key={name}>
                  <a
                    className="icon-button"
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${label} ${NEW_TAB}`}
                  >
                    <Icon name={name} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Layout.Footer>
  );
}
