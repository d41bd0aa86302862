import { floor, groundShadow, wall } from '../backdrop';
import { place, sheet } from '../pen';
import { basketBack, basketFront, line, marigold, sprig, tag } from '../props';
import { foldedPile } from './folded';
import { arch, bamboo, hills, toran } from './landscape';
import { actor, hung, pegged, put } from './stage';

export const SLIDE = { width: 1600, height: 720 };
export const BANNER = { width: 1600, height: 600 };

const { width, height } = SLIDE;

/** A wooden rail along the right of the picture. */
function rail(y: number): string {
  return `<path d="M620 ${y}H1600" stroke="#B07A48" stroke-width="14"/><path d="M620 ${y - 4}H1600" stroke="#D6A26A" stroke-width="8"/>`;
}

/** Small clothes drying in the morning. The left of every wide picture stays calm for the page's text. */
export function washingDay(): string {
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, 'sky', width, height) +
      hills('sky', width, height, 560) +
      line(width, 116, 16) +
      pegged(pen, actor('jhabla', 'Blue', 'dots', 'pale'), 790, 138, 0.49, -1.5) +
      pegged(pen, actor('romper', 'Yellow', 'leaves', 'pale'), 1104, 144, 0.52, 1.5, 124, -306) +
      pegged(pen, actor('frock', 'Pink', 'buti'), 1410, 134, 0.48, -1) +
      groundShadow(pen, 1266, 694, 170, 18, 0.4) +
      place(basketBack(), 1256, 590, 0.36) +
      place(foldedPile(pen, actor('blanket', 'Coral', 'dots', 'pale').cloth, false), 1256, 640, 0.3) +
      place(basketFront(pen), 1256, 590, 0.36) +
      sprig(690, 726, -12, 0.9, '#9CC2A1') +
      sprig(1500, 736, 10, 0.8, '#8DB796'),
  );
}

/** A cradle by the window. */
export function quietCorner(): string {
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, 'blush', width, height) +
      arch(1330, 70, 210, 330, 'blush') +
      floor('blush', width, height, 560) +
      `<ellipse cx="1080" cy="646" rx="420" ry="64" fill="#DCE6F6"/>` +
      put(pen, actor('cradle', 'Blue', 'gingham', 'pale'), 1080, 640, 0.76) +
      put(pen, actor('rabbit', 'Mustard', 'buti'), 1420, 668, 0.44) +
      sprig(730, 590, -6, 1.15, '#86B18F'),
  );
}

/** Festive clothes below a garland. */
export function festival(): string {
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, 'cream', width, height) +
      toran(620, 1612, 12) +
      rail(188) +
      groundShadow(pen, 1140, 690, 480, 26, 0.24) +
      hung(pen, actor('kurtaPyjama', 'Indigo', 'paisley'), 780, 410, 0.54, -1) +
      hung(pen, actor('lehenga', 'Maroon', 'buti'), 1104, 412, 0.55, 1) +
      hung(pen, actor('angrakha', 'Mustard', 'leaves'), 1414, 408, 0.53, -1),
  );
}

/** Presents for somebody new. */
export function presents(): string {
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, 'mint', width, height) +
      floor('mint', width, height, 520) +
      groundShadow(pen, 840, 628, 220, 30, 0.5) +
      place(foldedPile(pen, actor('jhabla', 'Mint', 'leaves', 'pale').cloth), 830, 624, 0.66) +
      put(pen, actor('giftBox', 'Blue', 'stars', 'pale'), 1400, 616, 0.52) +
      put(pen, actor('elephant', 'Coral', 'dots'), 1120, 652, 0.62) +
      tag(900, 430, '#5FA98D', -10) +
      marigold(1010, 672, 26) +
      marigold(1050, 684, 20, '#F6C667'),
  );
}

/** What a newborn wears, laid out. */
export function firstDays(): string {
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, 'cream', width, height) +
      groundShadow(pen, 1120, 390, 560, 360, 0.1) +
      put(pen, actor('jhabla', 'White', 'buti'), 890, 372, 0.72, -5) +
      put(pen, actor('cap', 'Mint', 'stars', 'pale'), 1240, 190, 0.42, 8) +
      put(pen, actor('booties', 'Peach', 'dots', 'pale'), 1230, 510, 0.45, -4) +
      put(pen, actor('rattle', 'Red', 'solid'), 1452, 370, 0.42, 6) +
      sprig(660, 690, 40, 0.8),
  );
}

/** The season's picture: light clothes in a hot wind. */
export function season(): string {
  const { width: w, height: h } = BANNER;
  return sheet(
    w,
    h,
    (pen) =>
      wall(pen, 'mint', w, h) +
      hills('mint', w, h, 640) +
      line(w, 96, 12) +
      pegged(pen, actor('dungaree', 'Blue', 'solid'), 860, 112, 0.5, 2, 108, -344) +
      pegged(pen, actor('tshirt', 'Yellow', 'stripes', 'pale'), 1140, 116, 0.48, -2) +
      pegged(pen, actor('romper', 'Coral', 'buti', 'pale'), 1420, 108, 0.48, 2, 124, -306) +
      sprig(720, 610, -8, 0.9, '#8DB796') +
      sprig(1570, 610, -10, 1, '#9CC2A1'),
  );
}

/** Toys on a rug, below a window. */
export function toyBanner(): string {
  const { width: w, height: h } = BANNER;
  return sheet(
    w,
    h,
    (pen) =>
      wall(pen, 'sky', w, h) +
      arch(990, 40, 170, 250, 'sky') +
      floor('sky', w, h, 420) +
      `<ellipse cx="1110" cy="532" rx="480" ry="62" fill="#FDE9E4"/>` +
      '<ellipse cx="1110" cy="532" rx="452" ry="54" fill="none" stroke="#E9B7A8" ' +
      'stroke-width="4" stroke-dasharray="14 10"/>' +
      put(pen, actor('elephant', 'Mustard', 'dots'), 826, 548, 0.58) +
      put(pen, actor('stackingRings', 'Coral', 'solid'), 1072, 556, 0.4) +
      put(pen, actor('rabbit', 'Pink', 'leaves', 'pale'), 1302, 548, 0.52) +
      put(pen, actor('rattle', 'Teal', 'solid'), 1464, 540, 0.26, 60) +
      sprig(690, 604, -10, 0.9, '#8DB796'),
  );
}

/** Shapewear, folded and on a hanger; modest, and on its own. */
export function shapewearBanner(): string {
  const { width: w, height: h } = BANNER;
  return sheet(
    w,
    h,
    (pen) =>
      wall(pen, 'blush', w, h) +
      floor('blush', w, h, 506) +
      rail(66) +
      put(pen, actor('camisole', 'Nude', 'solid'), 800, 249, 0.52) +
      pegged(pen, actor('sareeShaper', 'Maroon', 'solid'), 1090, 72, 0.48, 0, 104, -366) +
      groundShadow(pen, 1380, 560, 210, 26, 0.5) +
      place(foldedPile(pen, actor('camisole', 'Lilac', 'dots', 'pale').cloth), 1370, 556, 0.58),
  );
}

/** Socks among bamboo. */
export function bambooBanner(): string {
  const { width: w, height: h } = BANNER;
  return sheet(
    w,
    h,
    (pen) =>
      wall(pen, 'mint', w, h) +
      bamboo(1560, 620, 3) +
      bamboo(1490, 620, -4, '#B4D5AE') +
      bamboo(700, 620, -3, '#BCDAB6') +
      bamboo(640, 640, 4, '#CFE4C8') +
      groundShadow(pen, 1090, 330, 480, 300, 0.12) +
      put(pen, actor('crewSocks', 'Navy', 'dots'), 880, 320, 0.6, -4) +
      put(pen, actor('babySocks', 'Yellow', 'leaves', 'pale'), 1130, 380, 0.46, 6) +
      put(pen, actor('crewSocks', 'Maroon', 'stripes'), 1340, 310, 0.56, 8),
  );
}
