import { laid, wall, type Tint } from '../backdrop';
import { trimCloth, type Cloth } from '../cloth';
import { LIGHT, lighter, SHADE } from '../colour';
import { bow, button, heart, stud } from '../notions';
import { printFill } from '../patterns';
import { place, sheet, type Pen } from '../pen';
import { binding, castBy, fold, gathers, gleam, panel, ribs, seam, stitch, threadOn } from '../tailoring';
import { WARDROBE, type SilhouetteName } from '../wardrobe';
import { PORTRAIT } from './front';

/** The part of the garment in the close-up. */
export type Closure = 'buttons' | 'ties' | 'studs' | 'ribs' | 'hem';

const ALL = 'M-20 -20L980 -20L980 1220L-20 1220Z';

/** Folds that run across the cloth from the lower left, lit on their upper side. */
function drapes(pen: Pen): string {
  const id = pen.define(
    'drape',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2=".55"><stop offset="0" stop-color="${SHADE}" stop-opacity="0"/><stop offset=".46" stop-color="${SHADE}" stop-opacity=".17"/><stop offset=".56" stop-color="${SHADE}" stop-opacity=".03"/><stop offset=".66" stop-color="${LIGHT}" stop-opacity=".16"/><stop offset="1" stop-color="${LIGHT}" stop-opacity="0"/></linearGradient>`,
  );
  const waves = [
    'M-60 420C180 300 300 120 330 -60L560 -60C520 180 330 420 -60 620Z',
    'M300 1260C420 900 620 640 1020 420L1020 660C760 820 600 1040 560 1260Z',
    'M-60 980C120 900 260 900 380 1260L120 1260C80 1120 20 1080 -60 1100Z',
  ];
  return waves.map((d) => `<path d="${d}" fill="url(#${id})"/>`).join('');
}

const BAND = 'M566 -20C548 300 596 620 572 1220L760 1220C784 620 734 300 752 -20Z';

function buttoned(pen: Pen, cloth: Cloth): string {
  const thread = threadOn(cloth.trim);
  return (
    panel(pen, BAND, trimCloth(cloth), { inside: gleam([590, 0], [580, 500], [606, 1200], 26, 0.2) }) +
    stitch('M592 -20C574 300 622 620 598 1220M730 -20C712 300 760 620 736 1220', thread, 6) +
    [150, 560, 970]
      .map(
        (y, i) =>
          `<path d="M${612 + i * 4} ${y + 2}H${712 + i * 4}" stroke="${thread}" stroke-width="12" stroke-opacity=".5" stroke-linecap="round"/>${button(662 + i * 5, y, lighter(cloth.base, 0.72), 58)}`,
      )
      .join('')
  );
}

function studded(pen: Pen, cloth: Cloth): string {
  return (
    panel(pen, BAND, trimCloth(cloth), { inside: gleam([590, 0], [580, 500], [606, 1200], 26, 0.2) }) +
    stitch('M592 -20C574 300 622 620 598 1220M730 -20C712 300 760 620 736 1220', threadOn(cloth.trim), 6) +
    [120, 440, 760, 1080].map((y, i) => stud(660 + i * 5, y, lighter(cloth.trim, 0.5), 44)).join('')
  );
}

function tied(pen: Pen, cloth: Cloth): string {
  const edge = 'M-20 160C240 420 560 620 980 700';
  const under = 'M-20 160C240 420 560 620 980 700L980 -20L-20 -20Z';
  return (
    panel(pen, under, cloth, {
      turn: 28,
      scale: 2.5,
      inside: castBy(pen, 'M-20 160C240 420 560 620 980 700') + fold([500, -20], [560, 200], [700, 520], 60, 0.1),
    }) +
    `<path d="${edge}" fill="none" stroke="${SHADE}" stroke-opacity=".16" stroke-width="70" transform="translate(-10 -26)"/>` +
    binding(pen, edge, cloth.trim, 64) +
    stitch('M-20 130C246 396 566 592 980 670M-20 190C234 446 554 648 980 730', threadOn(cloth.trim), 5) +
    bow(690, 640, cloth.trim, 3.1, 14)
  );
}

function ribbed(pen: Pen, cloth: Cloth): string {
  const cuff = 'M-20 760C240 820 700 820 980 740L980 1220L-20 1220Z';
  return (
    `<path d="M-20 760C240 820 700 820 980 740" fill="none" stroke="${SHADE}" stroke-opacity=".14" stroke-width="60" transform="translate(0 -14)"/>` +
    panel(pen, cuff, trimCloth(cloth), {
      inside: ribs([-20, 770], [980, 770], [-6, 460], 22, cloth.trim) + gathers([-20, 770], [980, 770], 20, 200),
    }) +
    stitch('M-20 800C240 860 700 860 980 780', threadOn(cloth.trim), 6) +
    heart(780, 1010, lighter(cloth.trim, 0.5), 4)
  );
}

function hemmed(pen: Pen, cloth: Cloth): string {
  const border = 'M-20 820C260 760 640 900 980 800L980 1220L-20 1220Z';
  const dots = Array.from(
    { length: 9 },
    (_, i) => `<circle cx="${40 + i * 112}" cy="${Math.round(980 + Math.sin(i * 0.9) * 14)}" r="17"/>`,
  ).join('');
  return (
    panel(pen, border, trimCloth(cloth), {
      inside:
        fold([300, 800], [340, 1000], [300, 1220], 60, 0.12) + fold([720, 830], [740, 1000], [800, 1220], 60, 0.12),
    }) +
    stitch('M-20 866C260 806 640 946 980 846M-20 1090C260 1040 640 1150 980 1070', threadOn(cloth.trim), 6) +
    `<g fill="${cloth.spark}">${dots}</g>` +
    seam('M-20 820C260 760 640 900 980 800', cloth.trim, 5)
  );
}

const SEWN: Record<Closure, (pen: Pen, cloth: Cloth) => string> = {
  buttons: buttoned,
  studs: studded,
  ties: tied,
  ribs: ribbed,
  hem: hemmed,
};

/** The cloth, near enough to feel it. */
export function clothDetail(cloth: Cloth, closure: Closure): string {
  return sheet(PORTRAIT.width, PORTRAIT.height, (pen) => {
    const weave = pen.define(
      'weave',
      (id) =>
        `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 1H4M3.5 4.5H7" stroke="${SHADE}" stroke-opacity=".1" stroke-width="1.4"/></pattern>`,
    );
    const print = printFill(pen, cloth, -8, 2.5);
    return (
      `<path d="${ALL}" fill="${cloth.base}"/>` +
      (print ? `<path d="${ALL}" fill="${print}"/>` : '') +
      SEWN[closure](pen, cloth) +
      `<path d="${ALL}" fill="url(#${weave})"/>` +
      drapes(pen)
    );
  });
}

/** The close-up's place in things that are not cut from cloth, in their own coordinates. */
const FOCUS: Partial<Record<SilhouetteName, [number, number, number]>> = {
  elephant: [10, -60, 2.2],
  rabbit: [10, -120, 2.2],
  rattle: [130, -190, 2.3],
  stackingRings: [0, -150, 2.3],
  cradle: [20, 110, 2.1],
  jhula: [0, 40, 2.1],
  giftBox: [0, -110, 2.1],
};

/** True for things whose close-up shows a part of the thing itself, and not its cloth. */
export function showsThingItself(silhouette: SilhouetteName): boolean {
  return FOCUS[silhouette] !== undefined;
}

/** A toy, cradle or box from close by. */
export function objectDetail(silhouette: SilhouetteName, cloth: Cloth, tint: Tint): string {
  const [x, y, scale] = FOCUS[silhouette] ?? [0, 0, 2];
  return sheet(PORTRAIT.width, PORTRAIT.height, (pen) => {
    const garment = WARDROBE[silhouette](pen, cloth);
    return (
      wall(pen, tint, PORTRAIT.width, PORTRAIT.height) +
      place(garment.foot === undefined ? laid(pen, garment) : garment.art, 480 - x * scale, 600 - y * scale, scale, -3)
    );
  });
}
