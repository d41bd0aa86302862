/**
 * The home page (docs/requirements.md section 2, Home page): each section asks for itself and stays away when there is
 * nothing to show.
 */
import { Flex } from 'antd';
import { brand } from '../../contract/brand';
import { showcaseApi } from '../api/showcaseApi';
import { couponApi } from '../api/couponApi';
import { homeApi } from '../api/homeApi';
import { selectShopWords } from '../api/wordsApi';
import { Hero, heroPreload } from '../features/home/Hero';
import { shownColour, swatchNames } from '../features/home/swatches';
import { selectExploredColour } from '../store/homeChoiceSlice';
import type { RootState } from '../store/rootReducer';
import { lazyPart } from '../ui/lazyPart';
import { HydrationBoundary } from '../ui/HydrationBoundary';
import { nearParts } from './homeOrder';
import type { Loader, Screen } from './screen';

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

const sections = lazyPart(() =>
  import(/* webpackChunkName: "home-sections" */ './HomeSections').then(({ NamedHomePart }) => NamedHomePart),
);

function HomeScreen() {
  return (
    <>
      <Hero />
      <Flex vertical className="page home fetched-later">
        {nearParts.map((name) => (
          <HydrationBoundary key={name}>
            <sections.Part name={name} />
          </HydrationBoundary>
        ))}
        <HydrationBoundary>
          <sections.Part name="far" />
        </HydrationBoundary>
      </Flex>
    </>
  );
}

function productsOfFirstColour(state: RootState): Loader[] {
  const colours = getPopularColours.select()(state).data;
  const colour = shownColour(swatchNames(colours ?? []), selectExploredColour(state));
  return colour === undefined ? [] : [(dispatch) => dispatch(getProductsByColour.initiate(colour))];
}

export const screen: Screen = {
  Component: HomeScreen,
  isUnmountedLater: true,
  lazy: { chunk: 'home-sections', load: sections.load, within: '.home' },
  loaders: [
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
