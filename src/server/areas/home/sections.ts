/** The sections of the home page and of what the shop says of itself, and what each of them takes. */
import { EMAIL_MAX } from '../../../contract/rules/limits';
import type { HomeSection, WordSection } from '../../../contract/homeSections';

interface ItemRule {
  most: number;
  picture: 'must' | 'may' | 'never';
  needsTitle?: true;
}

const list = { most: 30, picture: 'must' } as const;
const one = { most: 1, picture: 'must' } as const;
const words = { most: 12, picture: 'never', needsTitle: true } as const;

/** Sections whose items are numbered. A banner, and the picture beside the story, is one item. */
const itemRules = {
  carousel: list,
  onTrend: list,
  sockType: { ...list, needsTitle: true },
  video: list,
  banner: one,
  shapewear: one,
  season: one,
  bamboo: one,
  community: { ...words, most: 8 },
  whyUs: words,
  value: words,
  work: words,
  team: { most: 12, picture: 'may', needsTitle: true },
  story: list,
  storyPicture: one,
} as const satisfies Readonly<Record<Exclude<HomeSection, WordSection>, ItemRule>>;

export type ItemSection = keyof typeof itemRules;
export const itemRuleOf = (section: ItemSection): ItemRule => itemRules[section];
export const isOne = (section: ItemSection): boolean => itemRules[section].most === 1;

interface TextRule {
  most: number;
  longest: number;
  /** Each text is the whole address of a page elsewhere. */
  isLink?: true;
}

const short = { most: 1, longest: 80 } as const;
const link = { most: 1, longest: 300, isLink: true } as const;

/** Sections of bare texts; what the second text of a section means is told by `shop home set --help`. */
const textRules: Readonly<Record<WordSection, TextRule>> = {
  headline: { most: 2, longest: 160 },
  strapLine: short,
  founded: { most: 2, longest: 40 },
  renamed: { most: 1, longest: 40 },
  address: { most: 6, longest: 80 },
  email: { most: 1, longest: EMAIL_MAX },
  phone: { most: 1, longest: 40 },
  grievance: { most: 2, longest: EMAIL_MAX },
  map: link,
  position: short,
  photos: link,
  chat: link,
  films: link,
  ourStory: { most: 12, longest: 1000 },
  vision: { most: 1, longest: 400 },
};

export const textRuleOf = (section: WordSection): TextRule => textRules[section];
export const itemSections = Object.keys(itemRules) as ItemSection[];
export const wordSections = Object.keys(textRules) as WordSection[];

const names: ReadonlySet<string> = new Set(wordSections);
export const isWordSection = (section: string): section is WordSection => names.has(section);
