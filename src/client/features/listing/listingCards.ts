/** How wide a card's picture is drawn; the same numbers as in listing.css. */
export const CARD_SIZES =
  '(min-width: 1280px) 296px, (min-width: 1024px) calc((100vw - 392px) / 3), (min-width: 640px) calc((100vw - 104px) / 3), calc((100vw - 48px) / 2)';
/** Cards that are surely in the first view. */
export const FIRST_IN_VIEW = 2;
/** Cards that a phone may show a part of at first; the pictures of the others wait (ui/picture.css). */
export const NEAR_FIRST_VIEW = 4;
