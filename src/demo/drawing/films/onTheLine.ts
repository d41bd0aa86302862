import { groundShadow, laid, wall } from '../backdrop';
import { sheet, type Pen } from '../pen';
import { line, peg, sprig } from '../props';
import { hills } from '../scenes/landscape';
import { actor } from '../scenes/stage';
import { WARDROBE } from '../wardrobe';
import { FILM, type Film } from './film.types';

const { width, height } = FILM;
const LINE_Y = 262;
const SCALE = 1.08;
/** Half the distance between the pegs, and their height on the jhabla. */
const GRIP = { half: 128, y: -304 };

function yard(pen: Pen, phase: number): string {
  const sway = (shift: number, degrees: number) =>
    Math.round(Math.sin((phase + shift) * Math.PI * 2) * degrees * 10) / 10;
  return (
    wall(pen, 'sky', width, height) +
    hills('sky', width, height, 210) +
    groundShadow(pen, 520, 1190, 320, 34, 0.24) +
    line(width, 236, 22) +
    sprig(84, 1300, 10 + sway(0.1, 3), 1.5, '#9CC2A1') +
    sprig(196, 1310, 24 + sway(0.2, 4), 1, '#8DB796') +
    sprig(880, 1306, -10 + sway(0.35, 3), 1.25, '#8DB796')
  );
}

function jhablaOnLine(pen: Pen): string {
  const { silhouette, cloth } = actor('jhabla', 'Coral', 'buti', 'pale');
  return `<g transform="translate(480 ${Math.round(LINE_Y - GRIP.y * SCALE)}) scale(${SCALE})">${laid(pen, WARDROBE[silhouette](pen, cloth), 1.4)}</g>`;
}

const pegs = peg(480 - GRIP.half * SCALE, 254) + peg(480 + GRIP.half * SCALE, 258);

/** The jhabla drying in a light wind. */
export const onTheLine: Film = {
  key: 'jhabla on the line',
  tint: 'sky',
  alt: 'A jhabla on a clothes line in a light wind',
  seconds: 4,
  draw: (phase) => sheet(width, height, (pen) => yard(pen, phase)),
  rippled: {
    cloth: sheet(width, height, jhablaOnLine),
    before: sheet(width, height, () => pegs),
    top: LINE_Y,
    bottom: 980,
  },
  poster: () => sheet(width, height, (pen) => yard(pen, 0) + jhablaOnLine(pen) + pegs),
};
