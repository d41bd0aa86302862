import type { HomeSection } from '../../../src/contract/homeSections';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
const item = (section: HomeSection, position: number, own: object = {}) => ({
  section,
  position,
  url: `/pictures/${section}-${position}`,
  redirect_url: '/shop',
  title: 'Bamboo',
  description: 'Soft',
  poster: '',
  ...own,
});

beforeAll(async () => {
  shop = await buildTestApp({
    rows: {
      home_item: [
        item('carousel', 2),
        item('carousel', 1),
        item('onTrend', 1, { redirect_url: 'javascript:alert(1)' }),
        item('onTrend', 2, { redirect_url: '//elsewhere.example' }),
        item('onTrend', 3, { redirect_url: 'https://photos.example/1' }),
        item('sockType', 1),
        item('video', 1),
        item('video', 2, { poster: '/pictures/poster' }),
        item('banner', 1, { title: 'Toys', description: '' }),
        item('shapewear', 1),
        item('season', 1, { redirect_url: '', title: '' }),
      ],
      header_menu: [
        { name: 'Women', position: 2 },
        { name: 'Men', position: 1 },
      ],
      home_coupon_text: [
        { position: 2, text: 'Say "hello"' },
        { position: 1, text: '10% off' },
      ],
      flash_header: [{ text: 'Deals today', position: 1 }],
    },
  });
});
afterAll(() => shop?.close());

const get = async (path: string): Promise<unknown> => {
  const response = await shop.visitor().get(path);
  expect(response.statusCode).toBe(200);
  return response.json();
};

describe('what the home page shows', () => {
  it('shows the menu and the carousel in staff order', async () => {
    expect(await get('/api/headerMenu')).toEqual([
      { id: 2, name: 'Men' },
      { id: 1, name: 'Women' },
    ]);
    expect(await get('/homepage/carousel/get-images')).toEqual([
      { id: 2, imageUrl: '/pictures/carousel-1' },
      { id: 1, imageUrl: '/pictures/carousel-2' },
    ]);
  });

  it('never sends a shopper to an address that is no page', async () => {
    expect(await get('/homepage/on-trend-picks/get-all')).toEqual([
      { id: 3, url: '/pictures/onTrend-1', redirectUrl: '' },
      { id: 4, url: '/pictures/onTrend-2', redirectUrl: '' },
      { id: 5, url: '/pictures/onTrend-3', redirectUrl: 'https://photos.example/1' },
    ]);
  });

  it('describes sock types and videos', async () => {
    expect(await get('/homepage/socktype/get-all')).toEqual([
      { id: 6, url: '/pictures/sockType-1', redirectUrl: '/shop', title: 'Bamboo', description: 'Soft' },
    ]);
    expect(await get('/homepage/video/get-videos')).toEqual([
      { id: 7, url: '/pictures/video-1', redirectUrl: '/shop' },
      { id: 8, url: '/pictures/video-2', redirectUrl: '/shop', poster: '/pictures/poster' },
    ]);
  });

  it('gives each single banner, and {} where none is set', async () => {
    expect(await get('/homepage/images/get-banner')).toEqual({
      imageUrl: '/pictures/banner-1',
      redirectUrl: '/shop',
      title: 'Toys',
    });
    expect(await get('/homepage/images/get-shapewear')).toEqual({
      imageUrl: '/pictures/shapewear-1',
      redirectUrl: '/shop',
      title: 'Bamboo',
    });
    expect(await get('/homepage/images/get-season')).toEqual({ imageUrl: '/pictures/season-1', redirectUrl: '' });
    expect(await get('/homepage/images/get-bamboo')).toEqual({});
  });

  it('wraps coupon texts as JSON inside JSON, quotes and all', async () => {
    expect(await get('/api/home-coupons')).toEqual([
      { position: 1, couponText: '{"couponText":"10% off"}' },
      { position: 2, couponText: '{"couponText":"Say \\"hello\\""}' },
    ]);
  });

  it('shows the marquee, and what staff make of it later', async () => {
    expect(await get('/flash-header/get-all')).toEqual([{ id: 1, flashText: 'Deals today' }]);
    await shop.put({ flash_header: [{ text: 'Until midnight', position: 2 }] });
    expect(await get('/flash-header/get-all')).toHaveLength(2);
  });
});
