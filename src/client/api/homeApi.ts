/** The header's and the home page's own calls (SPEC.md section 7, 'Catalogue and home'). */
import type { CarouselImage, FlashHeader, HeaderMenuItem, HomeCouponText, HomeVideo, LinkedImage, SingleBanner, SockType } from '../../contract/home';
import { baseApi } from './baseApi';
import { toVideos } from './homeVideo';

export const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHeaderMenu: build.query<HeaderMenuItem[], void>({ query: () => '/api/headerMenu', providesTags: ['Home'] }),
    getCarouselImages: build.query<CarouselImage[], void>({ query: () => '/homepage/carousel/get-images', providesTags: ['Home'] }),
    getFlashHeaders: build.query<FlashHeader[], void>({ query: () => '/flash-header/get-all', providesTags: ['Home'] }),
    getHomeCouponTexts: build.query<HomeCouponText[], void>({ query: () => '/api/home-coupons', providesTags: ['Home'] }),
    getOnTrendPicks: build.query<LinkedImage[], void>({ query: () => '/homepage/on-trend-picks/get-all', providesTags: ['Home'] }),
    getVideos: build.query<HomeVideo[], void>({ query: () => '/homepage/video/get-videos', transformResponse: toVideos, providesTags: ['Home'] }),
    getSockTypes: build.query<SockType[], void>({ query: () => '/homepage/socktype/get-all', providesTags: ['Home'] }),
    getShapewearBanner: build.query<SingleBanner, void>({ query: () => '/homepage/images/get-shapewear', providesTags: ['Home'] }),
    getSeasonBanner: build.query<SingleBanner, void>({ query: () => '/homepage/images/get-season', providesTags: ['Home'] }),
    getBambooBanner: build.query<SingleBanner, void>({ query: () => '/homepage/images/get-bamboo', providesTags: ['Home'] }),
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
  useGetShapewearBannerQuery,
  useGetSeasonBannerQuery,
  useGetBambooBannerQuery,
} = homeApi;
