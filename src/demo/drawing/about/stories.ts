/**
 * The pictures of the about page's customer stories: small clothes, with things beside them, and no people. In the
 * order of the carousel.
 */
import { OPEN_AIR_STORIES } from './openAirStories';
import { ROOM_STORIES } from './roomStories';
import type { Scene } from './story.types';

const ORDER = [
  'first-birthday',
  'coming-home',
  'naming-day',
  'first-diwali',
  'first-rain',
  'parcel-from-nani',
  'twins',
  'kite-day',
  'afternoon-sleep',
  'first-steps',
  'youngest-guest',
  'night-train',
  'by-the-sea',
  'after-the-bath',
  'first-playschool',
  'rakhi-morning',
  'winter-morning',
  'first-tooth',
  'laddoo-day',
  'holi-morning',
  'moon-at-the-window',
  'goes-everywhere',
  'small-as-a-hand',
  'three-sisters',
  'onam',
  'family-photograph',
  'godh-bharai',
  'one-sock-missing',
];

const place = ({ name }: Scene): number => ORDER.indexOf(name);

export const STORIES: readonly Scene[] = [...ROOM_STORIES, ...OPEN_AIR_STORIES].sort((a, b) => place(a) - place(b));
