/**
 * The sitemap for search engines (sitemaps.org): categories, products, and the pages that siteFiles.ts gives, which are
 * those of app/router/routes.ts without a parameter; a screen's `unlisted` keeps it out. The page /sitemap is the one
 * for people.
 */
import { listingPath } from '../../client/lib/listingFilters';
import { paths } from '../../client/lib/paths';
import type { Catalog } from '../areas/catalog/catalog';
import { escape } from './escape';

export interface SitemapEntry {
  path: string;
  /** ms */
  changedAt?: number;
}

/** The protocol's limit; the other one, 50 MB, is ten times further away. */
export const ENTRIES_A_FILE = 50_000;

/**
 * Fixed pages, every category and subcategory that has products, every product: all by the address that the page names
 * as canonical.
 */
export function sitemapEntries(
  catalog: Pick<Catalog, 'items' | 'categories'>,
  pages: readonly string[],
): SitemapEntry[] {
  const items = catalog.items();
  const filledNames = new Set(
    items.flatMap(({ product: { productCategory, productSubcategory } }) => [
      productCategory,
      `${productCategory}\n${productSubcategory}`,
    ]),
  );
  const filled = catalog.categories().filter(({ categoryName }) => filledNames.has(categoryName));
  return [
    ...pages.map((path) => ({ path })),
    ...filled.flatMap(({ categoryName, subcategoryList }) => [
      { path: paths.category(categoryName) },
      ...subcategoryList
        .filter(({ subCategoryName }) => filledNames.has(`${categoryName}\n${subCategoryName}`))
        .map(({ subCategoryName }) => ({
          path: listingPath({ category: categoryName, subcategory: subCategoryName }),
        })),
    ]),
    ...items.map(({ id, updatedAt }) => ({ path: paths.product(id), changedAt: updatedAt })),
  ];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The day alone: with the minute every sale would change the file. */
const lastmod = (changedAt: number | undefined): string =>
  changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`;

export function sitemapXml(entries: readonly SitemapEntry[], shopUrl: string): string {
  const rows = entries.map(
    ({ path, changedAt }) => `<url><loc>${escape(`${shopUrl}${path}`)}</loc>${lastmod(changedAt)}</url>`,
  );
  return `${head}\n<urlset ${namespace}>\n${rows.join('\n')}\n</urlset>\n`;
}

/** The index for more entries than one file may hold: it names /sitemap-1.xml and so on. */
export function sitemapIndex(files: number, shopUrl: string): string {
  const rows = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escape(`${shopUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${head}\n<sitemapindex ${namespace}>\n${rows.join('\n')}\n</sitemapindex>\n`;
}
