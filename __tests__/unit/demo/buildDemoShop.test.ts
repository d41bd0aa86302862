import { buildDemoShop } from '../../../src/demo/buildDemoShop';
import { COLOUR_NAMES } from '../../../src/demo/drawing/cloth';

const shop = buildDemoShop();
const productIds = new Set(shop.products.map(({ productId }) => productId));

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
      '1 Men',
      '2 Women',
      '3 Kids',
      '4 Corporate Gifts',
      '5 Shapewear',
      '6 PREEMIE SIZE',
      '7 Cotton',
      '8 Ethnic Wear',
      '9 Casual Wear',
      '10 Socks',
      '11 Toys',
      '12 Cradles',
      '13 Accessories',
    ]);
  });

  it('gives every category two to five subcategories, but for the one that has none', () => {
    const counts = shop.categories.map(({ subcategories }) => subcategories.length);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
    expect(counts.filter((count) => count !== 0 && (count < 2 || count > 5))).toEqual([]);
    for (const { subcategories } of shop.categories)
      expect(duplicates(subcategories.map(({ name }) => name))).toEqual([]);
  });

  it('files every product under a category and subcategory that exist', () => {
    const places = new Map(
      shop.categories.map(({ name, subcategories }) => [name, subcategories.map((each) => each.name)]),
    );
    const lost = shop.products.filter(
      ({ category, subcategory }) =>
        !(subcategory === '' ? places.has(category) : places.get(category)?.includes(subcategory)),
    );
    expect(lost).toEqual([]);
    for (const [category, subcategories] of places) {
      for (const name of subcategories)
        expect(shop.products.some((product) => product.category === category && product.subcategory === name)).toBe(
          true,
        );
    }
  });
});

describe('offers of the demo shop', () => {
  it('charge whole rupees, never more than the MRP, and less again as a deal of the day', () => {
    for (const { mrpPaise, ratePaise, dealRatePaise } of shop.products) {
      expect((mrpPaise % 100) + (ratePaise % 100) + ((dealRatePaise ?? 0) % 100)).toBe(0);
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
    const ranked = shop.products
      .filter(({ topSellerRank }) => topSellerRank !== null)
      .sort((a, b) => (a.topSellerRank ?? 0) - (b.topSellerRank ?? 0));
    expect(ranked.map(({ topSellerRank }) => topSellerRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ranked[3]?.stock).toBe(0);
  });

  it('sell at least two designs as siblings that share a name and differ in colour or size', () => {
    const families = new Map<string, string[]>();
    for (const { name, colours, sizes } of shop.products)
      families.set(name, [...(families.get(name) ?? []), `${colours.join()} ${sizes.join()}`]);
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
    const delivered = member.orders
      .filter(({ status }) => status === 'DELIVERED')
      .flatMap(({ lines }) => lines.map(({ productId }) => productId));
    expect(member.reviews).toHaveLength(1);
    for (const { productId } of member.reviews) expect(delivered).toContain(productId);
  });
});
