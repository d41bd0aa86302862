import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildDemoShop } from '../../../src/demo/buildDemoShop';
import { CATALOGUE } from '../../../src/demo/catalogue/wholeCatalogue';
import { FILMS } from '../../../src/demo/drawing/films/films';
import { COLOUR_NAMES } from '../../../src/demo/drawing/cloth';

const shop = buildDemoShop();
const pictures = new Map(shop.pictures.map((picture) => [picture.name, picture]));
const productIds = new Set(shop.products.map(({ productId }) => productId));
const homeItems = Object.values(shop.home).flat();

function duplicates(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the demo shop', () => {
  it('is the same every time', () => {
    expect(buildDemoShop()).toEqual(shop);
  });

  it('sells at least 150 products, each with a number of its own', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(150);
    expect(productIds.size).toBe(shop.products.length);
    expect(duplicates(shop.products.map(({ designNo }) => designNo))).toEqual([]);
  });

  it('keeps the five numbered categories first and adds the baby ranges', () => {
    expect(shop.categories.map(({ categoryId, name }) => `${categoryId} ${name}`)).toEqual([
      '1 Men', '2 Women', '3 Kids', '4 Corporate Gifts', '5 Shapewear', '6 PREEMIE SIZE', '7 Cotton', '8 Ethnic Wear', '9 Casual Wear', '10 Socks', '11 Toys', '12 Cradles', '13 Accessories',
    ]);
  });

  it('gives every category two to five subcategories, but for the one that has none', () => {
    const counts = shop.categories.map(({ subcategories }) => subcategories.length);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
    expect(counts.filter((count) => count !== 0 && (count < 2 || count > 5))).toEqual([]);
    for (const { subcategories } of shop.categories) expect(duplicates(subcategories.map(({ name }) => name))).toEqual([]);
  });

  it('files every product under a category and subcategory that exist', () => {
    const places = new Map(shop.categories.map(({ name, subcategories }) => [name, subcategories.map((each) => each.name)]));
    const lost = shop.products.filter(({ category, subcategory }) => !(subcategory === '' ? places.has(category) : places.get(category)?.includes(subcategory)));
    expect(lost).toEqual([]);
    for (const [category, subcategories] of places) {
      for (const name of subcategories) expect(shop.products.some((product) => product.category === category && product.subcategory === name)).toBe(true);
    }
  });
});

describe('pictures of the demo shop', () => {
  it('have stable, unique names and say what they show', () => {
    expect(pictures.size).toBe(shop.pictures.length);
    for (const { name, alt, tint } of shop.pictures) {
      expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{10}$/);
      expect(alt.length).toBeGreaterThan(2);
      expect(tint).toMatch(/^[0-9a-f]{6}$/);
    }
  });

  it('are whole SVG documents of their stated size, without text, scripts or links to elsewhere', () => {
    for (const { svg, width, height } of shop.pictures) {
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)).toBe(true);
      expect(svg.endsWith('</svg>')).toBe(true);
      expect(svg).not.toMatch(/<text|<script|<image|NaN|undefined|href="(?!#)/);
    }
  });

  it('name no shape, print or clip that is not defined in the same drawing', () => {
    for (const { name, svg } of shop.pictures) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect({ name, missing: used.filter((id) => !defined.has(id)) }).toEqual({ name, missing: [] });
    }
  });

  it('exist wherever they are named, and none is drawn for nothing', () => {
    const named = [
      ...shop.products.flatMap((product) => product.pictures),
      ...shop.categories.flatMap(({ picture, subcategories }) => [picture, ...subcategories.map((each) => each.picture)]),
      ...homeItems.map(({ picture }) => picture),
    ];
    expect(named.filter((name) => !pictures.has(name))).toEqual([]);
    expect([...pictures.keys()].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('are three for each product, all different', () => {
    for (const product of shop.products) expect(new Set(product.pictures).size).toBe(3);
  });

  it('come from many silhouettes and prints', () => {
    const drawings = CATALOGUE.flatMap(({ items }) => items.map(({ draw }) => draw));
    expect(new Set(drawings.map(([silhouette]) => silhouette)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(drawings.map(([, pattern]) => pattern)).size).toBeGreaterThanOrEqual(8);
  });
});

describe('films of the demo shop', () => {
  const folder = path.resolve(__dirname, '../../../public/videos');
  const names = shop.home.videos.map(({ video }) => /^\/videos\/([a-z0-9-]+-[0-9a-f]{10})\.mp4$/.exec(video ?? '')?.[1] ?? '');
  const bytesOf = (name: string, ending: string) => readFileSync(path.join(folder, `${name}.${ending}`));

  it('are at least three, since the home page shows none of fewer', () => {
    expect(names.length).toBeGreaterThanOrEqual(3);
  });

  it('lie in two forms under a name that tells their contents, and nothing else lies there', () => {
    expect(readdirSync(folder).sort()).toEqual(names.flatMap((name) => [`${name}.mp4`, `${name}.webm`]).sort());
    for (const name of names) {
      const hash = createHash('sha256').update(bytesOf(name, 'mp4')).update(bytesOf(name, 'webm')).digest('hex');
      expect(name.endsWith(`-${hash.slice(0, 10)}`)).toBe(true);
    }
  });

  it('weigh no more than a picture or two, and can begin before the whole of them has come', () => {
    for (const name of names) {
      const mp4 = bytesOf(name, 'mp4');
      expect(mp4.length).toBeLessThanOrEqual(300_000);
      expect(bytesOf(name, 'webm').length).toBeLessThanOrEqual(300_000);
      expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
    }
  });

  it.each(FILMS.map(({ key, draw }) => [key, draw] as const))('end where they begin: %s', async (_, draw) => {
    const pixels = (phase: number) => sharp(Buffer.from(draw(phase)), { density: 18 }).removeAlpha().raw().toBuffer();
    const [first, last, middle] = await Promise.all([pixels(0), pixels(1), pixels(0.4)]);
    const furthest = (other: Buffer) => first.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
    expect(furthest(last)).toBeLessThan(12);
    expect(furthest(middle)).toBeGreaterThan(40);
  });
});

describe('offers of the demo shop', () => {
  it('charge whole rupees, never more than the MRP, and less again as a deal of the day', () => {
    for (const { mrpPaise, ratePaise, dealRatePaise } of shop.products) {
      expect(mrpPaise % 100 + ratePaise % 100 + (dealRatePaise ?? 0) % 100).toBe(0);
      expect(ratePaise).toBeGreaterThan(0);
      expect(ratePaise).toBeLessThanOrEqual(mrpPaise);
      expect(dealRatePaise ?? 1).toBeLessThan(ratePaise);
    }
  });

  it('show every state that a shopper may meet', () => {
    const count = (has: (product: (typeof shop.products)[number]) => boolean) => shop.products.filter(has).length;
    expect(count(({ stock }) => stock === 0)).toBe(8);
    expect(count(({ stock }) => stock === 1)).toBe(1);
    expect(count(({ lightning }) => lightning)).toBe(12);
    expect(count(({ offered }) => offered)).toBeGreaterThanOrEqual(28);
    expect(count(({ dealRatePaise }) => dealRatePaise !== null)).toBe(8);
    expect(count(({ colours }) => colours.length === 0)).toBeGreaterThanOrEqual(3);
    expect(count(({ sizes }) => sizes.length === 0)).toBeGreaterThanOrEqual(3);
    expect(count(({ colours }) => colours.includes('Blue'))).toBeGreaterThanOrEqual(30);
    expect(shop.products.every(({ stock }) => Number.isInteger(stock) && stock >= 0)).toBe(true);
    expect(new Set(shop.products.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(6);
  });

  it('rank eight top sellers, of which the fourth is out of stock', () => {
    const ranked = shop.products.filter(({ topSellerRank }) => topSellerRank !== null).sort((a, b) => (a.topSellerRank ?? 0) - (b.topSellerRank ?? 0));
    expect(ranked.map(({ topSellerRank }) => topSellerRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ranked[3]?.stock).toBe(0);
  });

  it('sell at least two designs as siblings that share a name and differ in colour or size', () => {
    const families = new Map<string, string[]>();
    for (const { name, colours, sizes } of shop.products) families.set(name, [...(families.get(name) ?? []), `${colours.join()} ${sizes.join()}`]);
    const siblings = [...families.values()].filter((options) => options.length > 1);
    expect(siblings.length).toBeGreaterThanOrEqual(2);
    for (const options of siblings) expect(duplicates(options)).toEqual([]);
  });

  it('only name colours that can be dyed, and never one twice', () => {
    for (const { colours, sizes } of shop.products) {
      expect(colours.filter((colour) => !COLOUR_NAMES.includes(colour))).toEqual([]);
      expect(duplicates(colours)).toEqual([]);
      expect(duplicates(sizes)).toEqual([]);
    }
  });

  it('say of the shop’s own things who made them and where, and of other brands nothing that nobody told', () => {
    for (const { brand, type, maker, netQuantity, countryOfOrigin } of shop.products) {
      const isOwn = brand === 'Jhabla & Co.';
      expect([maker, countryOfOrigin]).toEqual(isOwn ? [brand, 'India'] : ['', '']);
      expect(netQuantity).toMatch(!isOwn || / (set|box)$/.test(type) ? /^$/ : /^1 (piece|pair)$/);
    }
  });

  it('describe each product in words of its own', () => {
    expect(duplicates(shop.products.map(({ description }) => description))).toEqual([]);
    for (const { bullets, description } of shop.products) {
      expect(description.length).toBeGreaterThan(20);
      expect(bullets.length).toBeGreaterThanOrEqual(3);
      expect(bullets.length).toBeLessThanOrEqual(5);
      expect(duplicates(bullets)).toEqual([]);
      expect(bullets.filter((bullet) => bullet === '' || bullet.includes('\n'))).toEqual([]);
    }
  });
});

describe('reviews of the demo shop', () => {
  it('is about products that exist, with two to five stars, in 2026', () => {
    expect(shop.reviews.length).toBeGreaterThanOrEqual(130);
    expect(new Set(shop.reviews.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(60);
    for (const { productId, ratings, createdAt, email } of shop.reviews) {
      expect(productIds.has(productId)).toBe(true);
      expect([2, 3, 4, 5]).toContain(ratings);
      expect(new Date(createdAt).getUTCFullYear()).toBe(2026);
      expect(email).toMatch(/^parent\d+@example\.com$/);
    }
  });

  it('comes once from each person and is not repeated about one product', () => {
    expect(duplicates(shop.reviews.map(({ email }) => email))).toEqual([]);
    expect(duplicates(shop.reviews.map(({ productId, message }) => `${productId} ${message}`))).toEqual([]);
  });
});

describe('demo member', () => {
  const { member } = shop;
  const find = (id: number) => shop.products.find(({ productId }) => productId === id);

  it('has two addresses and five wishes, among them one that is sold out and one that is a deal', () => {
    expect(member.addresses).toHaveLength(2);
    expect(new Set(member.wishlist).size).toBe(5);
    expect(member.wishlist.filter((id) => find(id)?.stock === 0)).toHaveLength(1);
    expect(member.wishlist.filter((id) => (find(id)?.dealRatePaise ?? null) !== null)).toHaveLength(1);
  });

  it('has one order in each state, of one to three products that exist in that colour and size', () => {
    expect(member.orders.map(({ status }) => status)).toEqual(['CANCELED', 'DELIVERED', 'SHIPPED', 'ORDERED']);
    for (const { lines } of member.orders) {
      expect([1, 2, 3]).toContain(lines.length);
      for (const { productId, colour, size } of lines) {
        const { colours, sizes } = find(productId)!;
        expect(colours).toContain(colour);
        expect(sizes.length === 0 ? [''] : sizes).toContain(size);
      }
    }
  });

  it('has order numbers that the shop never gives: zero and O are not among its letters', () => {
    for (const { orderNo } of member.orders) expect(orderNo).toMatch(/O.*0/);
  });

  it('has reviewed something that was delivered', () => {
    const delivered = member.orders.filter(({ status }) => status === 'DELIVERED').flatMap(({ lines }) => lines.map(({ productId }) => productId));
    expect(member.reviews).toHaveLength(1);
    for (const { productId } of member.reviews) expect(delivered).toContain(productId);
  });
});

describe('coupons and home page of the demo shop', () => {
  it('offer FIRST as the main coupon, one in rupees, one for a product and one that has ended', () => {
    const byName = new Map(shop.coupons.map((coupon) => [coupon.couponName, coupon]));
    expect(byName.get('FIRST')).toEqual({ couponName: 'FIRST', status: 'active', type: '%', value: 10, productId: null, isMain: true, isPublic: true });
    expect(shop.coupons.filter(({ isMain }) => isMain)).toHaveLength(1);
    expect(shop.coupons.some(({ type, status }) => type === 'Rs' && status === 'active')).toBe(true);
    expect(shop.coupons.some(({ productId }) => productId !== null && productIds.has(productId))).toBe(true);
    expect(byName.get('MONSOON20')?.status).toBe('inactive');
  });

  it('fills every section', () => {
    expect(shop.headerMenu.slice(0, 5)).toEqual(['Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear']);
    expect(shop.flashTexts.length).toBeGreaterThan(0);
    expect(shop.homeCouponTexts).toHaveLength(4);
    expect(shop.home.carousel.length).toBeGreaterThanOrEqual(3);
    expect(shop.home.onTrend.length).toBeGreaterThanOrEqual(4);
    for (const { title, description } of shop.home.sockTypes) expect(title && description).toBeTruthy();
  });

  it('links only to places that exist', () => {
    const categories = shop.categories.map(({ name }) => name);
    const subcategories = shop.categories.flatMap((category) => category.subcategories.map(({ name }) => name));
    for (const { redirectUrl } of homeItems) {
      const { pathname, searchParams } = new URL(redirectUrl, 'http://shop.example');
      const category = searchParams.get('category');
      const subcategory = searchParams.get('subcategory');
      if (pathname.startsWith('/productdetails/')) expect(productIds.has(Number(pathname.split('/')[2]))).toBe(true);
      else expect(['/shop', '/sale-products']).toContain(pathname);
      if (category !== null) expect(categories).toContain(category);
      if (subcategory !== null) expect(subcategories).toContain(subcategory);
    }
  });
});
