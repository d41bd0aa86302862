import { trimCloth } from '../cloth';
import { darker, lighter } from '../colour';
import { bow } from '../notions';
import { castBy, fold, gleam, panel } from '../tailoring';
import type { DrawGarment } from './garment.types';

const FRONT = 'M-262 -40L176 -40L170 318C20 326 -120 326 -256 318Z';
const SIDE = 'M176 -40L290 -70L280 262L170 318Z';
const LID_TOP = 'M-284 -98L-170 -158L312 -158L198 -98Z';
const LID_FRONT = 'M-284 -98L198 -98L196 -22L-282 -22Z';
const LID_SIDE = 'M198 -98L312 -158L308 -84L196 -22Z';

/** A wrapped gift box with a ribbon and a large bow. */
export const giftBox: DrawGarment = (pen, cloth) => {
  const ribbon = trimCloth(cloth);
  const lid = { ...cloth, pattern: 'solid' as const, base: lighter(cloth.base, 0.16) };
  const strip = (d: string) => panel(pen, d, ribbon);
  const art =
    panel(pen, SIDE, { ...cloth, base: darker(cloth.base, 0.16) }, { depth: 2 }) +
    panel(pen, FRONT, cloth, {
      inside: castBy(pen, 'M-300 -22L220 -22') + gleam([-230, 0], [-240, 140], [-226, 300], 20, 0.2),
    }) +
    strip('M-76 -30L-10 -30C-12 100 -12 220 -14 324L-78 323Z') +
    strip('M226 -56L256 -62L246 278L222 291Z') +
    panel(pen, LID_TOP, { ...lid, base: lighter(lid.base, 0.2) }) +
    panel(pen, LID_FRONT, lid) +
    panel(pen, LID_SIDE, { ...lid, base: darker(lid.base, 0.14) }, { depth: 1.5 }) +
    strip('M-78 -98L34 -158L96 -158L-10 -98Z') +
    strip('M-78 -98L-10 -98L-10 -22L-78 -22Z') +
    strip('M-228 -128L254 -128L220 -110L-262 -110Z') +
    `<g>${bow(4, -150, cloth.trim, 2.1, -3)}</g>` +
    `<g transform="translate(84 60) rotate(14)"><path d="M-96 -88C-70 -60 -50 -50 -20 -40" fill="none" stroke="${cloth.trim}" stroke-width="4"/><path d="M-30 -52L60 -52L78 -26L60 2L-30 2Z" fill="#FFF8EC" stroke="${darker(cloth.trim, 0.3)}" stroke-width="3"/><circle cx="60" cy="-26" r="6" fill="${cloth.trim}"/><path d="M-14 -32H34M-14 -16H22" stroke="${cloth.trim}" stroke-width="4" stroke-linecap="round"/></g>` +
    fold([-258, 300], [-100, 318], [160, 304], 14, 0.1);
  return { art, outline: [FRONT, SIDE, LID_TOP, LID_FRONT, LID_SIDE], foot: 322 };
};
