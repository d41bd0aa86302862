/**
 * The shop's texts about itself, as its staff set them (`shop home set`). A text that is not set is left out, and shown
 * nowhere.
 */
import { z } from 'zod';

/** A heading with a few words below it. */
const saying = z.object({ title: z.string(), description: z.string() });
export type Saying = z.infer<typeof saying>;

/** The same with a picture; '' for none. */
const picturedSaying = saying.extend({ url: z.string() });
export type PicturedSaying = z.infer<typeof picturedSaying>;

/** Who the shop is and how to reach it. Its name stands in brand.ts. */
const shopFacts = z.object({
  strapLine: z.string().optional(),
  /** `place` is '' where only the year was said. */
  founded: z.object({ year: z.string(), place: z.string() }).optional(),
  /** When it took its present name. */
  renamed: z.string().optional(),
  /** Rows; none where no address was said. */
  address: z.array(z.string()),
  email: z.string().optional(),
  phone: z.string().optional(),
  mapUrl: z.string().optional(),
  /** The middle of the map on /contact, in degrees. Without it there is the link to `mapUrl` alone. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  social: z.object({ photos: z.string().optional(), chat: z.string().optional(), video: z.string().optional() }),
  /** Whom complaints go to. */
  grievance: z.object({ email: z.string().optional(), phone: z.string().optional() }),
});
export type ShopFacts = z.infer<typeof shopFacts>;

/** With what the home page and the product pages say. */
export const shopWords = shopFacts.extend({
  headline: saying.optional(),
  /** 'Our Growing Community': `Units` and `19 Lakh+`. */
  community: z.array(saying),
  whyUs: z.array(saying),
});
export type ShopWords = z.infer<typeof shopWords>;

/** What the pages about the shop and its work tell. */
export const aboutWords = z.object({
  /** Paragraphs. */
  story: z.array(z.string()),
  storyPicture: z.string().optional(),
  vision: z.string().optional(),
  values: z.array(saying),
  team: z.array(picturedSaying),
  /** The title is the picture's caption. */
  stories: z.array(picturedSaying),
  work: z.array(saying),
});
export type AboutWords = z.infer<typeof aboutWords>;
