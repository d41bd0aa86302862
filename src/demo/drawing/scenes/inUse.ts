import { floor, groundShadow, laid, rest, TINTS, wall, type Tint } from '../backdrop';
import type { Cloth } from '../cloth';
import { darker, lighter } from '../colour';
import { place, sheet } from '../pen';
import { basketBack, basketFront, hanger, line, peg, sprig } from '../props';
import { stitch } from '../tailoring';
import { WARDROBE, type SilhouetteName } from '../wardrobe';
import { PORTRAIT } from './front';
import { foldedPile } from './folded';

const { width, height } = PORTRAIT;

/** Far hills and a sun, for the yard behind a clothes line. */
function yard(tint: Tint): string {
  const tone = TINTS[tint];
  return (
    `<circle cx="220" cy="300" r="110" fill="#FFE7B0" fill-opacity=".75"/>` +
    `<path d="M0 930C180 840 320 880 480 910C640 940 800 850 960 890V1200H0Z" fill="${darker(tone, 0.07)}"/><path d="M0 1040C220 960 420 1010 600 1020C760 1030 880 990 960 1000V1200H0Z" fill="${darker(tone, 0.13)}"/>`
  );
}

/** The pegs of hanging clothes: half the distance between them, and their height. */
const GRIP: Partial<Record<SilhouetteName, [number, number]>> = {
  dungaree: [108, -344],
  pyjamas: [150, -262],
  nappy: [230, -272],
  blanket: [190, -240],
  stole: [180, -330],
  bib: [40, -306],
  romper: [124, -306],
  sleepBag: [120, -322],
  shapingShort: [130, -272],
  camisole: [80, -346],
};

/** Drying in the yard. */
export function onTheLine(silhouette: SilhouetteName, cloth: Cloth, tint: Tint): string {
  const [half, grip] = GRIP[silhouette] ?? [128, -304];
  return sheet(width, height, (pen) => {
    const scale = 1.02;
    const garment = WARDROBE[silhouette](pen, cloth);
    const y = 262 - grip * scale;
    return (
      wall(pen, tint, width, height) +
      yard(tint) +
      groundShadow(pen, 520, 1110, 330, 36, 0.28) +
      line(width, 236, 22) +
      place(laid(pen, garment, 1.4), 480, y, scale, 1.5) +
      peg(480 - half * scale, 252) +
      peg(480 + half * scale, 258) +
      sprig(70, 1190, 8, 1.2, '#9CC2A1') +
      sprig(912, 1200, -12, 0.9, '#8DB796')
    );
  });
}

/** On a wooden hanger against the wall. */
export function onHanger(silhouette: SilhouetteName, cloth: Cloth, tint: Tint): string {
  return sheet(width, height, (pen) => {
    const garment = WARDROBE[silhouette](pen, cloth);
    const rail = `<path d="M0 176H960" stroke="#B07A48" stroke-width="22"/><path d="M0 171H960" stroke="#D6A26A" stroke-width="14"/>`;
    return (
      wall(pen, tint, width, height) +
      floor(tint, width, height, 1130) +
      groundShadow(pen, 500, 1160, 330, 30, 0.3) +
      rail +
      `<g transform="translate(480 634) rotate(-1) scale(1.08)">${hanger()}${laid(pen, garment, 1.6)}</g>`
    );
  });
}

/** Extra depth of some things in the basket, so that no part of them floats. */
const DEPTH: Partial<Record<SilhouetteName, number>> = {
  booties: 120,
  mittens: 76,
  babySocks: 30,
  frillSocks: 30,
  ankleSocks: 40,
  crewSocks: 40,
  cap: 20,
  giftBox: 20,
};

/** Peeping out of a cane basket, on top of the rest of the wash. */
export function inBasket(silhouette: SilhouetteName, cloth: Cloth, tint: Tint): string {
  return sheet(width, height, (pen) => {
    const garment = WARDROBE[silhouette](pen, cloth);
    return (
      wall(pen, tint, width, height) +
      floor(tint, width, height, 960) +
      groundShadow(pen, 500, 1086, 440, 60, 0.5) +
      place(basketBack(), 480, 720, 1.24) +
      place(foldedPile(pen, { ...cloth, base: lighter(cloth.base, 0.4), pattern: 'solid' }, false), 610, 880, 0.62, 8) +
      `<g transform="translate(440 ${540 + (DEPTH[silhouette] ?? 0)}) rotate(-7) scale(.86)">${laid(pen, garment)}</g>` +
      place(basketFront(pen), 480, 720, 1.24)
    );
  });
}

/** In a quiet corner of the room, on a rug. */
export function inRoom(silhouette: SilhouetteName, cloth: Cloth, tint: Tint): string {
  return sheet(width, height, (pen) => {
    const garment = WARDROBE[silhouette](pen, cloth);
    const tone = TINTS[tint];
    const pane = 'M600 130C600 60 660 20 730 20C800 20 860 60 860 130V430H600Z';
    const window = `<path d="${pane}" fill="#FFFDF6" stroke="${darker(tone, 0.2)}" stroke-width="10"/><path d="M608 360C660 320 700 350 740 340C790 326 820 346 852 332V422H608Z" fill="#CFE5D2"/><circle cx="680" cy="150" r="40" fill="#FFE3A3"/><path d="M730 26V430M600 240H860" stroke="${darker(tone, 0.2)}" stroke-width="7"/>`;
    const rug =
      `<ellipse cx="480" cy="1040" rx="440" ry="110" fill="${lighter(cloth.trim, 0.55)}"/>` +
      `<g transform="translate(480 1040) scale(1 .25)">${stitch('M-400 0C-400 -530 400 -530 400 0C400 530 -400 530 -400 0Z', '#FFF8EC', 10)}</g>`;
    const stands = garment.foot !== undefined;
    const spot = stands
      ? rest(pen, garment, 470, 1030 - (garment.foot ?? 0) * 0.98, 0.98)
      : rest(pen, garment, 480, 760, 0.78, -6);
    return (
      wall(pen, tint, width, height) +
      window +
      floor(tint, width, height, 880) +
      rug +
      spot +
      sprig(860, 920, 6, 1.25, '#86B18F')
    );
  });
}
