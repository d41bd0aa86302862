/** What the shop says of itself (docs/contract.md section 2, added): who it is, and what its pages tell. */
import { brand } from '../../contract/brand';
import { isPosition } from '../../contract/map';
import type { Position } from '../../contract/map';
import type { Saying, ShopFacts, ShopWords } from '../../contract/words';
import { fieldsOf, rows, text, texts } from '../lib/decode';
import type { Loose } from '../lib/decode';
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

export const paragraphs = (value: unknown): string[] => texts(value).filter((paragraph) => paragraph !== '');
export const maybe = (value: unknown): string | undefined => text(value) || undefined;
/** A page elsewhere; staff type it. */
const link = (value: unknown): string | undefined => {
  const address = safeRedirect(text(value), '');
  return address === '' || isInternal(address) ? undefined : address;
};

const toPosition = (latitude: unknown, longitude: unknown): Position | undefined => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return isPosition({ latitude, longitude }) ? { latitude, longitude } : undefined;
};

export const saying = ({ title, description }: Loose): Saying => ({
  title: text(title),
  description: text(description),
});
export const sayings = (value: unknown): Saying[] => rows(value).map(saying);

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

export const wordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShopWords: build.query<ShopWords, void>({
      query: () => '/homepage/words/get-all',
      transformResponse: toShopWords,
      extraOptions: anObject,
      providesTags: ['Home'],
    }),
  }),
});

const { getShopWords } = wordsApi.endpoints;
type State = Parameters<ReturnType<typeof getShopWords.select>>[0];

/** Every page comes with them; a backend without the call leaves what the brand's file says. */
export const useShopWords = (): ShopWords => wordsApi.useGetShopWordsQuery().currentData ?? brandWords;
/** For a page's head. */
export const selectShopWords = (state: State): ShopWords => getShopWords.select()(state).data ?? brandWords;
