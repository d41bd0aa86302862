import type { Position } from './map';

/**
 * Who the shop is, for page, mail and invoice alike. A retailer changes this file and nothing else (docs/look.md,
 * Brand), but for the contact in SECURITY.md, which a test compares with it, and draws the handbook's pictures anew
 * (`npm run draw:guides`). The defaults are plainly fictional.
 */
export const brand = {
  name: 'Jhabla & Co.',
  /** Short for it: no member may be called so (memberName.ts). Leave out what is also a person's name. */
  alsoCalled: ['Jhabla', 'झबला'],
  strapLine: 'Hand-stitched for small people',
  founded: { year: 1999, place: 'Thane' },
  rebranded: 'April 2024',
  address: ['1 Example Lane', 'Thane West', 'Thane 400601', 'Maharashtra, India'],
  email: 'hello@jhabla.example',
  phone: '+91 00000 00000',
  /** Whom complaints go to: the office, not a person's name. */
  grievanceOfficer: { role: 'Grievance officer', email: 'grievance@jhabla.example', phone: '+91 00000 00000' },
  mapUrl: 'https://maps.example/jhabla-and-co',
  /** The middle of the map on /contact, by default of Thane; null: there is a link to `mapUrl` alone. */
  position: { latitude: 19.1972, longitude: 72.9722 } as Position | null,
  social: {
    photos: 'https://photos.example/jhabla',
    chat: 'https://chat.example/jhabla',
    video: 'https://video.example/jhabla',
  },
} as const;
