/** How wide the pictures of cards are drawn, as `sizes`; the style sheets of what holds them have the same numbers. */

/** In a grid of four columns at most: sale.css, wishlist.css. */
export const GRID_SIZES =
  '(min-width: 1280px) 286px, (min-width: 1024px) calc((100vw - 136px) / 4), (min-width: 640px) calc((100vw - 112px) / 3), calc((100vw - 48px) / 2)';
/** In a carousel: colourExplorer.css, related.css. */
export const CAROUSEL_SIZES = '(max-width: 500px) 50vw, (max-width: 1023px) 33vw, 290px';
