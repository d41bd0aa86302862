/** The demo shop's own texts. They are Jhabla & Co.'s alone: an empty shop begins without them. */
import type { HomeSection, WordSection } from '../../contract/homeSections';

export const DEMO_NAME: string = 'Jhabla & Co.';

/**
 * Plain texts, a row each. The facts among them are in contract/brand.ts too, for a storefront without this server.
 */
export const DEMO_TEXTS = {
  headline: [
    'Soft first clothes, stitched by hand',
    'Jhablas, socks and small comforts in cotton that has been washed, worn and loved since 1999.',
  ],
  strapLine: ['Hand-stitched for small people'],
  founded: ['1999', 'Thane'],
  renamed: ['April 2024'],
  address: ['1 Example Lane', 'Thane West', 'Thane 400601', 'Maharashtra, India'],
  email: ['hello@jhabla.example'],
  phone: ['+91 00000 00000'],
  grievance: ['grievance@jhabla.example', '+91 00000 00000'],
  map: ['https://maps.example/jhabla-and-co'],
  position: ['19.1972, 72.9722'],
  photos: ['https://photos.example/jhabla'],
  chat: ['https://chat.example/jhabla'],
  films: ['https://video.example/jhabla'],
  ourStory: [
    'We have dressed small people since 1999. The shop was founded in Thane, and it is a family’s shop to this day.',
    'What we know best is hand-stitched and ethnic wear: clothes for naming days, festivals and the first ' +
      'photograph. Around them stands what a family needs on all the other days: casual wear, socks, shapewear, ' +
      'toys, cradles and accessories.',
    'In April 2024 the shop took a new name: Jhabla & Co. it is now, and the stitches are the same.',
  ],
  vision: [
    'That every child’s first clothes are as soft as the arms that hold them, and that somebody, somewhere, has put ' +
      'the last stitch in with care.',
  ],
} as const satisfies Readonly<Record<WordSection, readonly string[]>>;

interface DemoSaying {
  title: string;
  description?: string;
  /** The name of a drawing that ships with the shop (public/our-story). */
  drawing?: string;
}

/** docs/requirements.md section 2, Home page: as given (decision 40). */
const community: DemoSaying[] = [
  { title: 'Units', description: '19 Lakh+' },
  { title: 'Customers', description: '8 Lakh+' },
  { title: 'Pincodes', description: '1330+' },
  { title: 'Cities', description: '3200+' },
];

const whyUs: DemoSaying[] = [
  {
    title: 'One family, since 1999',
    description:
      'A family shop, founded in Thane. The name over the door is new since April 2024; the family ' +
      'behind it is not.',
  },
  {
    title: 'Clothes for real days',
    description:
      'Hand-stitched and ethnic wear for the big ones, casual wear, socks, toys and cradles for all the ' + 'others.',
  },
];

const value: DemoSaying[] = [
  { title: 'Soft first', description: 'If it scratches the inside of a wrist, it does not reach a child.' },
  {
    title: 'By hand where it matters',
    description: 'A machine is quicker at a long seam. At a neck, a tie or a ' + 'hem, a hand is better.',
  },
  {
    title: 'Say what is so',
    description:
      'The cloth, the size and the price are what the label says, and what went ' + 'wrong is told before you ask.',
  },
  { title: 'Made to be handed down', description: 'A frock is finished when the third child has outgrown it.' },
];

/** The team by its work and place, without invented persons. */
const team: DemoSaying[] = [
  {
    drawing: 'cutting-table',
    title: 'The cutting table',
    description:
      'Cloth is washed first, so that it shrinks here and not at your home. Then it is chalked and cut, ' +
      'with the print running the way a child stands.',
  },
  {
    drawing: 'stitching-room',
    title: 'The stitching room',
    description:
      'Seams are turned outwards where new skin would feel them. Ties, hems and small hearts are sewn by ' +
      'hand, which is why no two sit quite alike.',
  },
  {
    drawing: 'packing-bench',
    title: 'The packing bench',
    description:
      'Every piece is pulled, turned and looked at once more. What passes is folded as for a present, ' +
      'because it often is one.',
  },
  {
    drawing: 'counter',
    title: 'The shop’s counter',
    description:
      'Here your questions arrive, across the wood or by telephone: which size, which cloth, and can it ' +
      'be there by Saturday.',
  },
];

/** docs/requirements.md section 2, About: 28 pictures. They are drawings, and nobody is quoted (decision 124). */
const story: DemoSaying[] = [
  { drawing: 'first-birthday', title: 'A first birthday in a lehenga' },
  { drawing: 'coming-home', title: 'Coming home in a jhabla' },
  { drawing: 'naming-day', title: 'A naming day in the cloth jhula' },
  { drawing: 'first-diwali', title: 'The first Diwali, at a safe distance' },
  { drawing: 'first-rain', title: 'Dungarees for the first rain' },
  { drawing: 'parcel-from-nani', title: 'A parcel from Nani' },
  { drawing: 'twins', title: 'Twins, and two of everything' },
  { drawing: 'kite-day', title: 'Sankranti, all eyes up' },
  { drawing: 'afternoon-sleep', title: 'The afternoon sleep' },
  { drawing: 'first-steps', title: 'First steps on a marble floor' },
  { drawing: 'youngest-guest', title: 'The youngest guest at the wedding' },
  { drawing: 'night-train', title: 'The night train to the grandparents' },
  { drawing: 'by-the-sea', title: 'A week by the sea' },
  { drawing: 'after-the-bath', title: 'After the bath, somebody waits' },
  { drawing: 'first-playschool', title: 'Packed for the first day of playschool' },
  { drawing: 'rakhi-morning', title: 'Brother and sister on Rakhi morning' },
  { drawing: 'winter-morning', title: 'The one cold month' },
  { drawing: 'first-tooth', title: 'The first tooth, and the bib that knew' },
  { drawing: 'laddoo-day', title: 'One laddoo was counted twice' },
  { drawing: 'holi-morning', title: 'Holi, the last minute in white' },
  { drawing: 'moon-at-the-window', title: 'Pyjamas, and the moon at the window' },
  { drawing: 'goes-everywhere', title: 'The elephant that goes everywhere' },
  { drawing: 'small-as-a-hand', title: 'Born early, small as a hand' },
  { drawing: 'three-sisters', title: 'One frock, three sisters' },
  { drawing: 'onam', title: 'Onam in cream and gold' },
  { drawing: 'family-photograph', title: 'Dressed for the family photograph' },
  { drawing: 'godh-bharai', title: 'A godh bharai tray' },
  { drawing: 'one-sock-missing', title: 'Four pairs washed, none missing' },
];

const work: DemoSaying[] = [
  { title: 'Cutting', description: 'reading a cloth before the shears touch it.' },
  { title: 'Stitching', description: 'by hand and by machine, for seams that lie on new skin.' },
  { title: 'Packing', description: 'checking every piece a last time, and folding it as for a present.' },
  { title: 'The counter', description: 'finding the right size for a child who is asleep.' },
  { title: 'This shop', description: 'pictures, descriptions, and answers to those who write.' },
];

const SAYINGS = { community, whyUs, value, team, story, storyPicture: [{ title: '', drawing: 'shop-front' }], work };

/** The texts of the demo's banners; another shop's banners have the texts that its staff give them. */
export const BANNER_TITLES = {
  banner: 'Toys for small hands',
  shapewear: 'Shapewear that moves with you',
  season: 'Made for the season',
  bamboo: 'Bamboo socks, cool all day',
} as const;

interface WordRow {
  section: HomeSection;
  position: number;
  url: string;
  redirect_url: string;
  title: string;
  description: string;
  poster: string;
}

const blank = { url: '', redirect_url: '', title: '', poster: '' };

/** All of these texts as rows of `home_item`. */
export const demoWordRows = (): WordRow[] => [
  ...Object.entries<readonly string[]>(DEMO_TEXTS).flatMap(([section, texts]) =>
    texts.map((description, position) => ({ ...blank, section: section as WordSection, position, description })),
  ),
  ...Object.entries<DemoSaying[]>(SAYINGS).flatMap(([section, sayings]) =>
    sayings.map(({ title, description = '', drawing }, position) => ({
      ...blank,
      section: section as HomeSection,
      position,
      title,
      description,
      url: drawing === undefined ? '' : `/our-story/${drawing}`,
    })),
  ),
];
