/** The home page's own calls (docs/requirements.md section 7, 'Catalogue and home'). */
import type {
  CarouselImage,
  HomeCouponText,
  HomeVideo,
  LinkedImage,
  SingleBanner,
  SockType,
  WordedBanner,
} from '../../contract/home';
import { entries, fieldsOf, rows, text, toNumber } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { isMediaAddress } from '../../contract/rules/addresses';
import { baseApi } from './baseApi';
import { anObjectOrNothing } from './expected';
import { list, saved } from './headerApi';

/** Videos as any backend may send them → videos that a page may play: http(s), or a path of the backend's own. */
function toVideo(answer: unknown): HomeVideo | null {
  const raw = fieldsOf(answer);
  if (!isMediaAddress(raw.url)) return null;
  const redirectUrl = text(raw.redirectUrl);
  return {
    id: toNumber(raw.id, 0),
    url: raw.url,
    redirectUrl,
    ...(isMediaAddress(raw.poster) && { poster: raw.poster }),
  };
}

const toVideos = (answer: unknown): HomeVideo[] =>
  entries(answer)
    .map(toVideo)
    .filter((video) => video !== null);

/**
 * What staff put on the home page, as any backend may send it → what every page can rely on
 * (decision 11).
 */
const toLinked = ({ id, url, redirectUrl }: Loose): LinkedImage => ({
  id: toNumber(id),
  url: text(url),
  redirectUrl: text(redirectUrl),
});
const isShown = ({ url }: LinkedImage): boolean => isMediaAddress(url);

const toSlides = (answer: unknown): CarouselImage[] =>
  rows(answer)
    .map(({ id, imageUrl }) => ({ id: toNumber(id), imageUrl: text(imageUrl) }))
    .filter(({ imageUrl }) => isMediaAddress(imageUrl));

const toCouponTexts = (answer: unknown): HomeCouponText[] =>
  rows(answer).map(({ position, couponText }) => ({ position: toNumber(position), couponText: text(couponText) }));

const toLinkedImages = (answer: unknown): LinkedImage[] => rows(answer).map(toLinked).filter(isShown);

const toSockTypes = (answer: unknown): SockType[] =>
  rows(answer)
    .map((raw) => ({ ...toLinked(raw), title: text(raw.title), description: text(raw.description) }))
    .filter(isShown);

function toBanner(answer: unknown): SingleBanner {
  const { imageUrl, redirectUrl, title } = fieldsOf(answer);
  if (!isMediaAddress(imageUrl)) return {};
  return { imageUrl, redirectUrl: text(redirectUrl), ...(text(title) !== '' && { title: text(title) }) };
}

function toWordedBanner(answer: unknown): WordedBanner {
  const banner = toBanner(answer);
  const { description } = fieldsOf(answer);
  return banner.imageUrl === undefined ? {} : { ...banner, description: text(description) };
}

const banner = { transformResponse: toBanner, extraOptions: anObjectOrNothing, ...saved };

export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCarouselImages: build.query<CarouselImage[], void>({
      query: () => '/homepage/carousel/get-images',
      ...list(toSlides),
    }),
    getHomeCouponTexts: build.query<HomeCouponText[], void>({
      query: () => '/api/home-coupons',
      ...list(toCouponTexts),
    }),
    getOnTrendPicks: build.query<LinkedImage[], void>({
      query: () => '/homepage/on-trend-picks/get-all',
      ...list(toLinkedImages),
    }),
    getVideos: build.query<HomeVideo[], void>({ query: () => '/homepage/video/get-videos', ...list(toVideos) }),
    getSockTypes: build.query<SockType[], void>({ query: () => '/homepage/socktype/get-all', ...list(toSockTypes) }),
    getBanner: build.query<WordedBanner, void>({
      query: () => '/homepage/images/get-banner',
      ...banner,
      transformResponse: toWordedBanner,
    }),
    getShapewearBanner: build.query<SingleBanner, void>({ query: () => '/homepage/images/get-shapewear', ...banner }),
    getSeasonBanner: build.query<SingleBanner, void>({ query: () => '/homepage/images/get-season', ...banner }),
    getBambooBanner: build.query<SingleBanner, void>({ query: () => '/homepage/images/get-bamboo', ...banner }),
  }),
});

export const {
  useGetCarouselImagesQuery,
  useGetHomeCouponTextsQuery,
  useGetOnTrendPicksQuery,
  useGetVideosQuery,
  useGetSockTypesQuery,
  useGetBannerQuery,
  useGetShapewearBannerQuery,
  useGetSeasonBannerQuery,
  useGetBambooBannerQuery,
} = homeApi;
