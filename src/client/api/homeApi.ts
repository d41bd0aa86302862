/** The header's and the home page's own calls (docs/requirements.md section 7, 'Catalogue and home'). */
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
} from '../../contract/home';
import { baseApi } from './baseApi';
import { aList, anObjectOrNothing } from './expected';
import {
  toBanner,
  toCouponTexts,
  toFlashHeaders,
  toLinkedImages,
  toMenu,
  toSlides,
  toSockTypes,
  toWordedBanner,
} from './homeContent';
import { toVideos } from './homeVideo';

/** Staff's lists and banners are one group: a save of any of them refreshes all. */
const home = { providesTags: ['Home'] } as const;
const list = <T>(transformResponse: (answer: unknown) => T[]) => ({ transformResponse, extraOptions: aList, ...home });
const banner = { transformResponse: toBanner, extraOptions: anObjectOrNothing, ...home };

export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHeaderMenu: build.query<HeaderMenuItem[], void>({ query: () => '/api/headerMenu', ...list(toMenu) }),
    getCarouselImages: build.query<CarouselImage[], void>({ query: () => '/homepage/carousel/get-images', ...list(toSlides) }),
    getFlashHeaders: build.query<FlashHeader[], void>({ query: () => '/flash-header/get-all', ...list(toFlashHeaders) }),
    getHomeCouponTexts: build.query<HomeCouponText[], void>({ query: () => '/api/home-coupons', ...list(toCouponTexts) }),
    getOnTrendPicks: build.query<LinkedImage[], void>({ query: () => '/homepage/on-trend-picks/get-all', ...list(toLinkedImages) }),
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
  useGetHeaderMenuQuery,
  useGetCarouselImagesQuery,
  useGetFlashHeadersQuery,
  useGetHomeCouponTextsQuery,
  useGetOnTrendPicksQuery,
  useGetVideosQuery,
  useGetSockTypesQuery,
  useGetBannerQuery,
  useGetShapewearBannerQuery,
  useGetSeasonBannerQuery,
  useGetBambooBannerQuery,
} = homeApi;
