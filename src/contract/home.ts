/** The home page's sections and the header (docs/contract.md section 2). */
import { z } from 'zod';

export const headerMenuItem = z.object({ id: z.number().int(), name: z.string() });
export type HeaderMenuItem = z.infer<typeof headerMenuItem>;

export const carouselImage = z.object({ id: z.number().int(), imageUrl: z.string() });
export type CarouselImage = z.infer<typeof carouselImage>;

export const linkedImage = z.object({ id: z.number().int(), url: z.string(), redirectUrl: z.string() });
export type LinkedImage = z.infer<typeof linkedImage>;

export const homeVideo = linkedImage.extend({ poster: z.string().optional() });
export type HomeVideo = z.infer<typeof homeVideo>;

export const sockType = linkedImage.extend({ title: z.string(), description: z.string() });
export type SockType = z.infer<typeof sockType>;

/** `{}` when none is set; `title` is what staff have it say, on the picture. */
export const singleBanner = z.object({
  imageUrl: z.string().optional(),
  redirectUrl: z.string().optional(),
  title: z.string().optional(),
});
export type SingleBanner = z.infer<typeof singleBanner>;

/** The banner for whose picture staff give the alt text too. */
export const wordedBanner = singleBanner.extend({ description: z.string().optional() });
export type WordedBanner = z.infer<typeof wordedBanner>;

/** `couponText` is a JSON string that holds a `couponText` value. */
export const homeCouponText = z.object({ position: z.number().int().min(1).max(4), couponText: z.string() });
export type HomeCouponText = z.infer<typeof homeCouponText>;

export const flashHeader = z.object({ id: z.number().int(), flashText: z.string() });
export type FlashHeader = z.infer<typeof flashHeader>;
