/**
 * The whole head of a page, from what its screen says of it. Only the server makes it: a crawler or a chat reads the
 * HTML as it comes, and a browser that goes on from there needs the title and the address alone (useDocumentHead.ts).
 */
import { brand } from '../../../contract/brand';
import type { ShopFacts } from '../../../contract/words';
import type { Head } from '../../screens/screen';
import { paths } from '../../lib/paths';
import { documentTitle } from './documentTitle';
import { previewOf } from './linkPreview';
import { breadcrumbs, organization, productFacts, website } from './structuredData';
import { summary } from './summary';

/** src/server/pages/document.ts writes the tags. */
export interface PageHead {
  title: string;
  /** At most 160 characters. */
  description: string;
  /** Null for an address that has no page. */
  canonical: string | null;
  /** Whether search engines may list it. */
  listed: boolean;
  /** Open Graph: property and content, in order. */
  openGraph: [string, string][];
  twitterCard: 'summary' | 'summary_large_image';
  /** JSON-LD, one thing each. */
  facts: object[];
  preloadPicture: Head['preloadPicture'];
}

export interface PageFacts {
  head: Head;
  /** Path and query that the page is known by (canonicalPath.ts). */
  address: string;
  status: number;
  listed: boolean;
  /** PUBLIC_URL; '' where it is not set, and addresses are then paths of whichever host was asked. */
  siteUrl: string;
  /** What the shop says of itself. */
  shop: ShopFacts;
}

export function pageHead({ head, address, status, listed, siteUrl, shop }: PageFacts): PageHead {
  const isThere = status === 200;
  const product = isThere ? head.product : undefined;
  const title = documentTitle(head.title, shop.strapLine);
  const ofShop = shop.strapLine === undefined ? brand.name : `${brand.name}: ${shop.strapLine}.`;
  const description = summary(head.description ?? ofShop);
  const canonical = isThere ? `${siteUrl}${address}` : null;
  const ownPicture = product && { src: product.prodImg1 ?? '', alt: product.productName };
  const picture = previewOf(isThere ? (head.sharedPicture ?? ownPicture) : undefined, siteUrl, shop.strapLine);
  const isTall = picture.width !== null && picture.height !== null && picture.height > picture.width;
  return {
    title,
    description,
    canonical,
    listed: isThere && listed,
    openGraph: [
      ['og:site_name', brand.name],
      ['og:type', product ? 'product' : 'website'],
      ['og:title', head.title || title],
      ['og:description', description],
      ...(canonical === null ? [] : [['og:url', canonical] satisfies [string, string]]),
      ['og:locale', 'en_IN'],
      ['og:image', picture.url],
      ...(picture.width === null ? [] : [['og:image:width', String(picture.width)] satisfies [string, string]]),
      ...(picture.height === null ? [] : [['og:image:height', String(picture.height)] satisfies [string, string]]),
      ['og:image:alt', picture.alt],
      ...(product
        ? ([
            ['product:price:amount', product.productRate.toFixed(2)],
            ['product:price:currency', 'INR'],
          ] satisfies [string, string][])
        : []),
    ],
    // A large card would cut a tall picture down to its middle.
    twitterCard: isTall ? 'summary' : 'summary_large_image',
    facts: [
      organization(siteUrl, shop),
      ...(isThere && address === paths.home ? [website(siteUrl)] : []),
      ...(product ? [breadcrumbs(product, siteUrl), productFacts(product, description, siteUrl)] : []),
    ],
    preloadPicture: head.preloadPicture,
  };
}
