import type { DemoHomeItem, DemoProduct, DemoShop } from '../demoShop.types';
import { TINTS, type Tint } from '../drawing/backdrop';
import { FILM, type Film } from '../drawing/films/film.types';
import { FILMS } from '../drawing/films/films';
import { square, SQUARE, together } from '../drawing/scenes/cards';
import { PORTRAIT } from '../drawing/scenes/front';
import {
  BANNER,
  bambooBanner,
  festival,
  firstDays,
  presents,
  quietCorner,
  season,
  shapewearBanner,
  SLIDE,
  toyBanner,
  washingDay,
} from '../drawing/scenes/slides';
import { actor, type Actor } from '../drawing/scenes/stage';
import type { Album } from '../album';
import { BANNER_TITLES } from './words';
import { VIDEO_FILES } from './videoFiles';

function inCategory(name: string): string {
  return `/shop?category=${encodeURIComponent(name)}`;
}

function inSubcategory(name: string): string {
  return `/shop?subcategory=${encodeURIComponent(name)}`;
}

const TRENDS: { key: string; large: Actor; small: Actor; tint: Tint; alt: string; to: string }[] = [
  {
    key: 'frock and socks',
    large: actor('frock', 'Coral', 'buti'),
    small: actor('frillSocks', 'White', 'dots'),
    tint: 'mint',
    alt: 'A coral frock with frilled socks',
    to: inSubcategory('Frocks'),
  },
  {
    key: 'kurta and jacket',
    large: actor('kurtaPyjama', 'White', 'leaves'),
    small: actor('nehruJacket', 'Maroon', 'paisley'),
    tint: 'sky',
    alt: 'A white kurta set with a maroon Nehru jacket',
    to: inSubcategory('Kurta pyjamas'),
  },
  {
    key: 'dungarees and tee',
    large: actor('dungaree', 'Mustard', 'stars'),
    small: actor('longTee', 'Navy', 'stripes', 'pale'),
    tint: 'blush',
    alt: 'Mustard dungarees with a striped T-shirt',
    to: inSubcategory('Dungarees'),
  },
  {
    key: 'jhabla and cap',
    large: actor('jhabla', 'Indigo', 'stars'),
    small: actor('cap', 'Yellow', 'dots', 'pale'),
    tint: 'cream',
    alt: 'An indigo jhabla with a yellow knotted cap',
    to: inSubcategory('Jhablas'),
  },
  {
    key: 'lehenga and booties',
    large: actor('lehenga', 'Teal', 'bandhani'),
    small: actor('booties', 'Maroon', 'buti'),
    tint: 'cream',
    alt: 'A teal lehenga choli with maroon booties',
    to: inCategory('Ethnic Wear'),
  },
  {
    key: 'sleeping bag and rabbit',
    large: actor('sleepBag', 'Lilac', 'stars', 'pale'),
    small: actor('rabbit', 'Mint', 'leaves', 'pale'),
    tint: 'mint',
    alt: 'A lilac sleeping bag with a stuffed rabbit',
    to: inCategory('Toys'),
  },
];

const SOCK_TYPES: { title: string; description: string; hero: Actor; tint: Tint; to: string }[] = [
  {
    title: 'Baby socks',
    description: 'A turned cuff that stays on',
    hero: actor('babySocks', 'Blue', 'leaves', 'pale'),
    tint: 'blush',
    to: inSubcategory('Baby socks'),
  },
  {
    title: 'Grip socks',
    description: 'For first steps on marble floors',
    hero: actor('babySocks', 'Red', 'stars'),
    tint: 'sky',
    to: inSubcategory('Grip socks'),
  },
  {
    title: 'Frill socks',
    description: 'Cotton lace for frocks and birthdays',
    hero: actor('frillSocks', 'Pink', 'gingham', 'pale'),
    tint: 'mint',
    to: inSubcategory('Frill socks'),
  },
  {
    title: 'Booties',
    description: 'Soft soles for prams and arms',
    hero: actor('booties', 'Mustard', 'buti'),
    tint: 'cream',
    to: inSubcategory('Booties'),
  },
  {
    title: 'Socks for men',
    description: 'Bamboo, and dry at six in the evening',
    hero: actor('crewSocks', 'Navy', 'dots'),
    tint: 'cream',
    to: inSubcategory('Socks for men'),
  },
  {
    title: 'Socks for women',
    description: 'From ballet flats to bed socks',
    hero: actor('ankleSocks', 'Lilac', 'stars', 'pale'),
    tint: 'mint',
    to: inSubcategory('Socks for women'),
  },
];

const TOYS_ON_A_RUG = 'A stuffed elephant and a stuffed rabbit, stacking rings and a rattle on a rug';

/** The link of each film. */
const SHOWN_IN_FILMS: Readonly<Record<string, string>> = {
  'jhabla on the line': inSubcategory('Jhablas'),
  'socks marching': inCategory('Socks'),
  'mobile over a cradle': inCategory('Cradles'),
  'ball of wool': inCategory('Accessories'),
};

function known(texts: Readonly<Record<string, string>>, { key }: Film): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`The film ${key} is not rendered, or leads nowhere.`);
  return text;
}

/** All pictures with links on the home page. */
export function buildHome(album: Album, products: readonly DemoProduct[]): DemoShop['home'] {
  const cradle = products.find((product) => product.category === 'Cradles');
  const slide = (key: string, svg: string, tint: Tint, alt: string, redirectUrl: string): DemoHomeItem => ({
    picture: album.add(`slide ${key}`, svg, SLIDE, TINTS[tint], alt),
    redirectUrl,
  });
  const banner = (
    section: keyof typeof BANNER_TITLES,
    svg: string,
    tint: Tint,
    alt: string,
    redirectUrl: string,
    key: string = section,
  ): DemoHomeItem => ({
    picture: album.add(`banner ${key}`, svg, BANNER, TINTS[tint], alt),
    redirectUrl,
    title: BANNER_TITLES[section],
  });
  return {
    carousel: [
      slide(
        'washing day',
        washingDay(),
        'sky',
        'A jhabla, a romper and a frock drying on a clothes line',
        inCategory('Cotton'),
      ),
      slide(
        'first days',
        firstDays(),
        'cream',
        'A jhabla, a cap, booties and a rattle laid out',
        inCategory('PREEMIE SIZE'),
      ),
      slide(
        'festival',
        festival(),
        'cream',
        'A kurta set, a lehenga and an angrakha below a marigold garland',
        inCategory('Ethnic Wear'),
      ),
      slide(
        'quiet corner',
        quietCorner(),
        'blush',
        'A wooden cradle by the window with a stuffed rabbit beside it',
        cradle ? `/productdetails/${cradle.productId}` : inCategory('Cradles'),
      ),
      slide(
        'presents',
        presents(),
        'mint',
        'A tied pile of baby clothes, a stuffed elephant and a gift box',
        inCategory('Corporate Gifts'),
      ),
    ],
    videos: FILMS.map((film) => ({
      picture: album.add(`film ${film.key}`, film.poster(), FILM, TINTS[film.tint], film.alt),
      video: known(VIDEO_FILES, film),
      redirectUrl: known(SHOWN_IN_FILMS, film),
    })),
    onTrend: TRENDS.map(({ key, large, small, tint, alt, to }, turn) => ({
      picture: album.add(`trend ${key}`, together(large, small, tint, turn % 2 === 0), PORTRAIT, TINTS[tint], alt),
      redirectUrl: to,
    })),
    sockTypes: SOCK_TYPES.map(({ title, description, hero, tint, to }) => ({
      picture: album.add(`sock type ${title}`, square(hero, tint), SQUARE, TINTS[tint], title),
      redirectUrl: to,
      title,
      description,
    })),
    banner: {
      ...banner('banner', toyBanner(), 'sky', TOYS_ON_A_RUG, inCategory('Toys'), 'toys'),
      description: TOYS_ON_A_RUG,
    },
    shapewear: banner(
      'shapewear',
      shapewearBanner(),
      'blush',
      'A camisole, a saree shaper and a folded pile',
      inCategory('Shapewear'),
    ),
    season: banner(
      'season',
      season(),
      'mint',
      'Dungarees, a T-shirt and a romper on a line in the sun',
      '/sale-products',
    ),
    bamboo: banner('bamboo', bambooBanner(), 'mint', 'Three pairs of socks among bamboo', inCategory('Socks')),
  };
}
