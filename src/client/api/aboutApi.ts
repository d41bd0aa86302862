/** What the shop tells of itself on About Us and Careers (docs/contract.md section 2, added). */
import { isMediaAddress } from '../../contract/rules/addresses';
import type { AboutWords, PicturedSaying } from '../../contract/words';
import { fieldsOf, rows } from '../lib/decode';
import { baseApi } from './baseApi';
import { anObject } from './expected';
import { maybe, paragraphs, saying, sayings } from './wordsApi';

const noAbout: AboutWords = { story: [], values: [], team: [], stories: [], work: [] };

const pictured = (value: unknown): PicturedSaying[] =>
  rows(value).map((row) => ({ ...saying(row), url: isMediaAddress(row.url) ? row.url : '' }));

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

export const aboutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAboutWords: build.query<AboutWords, void>({
      query: () => '/homepage/about/get-all',
      transformResponse: toAboutWords,
      extraOptions: anObject,
      providesTags: ['Home'],
    }),
  }),
});

const { getAboutWords } = aboutApi.endpoints;
type State = Parameters<ReturnType<typeof getAboutWords.select>>[0];

/** A backend without the call leaves the pages without these parts. */
export const useAboutWords = (): AboutWords => aboutApi.useGetAboutWordsQuery().currentData ?? noAbout;
export const selectAboutWords = (state: State): AboutWords => getAboutWords.select()(state).data ?? noAbout;
