/** The sections of the home page and of what the shop says of itself, by the names that its rows bear. */
export type PictureSection =
  'carousel' | 'onTrend' | 'sockType' | 'video' | 'banner' | 'shapewear' | 'season' | 'bamboo';
/** Headings with words below them, some with a picture. */
export type SayingSection = 'community' | 'whyUs' | 'value' | 'team' | 'story' | 'storyPicture' | 'work';
/** What the shop says of itself in bare texts, a row each. */
export type WordSection =
  | 'headline'
  | 'strapLine'
  | 'founded'
  | 'renamed'
  | 'address'
  | 'email'
  | 'phone'
  | 'map'
  | 'position'
  | 'photos'
  | 'chat'
  | 'films'
  | 'grievance'
  | 'ourStory'
  | 'vision';
export type HomeSection = PictureSection | SayingSection | WordSection;
