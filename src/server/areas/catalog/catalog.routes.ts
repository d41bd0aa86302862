/** Products, their options and the categories (docs/contract.md section 2). All of it comes from memory. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  allColorsQuery,
  categorySchema,
  dealOfDayProductSchema,
  optionsQuery,
  productDetailsQuery,
  productIdParams,
  productList,
  productOptionsRow,
  productSchema,
  spellingsQuery,
  type DealOfDayProduct,
  type ListingName,
  type ListQuery,
} from '../../../contract/catalog';
import { failureSchema } from '../../../contract/failure';
import { PRICE_RANGE, TOTAL_COUNT } from '../../../contract/rules/headerNames';
import { SPELLINGS } from '../../../contract/rules/limits';
import { compareNames } from '../../../contract/rules/listingRules';
import { distinct, fold } from '../../../contract/rules/names';
import { numberInWords } from '../../../contract/rules/numberInWords';
import type { ResponseCache } from '../../answers/responseCache';
import { notFound } from '../../lib/domainError';
import type { ConcurrencyLimit } from '../../load/concurrencyLimit';
import { networkOf } from '../../load/network';
import type { Catalog } from './catalog';
import type { CatalogItem } from './catalogItem';
import { joinJson } from './joinJson';
import { LONG, makeLongLists } from './longList';
import { makeFilteredLists } from './filteredLists';
import { checkPrices, pageOf, pageSizeOf } from './page';
import { productLists } from './productLists';
import { sortSizes } from './sizeOrder';

interface Options {
  catalog: Catalog;
  answers: ResponseCache;
  /** Shares the making of `answers` and of lists that are not cached between networks. */
  limit: ConcurrencyLimit;
}

const base = '/api/customProducts';
const tags = ['Catalogue'];
const names = z.array(z.string());

export const catalogRoutes: FastifyPluginAsyncZod<Options> = async (app, { catalog, answers, limit }) => {
  const filtered = makeFilteredLists(catalog);
  const sendLong = makeLongLists();
  for (const { path, summary, query, params, from, isSearch } of productLists) {
    const schema = {
      tags,
      summary,
      querystring: query,
      params: params ?? z.object({}),
      response: { 200: productList, '4xx': failureSchema },
    };
    const answerTo = (listQuery: ListQuery, inPath: object = {}) => {
      checkPrices(listQuery);
      const asked = { ...listQuery, ...inPath };
      const key = `${path} ${keyOf(asked)}`;
      const jsonOf = listQuery.fields ? nameJson : wholeJson;
      const find = () => {
        const { minPrice: _least, maxPrice: _most, page: _page, pageSize: _size, fields: _fields, ...question } = asked;
        const { items, prices } = filtered({
          key: `${path} ${keyOf(question)}`,
          listQuery,
          from: () => from(catalog, asked),
          isSearch: isSearch ?? false,
        });
        const priceRange = prices && { [PRICE_RANGE]: `${prices.min}-${prices.max}` };
        return { items: pageOf(items, listQuery), headers: { [TOTAL_COUNT]: String(items.length), ...priceRange } };
      };
      const make = () => {
        const { items, headers } = find();
        return { json: joinJson(items.map(jsonOf), '[', ']'), headers };
      };
      return { key, jsonOf, find, make };
    };
    if (!params)
      app.directReads.set(`${base}/${path}`, (given) => {
        const listQuery = query.parse(given);
        return mayBeLong(listQuery) ? undefined : answerTo(listQuery).make();
      });
    app.get(`${base}/${path}`, { schema }, (request, reply) => {
      const { key, jsonOf, find, make } = answerTo(request.query, request.params);
      if (!mayBeLong(request.query)) return answers.send(request, reply, key, make);
      return limit
        .run(async () => find(), networkOf(request.ip))
        .then(({ items, headers }) => {
          if (items.length <= LONG) return answers.send(request, reply, key, make);
          return sendLong(request, reply, { key, version: catalog.version(), items, jsonOf, headers }) as never;
        });
    });
  }

  const list = <T>(path: string, summary: string, response: z.ZodType<T[]>, make: () => readonly T[]): void => {
    const answer = () => ({ json: JSON.stringify(make()) });
    app.directReads.set(path, answer);
    app.get(path, { schema: { tags, summary, response: { 200: response } } }, (request, reply) =>
      answers.send(request, reply, path, answer),
    );
  };
  const values = (of: (item: CatalogItem) => readonly string[]): string[] =>
    distinct(catalog.items().flatMap(of)).sort(compareNames);

  list('/category/all-unhide', 'Visible categories with their subcategories', z.array(categorySchema), () =>
    catalog.categories(),
  );
  list('/products/deal-of-day-products', 'The deals as the sale page reads them', z.array(dealOfDayProductSchema), () =>
    catalog
      .items()
      .filter(({ isDeal }) => isDeal)
      .map(toDealOfDay),
  );
  list(`${base}/all-brands`, 'Every brand', names, () => values(({ product }) => [product.productBrand]));
  list(`${base}/all-sizes`, 'Every size, in age order', names, () => sortSizes(values(({ sizes }) => sizes)));

  const coloursSchema = {
    tags,
    summary: 'Every colour, by name or by how many products have it',
    querystring: allColorsQuery,
    response: { 200: names, '4xx': failureSchema },
  };
  const coloursJson = (by: z.output<typeof allColorsQuery>['by']): string => {
    const all = catalog.items().flatMap(({ colours }) => colours);
    return JSON.stringify(by === 'count' ? commonestFirst(all) : distinct(all).sort(compareNames));
  };
  app.directReads.set(`${base}/all-colors`, (given) => ({ json: coloursJson(allColorsQuery.parse(given).by) }));
  app.get(`${base}/all-colors`, { schema: coloursSchema }, (request, reply) => {
    const { by } = request.query;
    return answers.send(request, reply, `all-colors ${by}`, () => ({ json: coloursJson(by) }));
  });

  const spellingsSchema = {
    tags,
    summary:
      'Terms near one that found nothing, each of which finds something, best first; at most ' +
      numberInWords(SPELLINGS).toLowerCase(),
    querystring: spellingsQuery,
    response: { 200: names, '4xx': failureSchema },
  };
  app.get(`${base}/spellings`, { schema: spellingsSchema }, (request, reply) => {
    const term = request.query.productName.trim();
    return answers.send(request, reply, `spellings ${term}`, () => ({ json: JSON.stringify(catalog.spellings(term)) }));
  });

  const optionsSchema = {
    tags,
    summary: 'Options of the products of exactly that name',
    querystring: optionsQuery,
    response: { 200: z.array(productOptionsRow), '4xx': failureSchema },
  };
  const optionsJson = (name: string): string => JSON.stringify(catalog.optionsOf(name));
  app.directReads.set(`${base}/get-all-colors`, (given) => ({ json: optionsJson(optionsQuery.parse(given).name) }));
  app.get(`${base}/get-all-colors`, { schema: optionsSchema }, (request, reply) => {
    const { name } = request.query;
    return answers.send(request, reply, `get-all-colors ${name}`, () => ({ json: optionsJson(name) }));
  });

  const productAnswer = { 200: productSchema, '4xx': failureSchema };
  const productJson = (id: number): Buffer => {
    const item = catalog.item(id);
    if (!item) throw notFound('This product');
    return item.json;
  };
  app.get(
    `${base}/:id`,
    { schema: { tags, summary: 'One product', params: productIdParams, response: productAnswer } },
    (request, reply) => {
      const { id } = request.params;
      return answers.send(request, reply, `product ${id}`, () => ({ json: productJson(id) }));
    },
  );
  // userId may be empty and says nothing here (decision 113).
  app.directReads.set('/products/productId', (given) => ({ json: productJson(productDetailsQuery.parse(given).id) }));
  app.get(
    '/products/productId',
    { schema: { tags, summary: 'One product', querystring: productDetailsQuery, response: productAnswer } },
    (request, reply) => {
      const { id } = request.query;
      return answers.send(request, reply, `product ${id}`, () => ({ json: productJson(id) }));
    },
  );
};

/** Whether the page may hold so many products that the list is sent in pieces. */
const mayBeLong = (listQuery: ListQuery): boolean => (pageSizeOf(listQuery) ?? Infinity) > LONG;

/** The cache key: the same for two queries that mean the same. */
function keyOf(asked: Record<string, unknown>): string {
  const entries = Object.entries(asked)
    .map(([name, value]) => [name, typeof value === 'string' && name !== 'productName' ? fold(value) : value] as const)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(entries);
}

const wholeJson = ({ json }: CatalogItem): Buffer => json;
const nameJson = ({ product: { productId, productName } }: CatalogItem): Buffer =>
  Buffer.from(JSON.stringify({ productId, productName } satisfies ListingName));

const toDealOfDay = ({ product }: CatalogItem): DealOfDayProduct => ({
  productId: product.productId,
  productName: product.productName,
  prdDesc: product.productDescription,
  mrp: product.productMRP,
  purRate: product.productRate,
  minStk: product.productQuantity,
  productPhotos: Object.entries(product)
    .filter(([key]) => key.startsWith('prodImg'))
    .map(([, photoName]) => ({ photoName: String(photoName) })),
});

/** Values that differ in more than case, the commonest first; equally common ones by name. */
function commonestFirst(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(fold(value), (counts.get(fold(value)) ?? 0) + 1);
  const countOf = (value: string): number => counts.get(fold(value)) ?? 0;
  return distinct(values).sort((a, b) => countOf(b) - countOf(a) || compareNames(a, b));
}
