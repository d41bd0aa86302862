/** What the shop says of itself, from the rows that staff filled and the brand's own file (contract/brand.ts). */
import { brand } from '../../../contract/brand';
import { positionText, readPosition } from '../../../contract/map';
import type { AboutWords, PicturedSaying, Saying, ShopFacts, ShopWords } from '../../../contract/words';
import type { HomeSection, WordSection } from '../../../contract/homeSections';
import { DEMO_TEXTS } from '../../../demo/catalogue/words';
import type { Database } from '../../db/types';
import { readSaid } from './home.repository';
import { isSafeLink } from '../../../contract/rules/addresses';
import { wordSections } from './sections';

export interface WordRow {
  section: HomeSection;
  url: string;
  title: string;
  description: string;
}

/** The facts as the brand's file has them. */
const brandTexts: Partial<Record<WordSection, readonly string[]>> = {
  strapLine: [brand.strapLine],
  founded: [String(brand.founded.year), brand.founded.place],
  renamed: [brand.rebranded],
  address: brand.address,
  email: [brand.email],
  phone: [brand.phone],
  grievance: [brand.grievanceOfficer.email, brand.grievanceOfficer.phone],
  map: [brand.mapUrl],
  position: brand.position ? [positionText(brand.position)] : [],
  photos: [brand.social.photos],
  chat: [brand.social.chat],
  films: [brand.social.video],
};

/** Whether these are the demo shop's own words. */
export const isDemos = (section: WordSection, texts: readonly string[]): boolean =>
  texts.join('\n') === DEMO_TEXTS[section].join('\n');

/**
 * The texts of a section: what staff said, else what the brand's file says for itself. The file of a shop that
 * never touched it says the demo's, and then it says nothing; rows that say the demo's are the demo shop's.
 */
export function textsOf(rows: readonly WordRow[], section: WordSection): readonly string[] {
  const said = rows.filter((row) => row.section === section).map(({ description }) => description);
  if (said.length > 0 && !isDemos(section, said)) return said;
  const own = brandTexts[section];
  return own && !isDemos(section, own) ? own : said;
}

const maybe = <Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> =>
  text ? ({ [name]: text } as Record<Name, string>) : {};

export function shopFactsOf(rows: readonly WordRow[]): ShopFacts {
  const of = (section: WordSection) => textsOf(rows, section);
  const link = (section: WordSection) => of(section).find(isSafeLink);
  const [year, place = ''] = of('founded');
  const [grievanceEmail, grievancePhone] = of('grievance');
  const position = readPosition(of('position')[0] ?? '');
  return {
    ...maybe('strapLine', of('strapLine')[0]),
    ...(year !== undefined && { founded: { year, place } }),
    ...maybe('renamed', of('renamed')[0]),
    address: [...of('address')],
    ...maybe('email', of('email')[0]),
    ...maybe('phone', of('phone')[0]),
    ...maybe('mapUrl', link('map')),
    ...(position && { position }),
    social: { ...maybe('photos', link('photos')), ...maybe('chat', link('chat')), ...maybe('video', link('films')) },
    grievance: { ...maybe('email', grievanceEmail), ...maybe('phone', grievancePhone) },
  };
}

/** Where the shop itself can be written to. */
export function ownEmailsOf(rows: readonly WordRow[]): string[] {
  const { email, grievance } = shopFactsOf(rows);
  return [email, grievance.email].filter((address) => address !== undefined);
}

/** For those who have no rows at hand: as they stand in this transaction, say. */
export const shopFacts = async (db: Database['db']): Promise<ShopFacts> =>
  shopFactsOf(await readSaid(db, wordSections));

export const shopEmail = async ({ db }: Database): Promise<string | undefined> =>
  shopFactsOf(await readSaid(db, ['email'])).email;

const sayings = (rows: readonly WordRow[], section: HomeSection): Saying[] =>
  rows.filter((row) => row.section === section).map(({ title, description }) => ({ title, description }));

const pictured = (rows: readonly WordRow[], section: HomeSection): PicturedSaying[] =>
  rows.filter((row) => row.section === section).map(({ url, title, description }) => ({ url, title, description }));

export function shopWordsOf(rows: readonly WordRow[]): ShopWords {
  const [title, description = ''] = textsOf(rows, 'headline');
  return {
    ...shopFactsOf(rows),
    ...(title !== undefined && { headline: { title, description } }),
    community: sayings(rows, 'community'),
    whyUs: sayings(rows, 'whyUs'),
  };
}

export const aboutWordsOf = (rows: readonly WordRow[]): AboutWords => ({
  story: [...textsOf(rows, 'ourStory')],
  ...maybe('storyPicture', pictured(rows, 'storyPicture')[0]?.url),
  ...maybe('vision', textsOf(rows, 'vision')[0]),
  values: sayings(rows, 'value'),
  team: pictured(rows, 'team'),
  stories: pictured(rows, 'story'),
  work: sayings(rows, 'work'),
});
