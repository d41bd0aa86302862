/** What the server says in tests: an ordinary small shop, and named outcomes for `server.use(…)`. */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { MemberSession, SessionAnswer } from '../../../src/contract/account';
import type { CartItem } from '../../../src/contract/cart';
import type { Category, DealOfDayProduct, Product } from '../../../src/contract/catalog';
import type { Coupon } from '../../../src/contract/coupon';
import type { ErrorBody } from '../../../src/contract/failure';
import { statusOfCode } from '../../../src/contract/errors';
import type {
  CarouselImage,
  FlashHeader,
  HeaderMenuItem,
  HomeCouponText,
  HomeVideo,
  LinkedImage,
  SingleBanner,
  SockType,
  WordedBanner,
} from '../../../src/contract/home';
import type { AboutWords, ShopWords } from '../../../src/contract/words';
import type { WishlistItem } from '../../../src/contract/wishlist';
import { coupon } from '../data/builders';
import { demoWords, noAbout, noWords } from '../data/words';

/** `{host}` in tests: a request needs an absolute address there. */
export const host = 'http://shop.test';

const answers = <T>(path: string, body: T) => http.get(`${host}${path}`, () => HttpResponse.json(body as never));

export const menuIs = (items: HeaderMenuItem[]) => answers('/api/headerMenu', items);
export const flashHeadersAre = (texts: FlashHeader[]) => answers('/flash-header/get-all', texts);
export const categoriesAre = (categories: Category[]) => answers('/category/all-unhide', categories);
export const carouselIs = (images: CarouselImage[]) => answers('/homepage/carousel/get-images', images);
export const couponTextsAre = (texts: HomeCouponText[]) => answers('/api/home-coupons', texts);
export const trendPicksAre = (images: LinkedImage[]) => answers('/homepage/on-trend-picks/get-all', images);
export const videosAre = (videos: HomeVideo[]) => answers('/homepage/video/get-videos', videos);
export const sockTypesAre = (types: SockType[]) => answers('/homepage/socktype/get-all', types);
export const bannerIs = (name: 'shapewear' | 'season' | 'bamboo', banner: SingleBanner) =>
  answers(`/homepage/images/get-${name}`, banner);
export const shopBannerIs = (banner: WordedBanner) => answers('/homepage/images/get-banner', banner);
/** What the shop says of itself: only this. */
export const shopSays = (words: Partial<ShopWords>) => answers('/homepage/words/get-all', { ...noWords, ...words });
export const aboutTells = (words: Partial<AboutWords>) => answers('/homepage/about/get-all', { ...noAbout, ...words });
export const dealsAre = (products: Product[]) => answers('/api/customProducts/deals-of-the-day', products);
export const saleProductsAre = (products: DealOfDayProduct[]) => answers('/products/deal-of-day-products', products);
export const topSellersAre = (products: Product[]) => answers('/api/customProducts/top-seller', products);
export const coloursAre = (colours: string[]) => answers('/api/customProducts/all-colors', colours);
export const productsOfColourAre = (productsOf: Record<string, Product[]>) =>
  http.get(`${host}/api/customProducts/color`, ({ request }) =>
    HttpResponse.json((productsOf[new URL(request.url).searchParams.get('color') ?? ''] ?? []) as never),
  );
/** Whatever list of products, brands or sizes is asked for, and no other handler answers. */
export const anyListingIs = (products: Product[]) =>
  http.get(`${host}/api/customProducts/:call`, () =>
    HttpResponse.json(products as never, { headers: { 'x-total-count': String(products.length) } }),
  );
export const mainCouponIs = (main: Coupon | Coupon[] | null) =>
  http.get(`${host}/api/coupons/is-main`, () =>
    main === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(main as never),
  );
export const couponIs = (code: string, known: Partial<Coupon> | null) =>
  http.get(`${host}/api/coupons/name/${encodeURIComponent(code)}`, () =>
    known === null
      ? failure({ code: 'NOT_FOUND', message: 'No such coupon.' })
      : HttpResponse.json(coupon({ couponName: code, ...known })),
  );
/** @param version the server's word for the lines; without one it has none. */
export const cartIs = (lines: CartItem[], version?: string) =>
  http.post(`${host}/usercart/in-cart`, () =>
    HttpResponse.json(lines as never, { headers: version === undefined ? {} : { 'X-Cart-Version': version } }),
  );
/** Whoever asks; a list that follows what is added and taken away is `wishlistIs` of `member.ts`. */
export const wishesAre = (items: WishlistItem[]) => answers('/wishlist/get/:userId', items);
export const cartCountIs = (count: number) => answers('/usercart/cartcount', count);

/** Who asks, as the server knows them: nobody, unless told. */
export const sessionIs = (known: Partial<SessionAnswer> = {}) =>
  answers<SessionAnswer>('/users/session', { userId: null, guestId: null, ...known });
/** The guest that a visitor becomes. */
export const newGuestIs = (guestId: string) =>
  http.post(`${host}/api/guest/create`, () => HttpResponse.json({ guestId }));
/** What a member adds is in the cart, which counts so many now. */
export const productIsAdded = (count: number) =>
  http.post(`${host}/usercart/add-product`, () => HttpResponse.json({ message: 'Product added to cart', count }));

/** Where a member is logged in. */
export const sessionsAre = (sessions: MemberSession[]) => answers('/users/sessions/:id', sessions);

/** A failure as the server words it. */
export const failure = (body: ErrorBody): HttpResponse<never> =>
  HttpResponse.json<never>(body as never, { status: statusOfCode[body.code] });

/** This call fails, whatever it is asked. */
export const callFails = (path: string, body: ErrorBody = { code: 'INTERNAL', message: 'Something broke.' }) =>
  http.all(`${host}${path}`, () => failure(body));

/** A status and not a word: another backend, or what stands before one. */
export const callEndsIn = (path: string, status: number) =>
  http.all(`${host}${path}`, () => new HttpResponse(null, { status }));

/** As a backend may answer that keeps to the contract only loosely. */
export const backendSays = (path: string, answer: unknown, status = 200) =>
  http.all(`${host}${path}`, () => HttpResponse.json(answer as never, { status }));

/** Nobody answers. */
export const callIsLost = (path: string, options?: RequestHandlerOptions) =>
  http.all(`${host}${path}`, () => HttpResponse.error(), options);

/** This call waits for its answer (`support/lib/held`), and for ever where none is named. */
export const callWaits = (
  path: string,
  answer: Promise<Response | undefined> = new Promise(() => undefined),
  options?: RequestHandlerOptions,
) => http.all(`${host}${path}`, () => answer as Promise<never>, options);

/** The shop of a test that says nothing else: open, and empty. */
export const ordinaryHandlers = [
  menuIs([]),
  flashHeadersAre([]),
  categoriesAre([]),
  carouselIs([]),
  couponTextsAre([]),
  trendPicksAre([]),
  videosAre([]),
  sockTypesAre([]),
  shopBannerIs({}),
  answers('/homepage/words/get-all', demoWords),
  aboutTells({}),
  bannerIs('shapewear', {}),
  bannerIs('season', {}),
  bannerIs('bamboo', {}),
  dealsAre([]),
  saleProductsAre([]),
  topSellersAre([]),
  coloursAre([]),
  productsOfColourAre({}),
  mainCouponIs(null),
  cartIs([]),
  cartCountIs(0),
  wishesAre([]),
  anyListingIs([]),
  sessionsAre([]),
  // No product is known but those that a test names.
  callFails('/products/productId', { code: 'NOT_FOUND', message: 'No such product.' }),
  // Nor is any order's page opened.
  callFails('/api/order-page/:orderNo', { code: 'NOT_FOUND', message: 'This order was not found.' }),
];
