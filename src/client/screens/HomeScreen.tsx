/** The home page (SPEC.md section 2, Home page): each section asks for itself and stays away when there is nothing to show. */
import { brand } from '../../contract/brand';
import { showcaseApi } from '../api/showcaseApi';
import { couponApi } from '../api/couponApi';
import { homeApi } from '../api/homeApi';
import { selectShopWords } from '../api/wordsApi';
import { BambooBanner, SeasonBanner, ShapewearBanner, ShopBanner } from '../features/home/Banners';
import { CategoryCarousel } from '../features/home/CategoryCarousel';
import { ColourExplorer } from '../features/home/ColourExplorer';
import { CommunityStats } from '../features/home/CommunityStats';
import { CouponStrip } from '../features/home/CouponStrip';
import { DealsOfTheDay } from '../features/home/DealsOfTheDay';
import { Hero } from '../features/home/Hero';
import { heroPreload } from '../features/home/heroPicture';
import { OnTrendPicks } from '../features/home/OnTrendPicks';
import { SockTypes } from '../features/home/SockTypes';
import { shownColour, swatchNames } from '../features/home/swatches';
import { TopSellers } from '../features/home/TopSellers';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { VideoStrip } from '../features/home/VideoStrip';
import { selectExploredColour } from '../store/homeChoiceSlice';
import type { RootState } from '../store/makeStore';
import { LivePart } from '../ui/LivePart';
import { StitchDivider } from '../ui/StitchDivider';
import type { Preload, Screen } from './screen';

const { getDealsOfTheDay, getPopularColours, getProductsByColour, getTopSellers } = showcaseApi.endpoints;
const {
  getBambooBanner,
  getBanner,
  getCarouselImages,
  getHomeCouponTexts,
  getOnTrendPicks,
  getSeasonBanner,
  getShapewearBanner,
  getSockTypes,
  getVideos,
} = homeApi.endpoints;
const { getMainCoupon } = couponApi.endpoints;

/** From top to bottom, below the hero. */
const sections = [
  CategoryCarousel,
  ShopBanner,
  CouponStrip,
  VideoStrip,
  DealsOfTheDay,
  ShapewearBanner,
  StitchDivider,
  ColourExplorer,
  SeasonBanner,
  OnTrendPicks,
  BambooBanner,
  CommunityStats,
  SockTypes,
  StitchDivider,
  () => <TopSellers renderCorner={(product) => <WishlistHeart product={product} />} />,
];

function HomeScreen() {
  return (
    <>
      <Hero />
      <div className="page home fetched-later">
        {sections.map((Section, place) => (
          <LivePart key={place}>
            <Section />
          </LivePart>
        ))}
      </div>
    </>
  );
}

function productsOfFirstColour(state: RootState): Preload[] {
  const colours = getPopularColours.select()(state).data;
  const colour = shownColour(swatchNames(colours ?? []), selectExploredColour(state));
  return colour === undefined ? [] : [(dispatch) => dispatch(getProductsByColour.initiate(colour))];
}

export const screen: Screen = {
  Component: HomeScreen,
  isTakenDownLater: true,
  preloads: [
    () => [
      (dispatch) => dispatch(getCarouselImages.initiate()),
      (dispatch) => dispatch(getBanner.initiate()),
      (dispatch) => dispatch(getMainCoupon.initiate()),
      (dispatch) => dispatch(getHomeCouponTexts.initiate()),
      (dispatch) => dispatch(getVideos.initiate()),
      (dispatch) => dispatch(getDealsOfTheDay.initiate()),
      (dispatch) => dispatch(getShapewearBanner.initiate()),
      (dispatch) => dispatch(getPopularColours.initiate()),
      (dispatch) => dispatch(getSeasonBanner.initiate()),
      (dispatch) => dispatch(getOnTrendPicks.initiate()),
      (dispatch) => dispatch(getBambooBanner.initiate()),
      (dispatch) => dispatch(getSockTypes.initiate()),
      (dispatch) => dispatch(getTopSellers.initiate()),
    ],
    (_, state) => productsOfFirstColour(state),
  ],
  head: (state) => {
    const { strapLine, headline } = selectShopWords(state);
    const name = strapLine === undefined ? brand.name : `${brand.name}: ${strapLine}.`;
    return {
      title: '',
      description: [name, headline?.title && `${headline.title}.`, headline?.description].filter(Boolean).join(' '),
      preloadPicture: heroPreload(getCarouselImages.select()(state).data?.[0]?.imageUrl),
    };
  },
};
