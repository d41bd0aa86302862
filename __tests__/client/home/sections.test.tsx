/**
 * Every section of the home page with data, without, failing, and on its way (docs/requirements.md section 2;
 * decision 9).
 */
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { category, coupon, picture, product } from '../../support/data/builders';
import {
  bannerIs,
  callFails,
  callWaits,
  categoriesAre,
  coloursAre,
  couponTextsAre,
  dealsAre,
  mainCouponIs,
  productsOfColourAre,
  shopBannerIs,
  sockTypesAre,
  topSellersAre,
  trendPicksAre,
  videosAre,
} from '../../support/answers/handlers';
import { main } from '../../support/client/main';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const five = [1, 2, 3, 4, 5].map((productId) => product({ productId, productName: `Jhabla ${productId}` }));
const linked = (id: number) => ({ id, url: picture(`linked-${id}`), redirectUrl: '' });
const videos = [1, 2, 3].map((id) => ({ id, url: `https://videos.example/${id}.mp4`, redirectUrl: '' }));

interface Section {
  /** What a shopper knows it by. */
  name: string;
  call: string;
  filled: RequestHandler[];
  empty: RequestHandler;
}

/** In the order of the requirements. */
const sections: Section[] = [
  {
    name: 'Shop by category',
    call: '/category/all-unhide',
    filled: [categoriesAre([category()])],
    empty: categoriesAre([]),
  },
  {
    name: 'Toys for small hands',
    call: '/homepage/images/get-banner',
    filled: [shopBannerIs({ imageUrl: picture('t'), title: 'Toys for small hands' })],
    empty: shopBannerIs({}),
  },
  {
    name: 'Offers',
    call: '/api/coupons/is-main',
    filled: [mainCouponIs(coupon()), couponTextsAre([{ position: 1, couponText: 'Ten off' }])],
    empty: mainCouponIs(null),
  },
  { name: 'See it in motion', call: '/homepage/video/get-videos', filled: [videosAre(videos)], empty: videosAre([]) },
  {
    name: 'Deal Of The Day',
    call: '/api/customProducts/deals-of-the-day',
    filled: [dealsAre(five)],
    empty: dealsAre([]),
  },
  {
    name: 'Shapewear that moves with you',
    call: '/homepage/images/get-shapewear',
    filled: [bannerIs('shapewear', { imageUrl: picture('s'), title: 'Shapewear that moves with you' })],
    empty: bannerIs('shapewear', {}),
  },
  {
    name: 'EXPLORE YOUR FAVOURITE COLOURS',
    call: '/api/customProducts/all-colors',
    filled: [coloursAre(['Blue']), productsOfColourAre({ Blue: five })],
    empty: coloursAre([]),
  },
  {
    name: 'Made for the season',
    call: '/homepage/images/get-season',
    filled: [bannerIs('season', { imageUrl: picture('a'), title: 'Made for the season' })],
    empty: bannerIs('season', {}),
  },
  {
    name: 'On Trend Picks',
    call: '/homepage/on-trend-picks/get-all',
    filled: [trendPicksAre([linked(1)])],
    empty: trendPicksAre([]),
  },
  {
    name: 'Bamboo socks, cool all day',
    call: '/homepage/images/get-bamboo',
    filled: [bannerIs('bamboo', { imageUrl: picture('b'), title: 'Bamboo socks, cool all day' })],
    empty: bannerIs('bamboo', {}),
  },
  {
    name: 'Socks for every step',
    call: '/homepage/socktype/get-all',
    filled: [sockTypesAre([{ ...linked(1), title: 'Grip socks', description: '' }])],
    empty: sockTypesAre([]),
  },
  {
    name: 'Top Seller Excellence',
    call: '/api/customProducts/top-seller',
    filled: [topSellersAre(five)],
    empty: topSellersAre([]),
  },
];

const everything = sections.flatMap(({ filled }) => filled);

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('The sections of the home page', () => {
  it('follow each other as the requirements have them', async () => {
    server.use(...everything);
    await renderScreen('/');
    await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull());
    await main().findByText('Our Growing Community');
    const places = ['Our Growing Community', ...sections.map(({ name }) => name)].map((name) => ({
      name,
      element: main().getByText(name),
    }));
    places.sort((a, b) => (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    const wanted = sections.map(({ name }) => name);
    wanted.splice(wanted.indexOf('Socks for every step'), 0, 'Our Growing Community');
    expect(places.map(({ name }) => name)).toEqual(wanted);
  });
});

describe.each(sections)('The section “$name”', ({ name, call, filled, empty }) => {
  it('shows what came', async () => {
    server.use(...filled);
    await renderScreen('/');
    expect(await main().findByText(name)).toBeInTheDocument();
  });

  it.each([
    ['there is nothing', [empty]],
    ['the call fails', [callFails(call)]],
  ])('stays away when %s', async (_, handlers) => {
    // Beside a section that stands, so that the page is seen to have come.
    const other = sections.find((section) => section.name !== name)!;
    server.use(...handlers, ...other.filled);
    await renderScreen('/');
    await main().findByText(other.name);
    await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull());
    expect(main().queryByText(name)).not.toBeInTheDocument();
  });

  it('keeps its place while the answer is slow, and lets the others show', async () => {
    const other = sections.find((section) => section.name !== name)!;
    server.use(...other.filled, callWaits(call));
    await renderScreen('/');
    await main().findByText(other.name);
    await waitFor(() => expect(document.querySelectorAll('main .skeleton')).toHaveLength(1));
    expect(main().queryByText(name)).not.toBeInTheDocument();
  });
});

describe('The sections of the home page', () => {
  it.each([
    ['Loading categories...', categoriesAre([category()])],
    ['Loading videos...', videosAre(videos)],
  ])('says %s only while it is asked for', async (text, handler) => {
    server.use(handler);
    await renderScreen('/');
    expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });
});
