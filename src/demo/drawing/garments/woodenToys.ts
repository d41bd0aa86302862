import { lighter } from '../colour';
import { bow } from '../notions';
import { bothSides, moved } from '../path';
import { place } from '../pen';
import { gleam, plainPanel } from '../tailoring';
import type { DrawGarment } from './garment.types';
import { bead, board, WOOD } from './wood';

const HANDLE = 'M-17 -150C-12 -40 -12 40 -20 150L20 150C12 40 12 -40 17 -150Z';
const BELL = bothSides('M0 -336C-96 -336 -132 -270 -128 -216C-122 -172 -64 -140 0 -140');

/** A lacquered wooden rattle in the way of Channapatna's turners. */
export const rattle: DrawGarment = (pen, cloth) => {
  const bands = [-288, -244, -200]
    .map(
      (y, i) =>
        `<path d="M-140 ${y}C-60 ${y + 26} 60 ${y + 26} 140 ${y}" fill="none" stroke="${[cloth.trim, '#FFF6E6', cloth.spark][i]}" stroke-width="${[26, 10, 20][i]}"/>`,
    )
    .join('');
  const art = place(
    plainPanel(pen, HANDLE, WOOD) +
      plainPanel(pen, BELL, cloth.base, {
        inside: bands + gleam([-70, -316], [-120, -250], [-80, -180], 30, 0.5),
        depth: 2,
      }) +
      bead(0, -130, 46, 19, cloth.spark) +
      bead(0, -100, 34, 16, cloth.trim) +
      bead(0, 96, 34, 15, cloth.spark) +
      bead(0, 126, 44, 18, cloth.base) +
      `<g fill="none"><circle cx="0" cy="228" r="84" stroke="#9A6B41" stroke-width="46"/><circle cx="0" cy="228" r="84" stroke="${WOOD}" stroke-width="40"/><path d="M-78 196A84 84 0 0 1 -20 146" stroke="#fff" stroke-opacity=".45" stroke-width="10" stroke-linecap="round"/><path d="M82 214A84 84 0 0 1 -30 306" stroke="#4A2B5E" stroke-opacity=".16" stroke-width="24" stroke-linecap="round"/></g>` +
      bow(0, 24, lighter(cloth.trim, 0.35), 0.9),
    20,
    10,
    1.06,
    28,
  );
  const ring =
    'M-106 228C-106 90 106 90 106 228C106 366 -106 366 -106 228ZM-62 228C-62 310 62 310 62 228C62 146 -62 146 -62 228Z';
  return { art, outline: [HANDLE, BELL, ring].map((d) => moved(d, 20, 10, 1.06, 28)) };
};

/** A stacker of lacquered rings on a wooden base. */
export const stackingRings: DrawGarment = (pen, cloth) => {
  const tones = [cloth.base, cloth.spark, cloth.trim, lighter(cloth.base, 0.4), '#FFF1DC', cloth.trim];
  const rings = tones.map((tone, i) => bead(i % 2 ? 4 : -3, 226 - i * 78, 214 - i * 27, 46 - i, tone)).join('');
  const base =
    'M-252 270C-120 252 120 252 252 270C266 284 266 316 250 330C120 346 -120 346 -250 330C-266 316 -266 284 -252 270Z';
  const art =
    plainPanel(pen, base, WOOD, {
      inside: `<path d="M-250 300C-100 286 100 286 250 300" fill="none" stroke="#B07A48" stroke-opacity=".5" stroke-width="3"/>`,
    }) +
    board(pen, -14, -260, 28, 520) +
    rings +
    bead(0, -246, 62, 60, cloth.base) +
    bead(0, -314, 22, 18, cloth.spark);
  const cone =
    'M-250 300L-214 200C-190 60 -110 -140 -60 -246C-60 -330 60 -330 60 -246C110 -140 190 60 214 200L250 300Z';
  return { art, outline: [cone, base], foot: 338 };
};
