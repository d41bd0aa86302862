/**
 * Pages in which everything that is ever shown holds markup (support/data/payloadRows), and what must be so of each.
 */
import type { LightMyRequestResponse } from 'fastify';
import { buildTestApp, type TestShop } from './buildTestApp';
import { publicPages } from './builtPages';
import { rowsOfPayloads } from '../data/payloadRows';
import { payloads } from '../data/payloads';

interface ShopOfPayloads {
  shop: TestShop;
  page: (url: string) => Promise<LightMyRequestResponse>;
}

/**
 * Opens the shop in which everything that is shown holds a payload, before the file's tests, and closes it afterwards.
 */
export function shopOfPayloads(): ShopOfPayloads {
  const place = {} as ShopOfPayloads;
  beforeAll(async () => {
    place.shop = await buildTestApp({ pages: publicPages() });
    await place.shop.put(rowsOfPayloads);
  });
  afterAll(() => place.shop?.close());
  place.page = (url) => place.shop.app.inject({ url, headers: { accept: 'text/html' } });
  return place;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const asText = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** What React puts in the place of such an address. */
const REFUSED_BY_REACT =
  'javascript:throw new Error(&#x27;React has blocked a javascript: URL as a security precaution.&#x27;)';

interface Script {
  attributes: string;
  text: string;
}

/**
 * What a browser takes for elements and attributes, and for scripts. A script ends where the first `</script` stands,
 * whatever is around it.
 */
export function read(html: string): { tags: string[]; scripts: Script[] } {
  const scripts = Array.from(
    html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script/gi),
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );
  const markup = html.replace(/<(script|style)([^>]*)>[\s\S]*?<\/\1[^>]*>/gi, '<$1$2>');
  return {
    tags: Array.from(markup.matchAll(/<\/?[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi), ([tag]) =>
      tag.replace(/="[^"]*"/g, '='),
    ),
    scripts,
  };
}

/** Every text in a value that JSON gave. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function expectOnlyText(html: string, isShown: boolean): void {
  const { tags, scripts } = read(html);
  expect(tags.filter((tag) => /evil|<svg[^>]*onload|\son\w+=/i.test(tag))).toEqual([]);
  expect(tags.length).toBeGreaterThan(isShown ? 20 : 0);
  // What has a `<` in it never stands there as it was typed.
  for (const payload of payloads)
    if (payload.includes('<')) expect([payload, html.includes(payload)]).toEqual([payload, false]);
  expect(
    html
      .replaceAll(REFUSED_BY_REACT, '')
      .match(/(?:href|src|action|poster|srcset)="\s*(?:javascript|data:text|vbscript)[^"]*"/i)?.[0],
  ).toBeUndefined();
  const data = scripts.filter(({ attributes }) => /type="application\/(ld\+)?json"/.test(attributes));
  expect(data.length).toBeGreaterThan(0);
  for (const { text } of data) {
    expect(text.match(/[<\u2028\u2029]/)).toBeNull();
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  for (const { text } of scripts.filter((script) => !data.includes(script))) expect(text).not.toContain('evil');
}

/** On its product’s page, wherever it was typed. @param id of the product that has it everywhere */
export async function expectTextOnOwnPage({ page }: ShopOfPayloads, payload: string, id: number): Promise<void> {
  const { body, statusCode } = await page(`/productdetails/${id}?tab=reviews`);
  expect(statusCode).toBe(200);
  expectOnlyText(body, true);
  for (const field of ['name', 'brand'])
    expect([field, body.includes(asText(`${field} ${payload}`))]).toEqual([field, true]);
  const told = read(body)
    .scripts.filter(({ attributes }) => attributes.includes('json'))
    .flatMap(({ text }) => textsIn(JSON.parse(text)));
  for (const field of ['name', 'style', 'colour', 'size', 'bullet', 'description'])
    expect(told).toContain(`${field} ${payload}`);
}

/** In listings, in a search that looks for it, and in addresses that hold it. */
export async function expectTextInListings({ page }: ShopOfPayloads, payload: string): Promise<void> {
  const rest = ['color', 'brand', 'size', 'minPrice', 'sort', 'scheme', 'stock', 'tab', 'page'];
  for (const fields of [['search'], ['category', 'subcategory'], rest]) {
    const { body, statusCode } = await page(
      `/shop?${new URLSearchParams(fields.map((field) => [field, payload])).toString()}`,
    );
    expect([200, 404]).toContain(statusCode);
    expectOnlyText(body, true);
  }
  for (const address of [
    `/shop/${encodeURIComponent(payload)}`,
    `/${encodeURIComponent(payload)}`,
    `/productdetails/${encodeURIComponent(payload)}`,
    `/payment-successful?orderNo=${encodeURIComponent(payload)}`,
    `/reset?token=${encodeURIComponent(payload)}&email=${encodeURIComponent(payload)}`,
  ]) {
    expectOnlyText((await page(address)).body, true);
  }
}
