/**
 * What a page is about in schema.org's words (JSON-LD), for search engines that show prices, stars and the way to a
 * page.
 */
import { brand } from '../../../contract/brand';
import type { Product } from '../../../contract/catalog';
import type { ShopFacts } from '../../../contract/words';
import { splitOptions } from '../../../contract/rules/names';
import { LISTED_WIDTH } from '../../../contract/rules/pictureWidths';
import { breadcrumbsOf } from '../../lib/breadcrumbs';
import { paths } from '../../lib/paths';
import { productPictures } from '../../lib/productFacts';
import { jpegAddress } from './linkPreview';

type Facts = Record<string, unknown>;

const context = 'https://schema.org';
/** Names the shop on every page, so that its parts need not be told again. */
const shopId = (siteUrl: string): string => `${siteUrl}/#shop`;

/** An empty value is left out: said as '' it would count as wrong. */
const withoutBlanks = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== ''));

/** What the shop has not said is left out. */
export const organization = (
  siteUrl: string,
  { strapLine, founded, address, email, phone, social }: ShopFacts,
): Facts =>
  withoutBlanks({
    '@context': context,
    '@type': 'Organization',
    '@id': shopId(siteUrl),
    name: brand.name,
    slogan: strapLine,
    url: `${siteUrl}${paths.home}`,
    logo: `${siteUrl}/icon-512.png`,
    foundingDate: founded?.year,
    foundingLocation: founded?.place,
    address: address.join(', '),
    email,
    telephone: phone,
    sameAs: sameAs(social),
  });

/** Undefined for nowhere. */
function sameAs(social: ShopFacts['social']): string[] | undefined {
  const pages = Object.values(social).filter((page) => page !== undefined);
  return pages.length > 0 ? pages : undefined;
}

/** Lets a search engine offer the shop's own search. */
export const website = (siteUrl: string): Facts => ({
  '@context': context,
  '@type': 'WebSite',
  name: brand.name,
  url: `${siteUrl}${paths.home}`,
  publisher: { '@id': shopId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${paths.shop}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The way to a product as its page shows it. */
export function breadcrumbs(product: Product, siteUrl: string): Facts {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(product).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

export function productFacts(product: Product, description: string, siteUrl: string): Facts {
  const {
    productId,
    productName,
    productBrand,
    productRatings,
    productRate,
    productQuantity,
    no_of_rating: reviewCount,
  } = product;
  const url = `${siteUrl}${paths.product(productId)}`;
  const pictures = productPictures(product).map((src) => jpegAddress(src, LISTED_WIDTH, siteUrl));
  return withoutBlanks({
    '@context': context,
    '@type': 'Product',
    name: productName,
    description,
    url,
    sku: String(productId),
    brand: productBrand === '' ? undefined : { '@type': 'Brand', name: productBrand },
    category: product.productCategory,
    countryOfOrigin: product.countryOfOrigin ? { '@type': 'Country', name: product.countryOfOrigin } : undefined,
    color: splitOptions(product.productColor).join(', '),
    size: splitOptions(product.productSize).join(', '),
    image: pictures.length > 0 ? pictures : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: productRate.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${productQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': shopId(siteUrl) },
    },
    // Stars that nobody gave would be made up, and search engines punish them.
    aggregateRating:
      reviewCount > 0 && productRatings > 0
        ? { '@type': 'AggregateRating', ratingValue: productRatings, reviewCount, bestRating: 5, worstRating: 1 }
        : undefined,
  });
}
