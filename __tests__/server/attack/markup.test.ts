/**
 * Markup in whatever is shown again, stored or in the address: it stays text in the page, in what the page tells search engines and in the
 * state that it hands to the browser. What a real browser makes of it is for browser/markup.
 */
import path from 'node:path';
import { pagesPlugin } from '../../../src/server/pages/pages';
import { buildTestApp, type TestShop } from '../../support/buildTestApp';
import { calls } from '../../support/calls';
import { finalize, loggedIn } from '../../support/members';
import { mailsOf } from '../../support/mails';
import { FIRST, rowsOfPayloads } from '../../support/payloadRows';
import { payloads } from '../../support/payloads';

const distFolder = path.resolve(__dirname, '../../../dist');

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ pages: pagesPlugin({ distFolder, apiHost: '', publicUrl: 'https://shop.test', shopUrl: 'https://shop.test' }) });
  await shop.put(rowsOfPayloads);
});
afterAll(() => shop.close());

const page = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const asText = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** What React puts in the place of such an address. */
const REFUSED_BY_REACT = 'javascript:throw new Error(&#x27;React has blocked a javascript: URL as a security precaution.&#x27;)';

interface Script {
  attributes: string;
  text: string;
}

/** What a browser takes for elements and attributes, and for scripts. A script ends where the first `</script` stands, whatever is around it. */
function read(html: string): { tags: string[]; scripts: Script[] } {
  const scripts = Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script/gi), ([, attributes = '', text = '']) => ({ attributes, text }));
  const markup = html.replace(/<(script|style)([^>]*)>[\s\S]*?<\/\1[^>]*>/gi, '<$1$2>');
  return { tags: Array.from(markup.matchAll(/<\/?[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi), ([tag]) => tag.replace(/="[^"]*"/g, '=')), scripts };
}

/** Every text in a value that JSON gave. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function expectOnlyText(html: string, isShown: boolean): void {
  const { tags, scripts } = read(html);
  expect(tags.filter((tag) => /evil|<svg[^>]*onload|\son\w+=/i.test(tag))).toEqual([]);
  expect(tags.length).toBeGreaterThan(isShown ? 20 : 0);
  // What has a `<` in it never stands there as it was typed.
  for (const payload of payloads) if (payload.includes('<')) expect([payload, html.includes(payload)]).toEqual([payload, false]);
  expect(html.replaceAll(REFUSED_BY_REACT, '').match(/(?:href|src|action|poster|srcset)="\s*(?:javascript|data:text|vbscript)[^"]*"/i)?.[0]).toBeUndefined();
  const data = scripts.filter(({ attributes }) => /type="application\/(ld\+)?json"/.test(attributes));
  expect(data.length).toBeGreaterThan(0);
  for (const { text } of data) {
    expect(text.match(/[<\u2028\u2029]/)).toBeNull();
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  for (const { text } of scripts.filter((script) => !data.includes(script))) expect(text).not.toContain('evil');
}

describe.each(payloads.map((payload, at): [string, number] => [payload, FIRST + at]))('%j', (payload, id) => {
  it('is text on its product’s page, wherever it was typed', async () => {
    const { body, statusCode } = await page(`/productdetails/${id}?tab=reviews`);
    expect(statusCode).toBe(200);
    expectOnlyText(body, true);
    for (const field of ['name', 'brand']) expect([field, body.includes(asText(`${field} ${payload}`))]).toEqual([field, true]);
    const told = read(body).scripts.filter(({ attributes }) => attributes.includes('json')).flatMap(({ text }) => textsIn(JSON.parse(text)));
    for (const field of ['name', 'style', 'colour', 'size', 'bullet', 'description']) expect(told).toContain(`${field} ${payload}`);
  });

  it('is text in a listing and in a search that looks for it', async () => {
    const rest = ['color', 'brand', 'size', 'minPrice', 'sort', 'scheme', 'stock', 'tab', 'page'];
    for (const fields of [['search'], ['category', 'subcategory'], rest]) {
      const { body, statusCode } = await page(`/shop?${new URLSearchParams(fields.map((field) => [field, payload])).toString()}`);
      expect([200, 404]).toContain(statusCode);
      expectOnlyText(body, true);
    }
    for (const address of [`/shop/${encodeURIComponent(payload)}`, `/${encodeURIComponent(payload)}`, `/productdetails/${encodeURIComponent(payload)}`, `/payment-successful?orderNo=${encodeURIComponent(payload)}`, `/reset?token=${encodeURIComponent(payload)}&email=${encodeURIComponent(payload)}`]) {
      expectOnlyText((await page(address)).body, true);
    }
  });
});

it('is text on the home page, on the listing of everything, on the sale page and in the sitemap for people', async () => {
  for (const address of ['/', '/shop', '/sale-products', '/sitemap', '/faqs']) {
    const { body } = await page(address);
    expectOnlyText(body, true);
  }
  const told = read((await page('/')).body).scripts.filter(({ attributes }) => attributes.includes('json')).flatMap(({ text }) => textsIn(JSON.parse(text)));
  for (const field of ['menu', 'flash', 'title', 'category']) expect(told).toContain(`${field} ${payloads[0]}`);
});

it('is text in the sitemap for machines', async () => {
  const { body } = await shop.app.inject('/sitemap.xml');
  expect(body).toContain(encodeURIComponent('<x-evil>'));
  expect(body).not.toMatch(/x-evil>|<!|\]\]>/);
  expect(Array.from(body.matchAll(/<\/?([^\s>?/]+)/g), ([, name]) => name).filter((name) => !['urlset', 'url', 'loc', 'lastmod'].includes(name ?? ''))).toEqual([]);
});

it('is text in the mail about an order, in which nothing is HTML', async () => {
  for (const [at, payload] of payloads.entries()) {
    const member = await loggedIn(shop, { name: `name ${payload}`, email: `asha${at}@x.example` });
    await shop.database.write((trx) => trx.updateTable('address').set({ house_name: payload, street: payload }).where('member_id', '=', member.userId).execute());
    await member.add(FIRST + at);
    expect((await finalize(shop, member, 1)).statusCode).toBe(200);
  }
  const mails = await mailsOf(shop);
  expect(mails).toHaveLength(payloads.length);
  expect(mails.map(({ html }) => html).join('')).toBe('');
  expect(mails.filter(({ text }) => text.includes('<x-evil>'))).not.toHaveLength(0);
});

/** Whatever a call says, no browser takes it for a page. */
it.each(calls)('$name says of its answer what it is', async ({ request }) => {
  const ids = { ownerId: '<x-evil>', addrId: '1', serialNo: 1, deliveredSerialNo: 1, productId: FIRST, otherProductId: FIRST };
  const asked = request(ids);
  const url = `${String(asked.url)}${String(asked.url).includes('?') ? '&' : '?'}callback=%3Cx-evil%3E&email=%3Cx-evil%3E`;
  for (const one of [asked, { ...asked, url }, { ...asked, url: url.replace('/', '/%3Cx-evil%3E/') }]) {
    const { headers } = await shop.app.inject({ ...one, headers: { ...one.headers, accept: 'application/json' } });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['content-type'] ?? 'application/json')).toMatch(/^(application\/json|text\/plain)/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

