/** How wide a card's picture is drawn; the same numbers as in wishlist.css. */
export const WISH_SIZES = '(min-width: 1280px) 286px, (min-width: 1024px) calc((100vw - 136px) / 4), (min-width: 640px) calc((100vw - 112px) / 3), calc((100vw - 48px) / 2)';
/** Cards that are surely in the first view. */
export const FIRST_IN_VIEW = 2;
