import { floor, wall } from '../backdrop';
import { clothOf, type Cloth } from '../cloth';
import { WOOD_DEEP } from '../garments/wood';
import { sheet, stencil, type Pen } from '../pen';
import { actor, put } from '../scenes/stage';
import { panel, stitch, threadOn } from '../tailoring';
import { FILM, type Film } from './film.types';

const { width, height } = FILM;

const STAR = 'M0 -78L22 -28 76 -22 36 14 48 68 0 42 -48 68 -36 14 -76 -22 -22 -28Z';
const MOON = 'M22 -72C-34 -84 -78 -42 -74 12C-70 62 -20 88 30 70C-10 60 -30 30 -28 -6C-26 -40 -8 -62 22 -72Z';
const HEART = 'M0 66C-66 20 -82 -34 -46 -58C-22 -72 -4 -54 0 -36C6 -56 26 -70 48 -56C80 -32 62 22 0 66Z';

interface Felt {
  d: string;
  cloth: Cloth;
  /** How far below the ring it hangs. */
  drop: number;
}

/** Each hangs twice, across from itself: half a turn of the ring looks like none. */
const FELTS: Felt[] = [
  { d: STAR, cloth: clothOf('Mustard', 'solid'), drop: 96 },
  { d: MOON, cloth: clothOf('Indigo', 'dots'), drop: 152 },
  { d: HEART, cloth: clothOf('Coral', 'gingham', 'pale'), drop: 122 },
];

const RING = { x: 480, y: 146, rx: 268, ry: 52 };

function felt(pen: Pen, { d, cloth }: Felt): string {
  return stencil(
    pen,
    panel(pen, d, cloth, { scale: 0.6 }) + `<g transform="scale(.82)">${stitch(d, threadOn(cloth.base), 4)}</g>`,
  );
}

function hanging(pen: Pen, phase: number): string {
  const pieces = [...FELTS, ...FELTS];
  const all = pieces.map((piece, index) => {
    const angle = ((index / pieces.length) * 2 + phase) * Math.PI;
    const near = (Math.sin(angle) + 1) / 2;
    const x = RING.x + Math.cos(angle) * RING.rx;
    const y = RING.y + Math.sin(angle) * RING.ry;
    // A piece and the one across from it swing alike, or the loop would show its joint.
    const swing = Math.sin((phase + index / FELTS.length) * Math.PI * 2) * 5;
    const scale = 0.84 + near * 0.26;
    const art =
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${swing.toFixed(2)})"><path d="M0 0V${piece.drop}" stroke="${WOOD_DEEP}" stroke-width="3.5" stroke-opacity=".8"/>` +
      `<g transform="translate(0 ${piece.drop + Math.round(66 * scale)}) rotate(${(-swing * 1.6).toFixed(2)}) scale(${scale.toFixed(3)})">${felt(pen, piece)}</g></g>`;
    return { near, art };
  });
  const drawn = (front: boolean) =>
    all
      .filter(({ near }) => near > 0.499 === front)
      .sort((a, b) => a.near - b.near)
      .map(({ art }) => art)
      .join('');
  const ring = (half: string, tone: string) =>
    `<path d="${half}" fill="none" stroke="#8A6038" stroke-width="19" stroke-linecap="round"/><path d="${half}" fill="none" stroke="${tone}" stroke-width="13" stroke-linecap="round"/>`;
  const { x, y, rx, ry } = RING;
  const cords = `<path d="M480 -10V48M480 48L${x - rx} ${y}M480 48L${x + rx} ${y}M480 48L480 ${y + ry}" fill="none" stroke="${WOOD_DEEP}" stroke-width="4"/>`;
  return (
    ring(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`, '#C08F58') +
    drawn(false) +
    cords +
    ring(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, '#DDAE76') +
    drawn(true) +
    `<circle cx="480" cy="48" r="17" fill="#E2896A" stroke="#8A6038" stroke-width="3"/>`
  );
}

function nursery(pen: Pen, phase: number): string {
  return (
    wall(pen, 'cream', width, height) +
    floor('cream', width, height, 930) +
    put(pen, actor('cradle', 'Blue', 'gingham', 'pale'), 480, 1054, 0.76) +
    hanging(pen, phase)
  );
}

/** Felt stars, moons and hearts turning over a cradle. */
export const mobile: Film = {
  key: 'mobile over a cradle',
  tint: 'cream',
  alt: 'A mobile of felt stars, moons and hearts turning over a wooden cradle',
  seconds: 6,
  draw: (phase) => sheet(width, height, (pen) => nursery(pen, phase)),
  poster: () => sheet(width, height, (pen) => nursery(pen, 0)),
};
