/** How the first picture of the about page is asked for, in the page and in its preload alike: two different answers would fetch it twice. */
export const FRONT_PICTURE = 'shop-front';
export const FRONT_SIZES = '(max-width: 899px) 92vw, (max-width: 1280px) 46vw, 590px';
