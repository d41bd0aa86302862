/** The demo shop’s coupons, and what its home page shows. */
import { buildDemoShop } from '../../../src/demo/buildDemoShop';

const shop = buildDemoShop();
const productIds = new Set(shop.products.map(({ productId }) => productId));
const homeItems = Object.values(shop.home).flat();

describe('coupons and home page of the demo shop', () => {
  it('offer FIRST as the main coupon, one in rupees, one for a product and one that has ended', () => {
    const byName = new Map(shop.coupons.map((coupon) => [coupon.couponName, coupon]));
    expect(byName.get('FIRST')).toEqual({
      couponName: 'FIRST',
      status: 'active',
      type: '%',
      value: 10,
      productId: null,
      isMain: true,
      isPublic: true,
    });
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
