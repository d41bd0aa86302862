import { floor, groundShadow, wall } from '../backdrop';
import { darker, lighter, LIGHT, SHADE } from '../colour';
import { sheet, type Pen } from '../pen';
import { actor, put } from '../scenes/stage';
import { stitch } from '../tailoring';
import { FILM, type Film } from './film.types';

const { width, height } = FILM;
const WOOL = '#D8615A';
const RADIUS = 136;
/** The share of the loop in which the ball crosses; in the rest the stitches follow it. */
const ROLLING = 0.64;
/** The loop ends and begins while the picture is empty; the film starts with the ball in the middle. */
const BEGINS = 0.34;

const groundAt = (x: number) => 984 + Math.sin((x / width) * Math.PI * 2) * 26;

/** Strands around the ball, as it was wound: three bundles across each other. */
function strands(): string {
  let d = '';
  for (const [turn, count] of [
    [0, 7],
    [62, 6],
    [121, 6],
  ] as const) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (x: number, y: number) => `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)}`;
    for (let i = 0; i < count; i += 1) {
      const offset = ((i + 0.5) / count - 0.5) * RADIUS * (turn === 0 ? 1.7 : 1.1);
      const reach = Math.sqrt(RADIUS * RADIUS - offset * offset) * 0.94;
      d += `M${at(-reach, offset * 0.8)}Q${at(0, offset * 1.25 + 16)} ${at(reach, offset * 0.8)}`;
    }
  }
  return d;
}

const STRANDS = strands();

function ball(pen: Pen, x: number): string {
  const y = groundAt(x) - RADIUS;
  const turn = ((x / RADIUS) * 180) / Math.PI;
  const shade = pen.define(
    'ball shade',
    (id) =>
      `<radialGradient id="${id}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${LIGHT}" stop-opacity=".34"/><stop offset=".5" stop-color="${LIGHT}" stop-opacity="0"/><stop offset="1" stop-color="${SHADE}" stop-opacity=".34"/></radialGradient>`,
  );
  const clip = pen.define('ball edge', (id) => `<clipPath id="${id}"><circle r="${RADIUS}"/></clipPath>`);
  return (
    groundShadow(pen, Math.round(x + 24), Math.round(groundAt(x) + 4), 168, 26, 0.5) +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="${RADIUS}" fill="${WOOL}"/><g clip-path="url(#${clip})"><g transform="rotate(${turn.toFixed(2)})">` +
    `<path d="${STRANDS}" fill="none" stroke="${darker(WOOL, 0.3)}" stroke-width="17" stroke-opacity=".55"/><path d="${STRANDS}" fill="none" stroke="${lighter(WOOL, 0.16)}" stroke-width="11" stroke-linecap="round"/></g></g>` +
    `<circle r="${RADIUS}" fill="url(#${shade})"/><circle r="${RADIUS}" fill="none" stroke="${darker(WOOL, 0.42)}" stroke-width="3" stroke-opacity=".7"/></g>`
  );
}

/** The stitches between two places; each stays where it was sewn. */
function seamOf(pen: Pen, from: number, to: number): string {
  if (to <= from) return '';
  let d = '';
  for (let x = -40; x <= width + 40; x += 40) d += `${x === -40 ? 'M' : 'L'}${x} ${Math.round(groundAt(x))}`;
  const id = pen.define(
    `seam ${from} ${to}`,
    (name) =>
      `<clipPath id="${name}"><path d="M${Math.round(from)} 800H${Math.round(to)}V1280H${Math.round(from)}Z"/></clipPath>`,
  );
  return `<g clip-path="url(#${id})"><g transform="translate(3 6)" opacity=".18">${stitch(d, SHADE, 15)}</g>${stitch(d, WOOL, 14).replace('class="stitch"', 'class="seam" stroke-dasharray="44 30"').replace('/>', ' style="stroke-opacity:1"/>')}</g>`;
}

function table(pen: Pen, phase: number): string {
  const share = (phase + BEGINS) % 1;
  const rolled = Math.min(1, share / ROLLING);
  const followed = Math.max(0, (share - ROLLING) / (1 - ROLLING));
  const x = -RADIUS * 1.4 + rolled * (width + RADIUS * 2.8);
  const tail = -60 + followed * followed * (3 - 2 * followed) * (width + 120);
  return (
    wall(pen, 'blush', width, height) +
    floor('blush', width, height, 880) +
    put(pen, actor('mittens', 'Mint', 'stars', 'pale'), 490, 400, 1.04) +
    seamOf(pen, Math.round(tail), Math.round(x)) +
    ball(pen, x)
  );
}

/** A ball of wool that leaves a running stitch behind. */
export const wool: Film = {
  key: 'ball of wool',
  tint: 'blush',
  alt: 'A ball of wool rolls past a pair of mittens and leaves a running stitch behind',
  seconds: 6,
  draw: (phase) => sheet(width, height, (pen) => table(pen, phase)),
  poster: () => sheet(width, height, (pen) => table(pen, 0)),
};
