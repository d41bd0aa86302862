import { groundShadow, wall } from '../backdrop';
import { clothOf, type Cloth } from '../cloth';
import { loneSock } from '../garments/sock';
import { sheet, stencil, type Pen } from '../pen';
import { stitch } from '../tailoring';
import { FILM, type Film } from './film.types';

const { width, height } = FILM;

/** Two steps, in pixels: how far a pair comes in one cycle of its walk. */
const CYCLE = 280;
/** The distance between two pairs, and the way of each in one loop of the film. */
const DISTANCE = CYCLE * 2;
const SCALE = 1.08;
/** The sole below the sock's middle. */
const SOLE = 216;

interface Row {
  cloth: Cloth;
  ground: number;
  leftwards: boolean;
  frill: boolean;
  /** Out of step with the other rows, in cycles. */
  start: number;
}

const ROWS: Row[] = [
  { cloth: clothOf('Blue', 'dots'), ground: 524, leftwards: true, frill: false, start: 0 },
  { cloth: clothOf('Pink', 'gingham', 'pale'), ground: 1010, leftwards: false, frill: true, start: 0.3 },
];

const smooth = (share: number) => share * share * (3 - 2 * share);

/** One foot after `cycles` of walking: it stands for half of a cycle and swings two steps ahead in the other half. */
function foot(cycles: number): { x: number; lift: number; turn: number } {
  const whole = Math.floor(cycles);
  const share = cycles - whole;
  if (share < 0.5) return { x: -whole * CYCLE, lift: 0, turn: 0 };
  const swing = (share - 0.5) * 2;
  return {
    x: -(whole + smooth(swing)) * CYCLE,
    lift: Math.sin(swing * Math.PI) * 58,
    turn: -Math.sin(swing * Math.PI * 2) * 13,
  };
}

function parade(pen: Pen, row: Row, phase: number): string {
  const art = stencil(pen, loneSock(pen, row.cloth, row.frill));
  const step = (at: number, cycles: number, behind: boolean) => {
    const { x, lift, turn } = foot(cycles);
    const place = `translate(${(at + x).toFixed(1)} ${(-SOLE * SCALE - lift - (behind ? 16 : 0)).toFixed(1)}) rotate(${turn.toFixed(2)}) scale(${SCALE})`;
    const shadow = groundShadow(pen, Math.round(at + x - 64), behind ? -14 : 2, Math.round(140 - lift * 0.7), 15, 0.4);
    return `${shadow}<g transform="${place}">${art}</g>`;
  };
  let pairs = '';
  // Enough of them to fill the picture at every moment of the loop.
  for (let at = -DISTANCE; at <= width + DISTANCE * 2; at += DISTANCE) {
    const cycles = phase * 2 + row.start;
    pairs += step(at + row.start * CYCLE + CYCLE / 2, cycles + 0.5, true) + step(at + row.start * CYCLE, cycles, false);
  }
  const turned = row.leftwards ? '' : ` translate(${width} 0) scale(-1 1)`;
  return `<g transform="translate(0 ${row.ground})${turned}">${stitch(`M-20 6C${width * 0.3} -4 ${width * 0.7} 14 ${width + 20} 4`, '#E8A33D', 7)}${pairs}</g>`;
}

const rows = (pen: Pen, phase: number) =>
  wall(pen, 'mint', width, height) + ROWS.map((row) => parade(pen, row, phase)).join('');

/** Socks out for a walk. */
export const marching: Film = {
  key: 'socks marching',
  tint: 'mint',
  alt: 'Two rows of baby socks marching past each other',
  seconds: 4,
  draw: (phase) => sheet(width, height, (pen) => rows(pen, phase)),
  poster: () => sheet(width, height, (pen) => rows(pen, 0)),
};
