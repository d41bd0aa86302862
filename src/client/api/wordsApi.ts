/** What the shop says of itself (docs/contract.md section 2, added): who it is, and what its pages tell. */
import { brand } from '../../contract/brand';
import { isPosition } from '../../contract/map';
import type { Position } from '../../contract/map';
import type { AboutWords, PicturedSaying, Saying, ShopFacts, ShopWords } from '../../contract/words';
import { fieldsOf, rows, text, texts } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { isMediaAddress } from '../../contract/rules/addresses';
import { isInternal, safeRedirect } from '../lib/paths';
import { baseApi } from './baseApi';
import { anObject } from './expected';

/**
 * What the shop says of itself, as any backend may send it → what every page can rely on (decision 11). A backend that
 * knows no such call leaves the storefront what its own brand file says.
 */
export const brandFacts: ShopFacts = {
  strapLine: brand.strapLine,
  founded: { year: String(brand.founded.year), place: brand.founded.place },
  renamed: brand.rebranded,
  address: [...brand.address],
  email: brand.email,
  phone: brand.phone,
  mapUrl: brand.mapUrl,
  position: brand.position ?? undefined,
  social: brand.social,
  grievance: { email: brand.grievanceOfficer.email, phone: brand.grievanceOfficer.phone },
};

/** The same, with nothing said beyond the facts. */
const brandWords: ShopWords = { ...brandFacts, community: [], whyUs: [] };
const noAbout: AboutWords = { story: [], values: [], team: [], stories: [], work: [] };

const paragraphs = (value: unknown): string[] => texts(value).filter((paragraph) => paragraph !== '');
const maybe = (value: unknown): string | undefined => text(value) || undefined;
/** A page elsewhere; a keeper types it. */
const link = (value: unknown): string | undefined => {
  const address = safeRedirect(text(value), '');
  return address === '' || isInternal(address) ? undefined : address;
};

const toPosition = (latitude: unknown, longitude: unknown): Position | undefined => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return isPosition({ latitude, longitude }) ? { latitude, longitude } : undefined;
};

const saying = ({ title, description }: Loose): Saying => ({ title: text(title), description: text(description) });
const sayings = (value: unknown): Saying[] => rows(value).map(saying);
const pictured = (value: unknown): PicturedSaying[] =>
  rows(value).map((row) => ({ ...saying(row), url: isMediaAddress(row.url) ? row.url : '' }));

function toShopWords(answer: unknown): ShopWords {
  const { strapLine, founded, renamed, address, email, phone, mapUrl, position, ...more } = fieldsOf(answer);
  const { social, grievance, headline, community, whyUs } = more;
  const { latitude, longitude } = fieldsOf(position);
  const { year, place } = fieldsOf(founded);
  const { photos, chat, video } = fieldsOf(social);
  const { title, description } = fieldsOf(headline);
  return {
    strapLine: maybe(strapLine),
    founded: text(year) === '' ? undefined : { year: text(year), place: text(place) },
    renamed: maybe(renamed),
    address: paragraphs(address),
    email: maybe(email),
    phone: maybe(phone),
    mapUrl: link(mapUrl),
    position: toPosition(latitude, longitude),
    social: { photos: link(photos), chat: link(chat), video: link(video) },
    grievance: { email: maybe(fieldsOf(grievance).email), phone: maybe(fieldsOf(grievance).phone) },
    headline: text(title) === '' ? undefined : { title: text(title), description: text(description) },
    community: sayings(community),
    whyUs: sayings(whyUs),
  };
}

function toAboutWords(answer: unknown): AboutWords {
  const { story, storyPicture, vision, values, team, stories, work } = fieldsOf(answer);
  return {
    story: paragraphs(story),
    storyPicture: isMediaAddress(storyPicture) ? storyPicture : undefined,
    vision: maybe(vision),
    values: sayings(values),
    team: pictured(team),
    stories: pictured(stories).filter(({ url }) => url !== ''),
    work: sayings(work),
  };
}

export const wordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopWords: build.query<ShopWords, void>({
      query: () => '/homepage/words/get-all',
      transformResponse: toShopWords,
      extraOptions: anObject,
      providesTags: ['Home'],
    }),
    getAboutWords: build.query<AboutWords, void>({
      query: () => '/homepage/about/get-all',
      transformResponse: toAboutWords,
      extraOptions: anObject,
      providesTags: ['Home'],
    }),
  }),
});

const { getShopWords, getAboutWords } = wordsApi.endpoints;
type State = Parameters<ReturnType<typeof getShopWords.select>>[0];

/** Every page comes with them; a backend without the call leaves what the brand's file says. */
export const useShopWords = (): ShopWords => wordsApi.useGetShopWordsQuery().currentData ?? brandWords;
/** For a page's head. */
export const selectShopWords = (state: State): ShopWords => getShopWords.select()(state).data ?? brandWords;

export const useAboutWords = (): AboutWords => wordsApi.useGetAboutWordsQuery().currentData ?? noAbout;
export const selectAboutWords = (state: State): AboutWords => getAboutWords.select()(state).data ?? noAbout;
