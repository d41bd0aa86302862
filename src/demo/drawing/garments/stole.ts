import { castBy, fold, gleam, panel, stitch, threadOn } from '../tailoring';
import { plain } from '../cloth';
import { darker } from '../colour';
import type { DrawGarment } from './garment.types';

const BEHIND = 'M-150 -250C-120 -378 120 -384 156 -246C130 -300 60 -316 0 -314C-60 -312 -126 -300 -150 -250Z';
const LEFT =
  'M-166 -200C-172 -300 -90 -352 -10 -352C-50 -322 -74 -270 -70 -200C-64 -90 -34 60 -30 300C-96 322 -170 326 -244 312C-226 150 -160 0 -166 -200Z';
const RIGHT =
  'M166 -196C176 -300 90 -354 -44 -350C20 -324 62 -270 58 -206C50 -90 24 60 32 352C100 370 176 368 248 346C226 170 170 10 166 -196Z';
const LEFT_END = 'M-236 250C-166 266 -96 260 -31 238L-30 300C-96 322 -170 326 -244 312Z';
const RIGHT_END = 'M31 286C100 306 172 300 239 282L248 346C176 368 100 370 32 352Z';

function fringe(from: number, to: number, y: number, tone: string): string {
  let d = '';
  for (let x = from; x <= to; x += 17) {
    const lift = Math.round(12 * Math.cos(((x - from) / (to - from) - 0.45) * 2.6));
    d += `M${x} ${y + lift - 14}q-4 18 ${(x % 3) - 1} 46`;
  }
  return `<path d="${d}" class="seam" stroke="${tone}" stroke-width="5"/>`;
}

/** A light printed stole, as it lies around the neck. */
export const stole: DrawGarment = (pen, cloth) => {
  const end = { ...plain(cloth), base: cloth.trim };
  const left =
    fold([-130, -280], [-120, 0], [-170, 310], 26, 0.15) +
    fold([-90, -260], [-90, 20], [-80, 310], 22, 0.13) +
    gleam([-150, -240], [-140, 20], [-214, 300], 20, 0.25);
  const right =
    fold([110, -290], [110, 0], [170, 356], 28, 0.15) +
    fold([80, -240], [70, 40], [84, 358], 24, 0.13) +
    gleam([140, -230], [130, 40], [210, 340], 20, 0.22);
  const art =
    panel(pen, BEHIND, { ...plain(cloth), base: darker(cloth.base, 0.24) }) +
    fringe(28, 248, 362, cloth.trim) +
    panel(pen, RIGHT, cloth, { turn: -6, inside: right + castBy(pen, LEFT) }) +
    panel(pen, RIGHT_END, end, { inside: right }) +
    stitch('M31 304C100 324 172 318 241 300M32 334C100 352 174 350 245 330', threadOn(cloth.trim), 3) +
    fringe(-242, -28, 322, cloth.trim) +
    panel(pen, LEFT, cloth, { turn: 7, inside: left }) +
    panel(pen, LEFT_END, end, { inside: left }) +
    stitch('M-238 268C-166 284 -96 278 -31 256M-241 296C-168 310 -96 306 -30 284', threadOn(cloth.trim), 3);
  return { art, outline: [BEHIND, LEFT, RIGHT] };
};
