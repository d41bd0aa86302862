/** The things in the workshop, drawn around the origin; standing ones have the ground at 0. */
import { darker, LIGHT, lighter, SHADE } from '../colour';
import type { Cloth } from '../cloth';
import { WOOD, WOOD_DEEP } from '../garments/wood';
import type { Pen } from '../pen';
import { panel, plainPanel } from '../tailoring';

const edge = (tone: string, width = 3): string =>
  `stroke="${darker(tone, 0.36)}" stroke-width="${width}" stroke-linejoin="round"`;
const STEEL = '#AEB0BF';
const IRON = '#3A4467';
const BRASS = '#E3B04B';

/** A bolt of cloth, standing, 110 wide and `tall` high. */
export function bolt(pen: Pen, cloth: Cloth, tall: number): string {
  const body = `M-54 ${-tall}C-30 ${-tall - 12} 30 ${-tall - 12} 54 ${-tall}L56 -8C30 8 -30 8 -56 -8Z`;
  return (
    panel(pen, body, cloth, {
      scale: 0.7,
      inside: `<path d="M14 ${-tall - 20}H70V20H14C30 ${-tall / 2} 28 ${-tall / 3} 14 ${-tall - 20}Z" fill="${SHADE}" fill-opacity=".12"/>`,
    }) +
    `<ellipse cy="${-tall}" rx="54" ry="13" fill="${lighter(cloth.base, 0.4)}" ${edge(cloth.base)}/><ellipse cy="${-tall}" rx="30" ry="7" fill="none" stroke="${darker(cloth.base, 0.3)}" stroke-width="2.5"/><ellipse cy="${-tall}" rx="11" ry="3.5" fill="${WOOD_DEEP}"/>`
  );
}

/** Tailor's shears, lying with the points to the left, 300 long. */
export function shears(): string {
  return (
    `<path d="M10 0L-168 -30C-174 -30 -176 -24 -170 -20L-10 20Z" fill="${STEEL}" ${edge(STEEL)}/><path d="M10 0L-168 32C-174 32 -176 26 -170 22L-10 -20Z" fill="${lighter(STEEL, 0.4)}" ${edge(STEEL)}/>` +
    `<g fill="none" stroke-width="19"><path d="M6 -4C50 -50 120 -78 138 -46C152 -16 70 -10 22 4" stroke="${darker(IRON, 0.2)}"/><path d="M6 4C50 50 120 78 138 46C152 16 70 10 22 -4" stroke="${darker(IRON, 0.2)}"/></g>` +
    `<g fill="none" stroke-width="13"><path d="M6 -4C50 -50 120 -78 138 -46C152 -16 70 -10 22 4" stroke="${IRON}"/><path d="M6 4C50 50 120 78 138 46C152 16 70 10 22 -4" stroke="${IRON}"/></g><circle r="9" fill="${BRASS}" ${edge(BRASS, 2)}/>`
  );
}

/** A reel of thread, 76 high. */
export function reel(tone: string): string {
  const wound = Array.from({ length: 5 }, (_, i) => `M-24 ${-58 + i * 10}L24 ${-62 + i * 10}`).join('');
  return `<path d="M-31 -74H31L25 -64H-25ZM-25 -12H25L31 0H-31Z" fill="${WOOD}" ${edge(WOOD, 2.5)}/><path d="M-26 -64H26C30 -46 30 -30 26 -12H-26C-30 -30 -30 -46 -26 -64Z" fill="${tone}" ${edge(tone, 2.5)}/><path d="${wound}" stroke="${darker(tone, 0.24)}" stroke-width="2.5"/><path d="M-18 -58V-18" stroke="${LIGHT}" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`;
}

/** A hand-cranked sewing machine on its wooden base, 430 wide and 300 high; the needle comes down at -128. */
export function sewingMachine(): string {
  const body =
    'M-176 -214C-176 -262 -140 -272 -100 -270L120 -262C168 -258 184 -226 184 -180V-44H92V-150C92 -172 80 -180 60 -180L-84 -178C-92 -178 -96 -172 -96 -162V-128H-160V-164C-172 -176 -176 -196 -176 -214Z';
  return (
    `<path d="M-216 -44H216V0H-216Z" fill="${WOOD}" ${edge(WOOD_DEEP)}/><path d="M-216 -44H216V-32H-216Z" fill="${lighter(WOOD, 0.35)}"/>` +
    `<circle cx="206" cy="-206" r="56" fill="none" stroke="${darker(IRON, 0.3)}" stroke-width="19"/><circle cx="206" cy="-206" r="56" fill="none" stroke="${lighter(IRON, 0.1)}" stroke-width="13"/><path d="M206 -206L246 -166" stroke="${darker(IRON, 0.2)}" stroke-width="10" stroke-linecap="round"/><circle cx="248" cy="-164" r="13" fill="${WOOD}" ${edge(WOOD_DEEP, 2.5)}/>` +
    `<path d="${body}" fill="${IRON}" ${edge(IRON)}/><path d="M120 -262C168 -258 184 -226 184 -180V-44H140C150 -120 156 -210 120 -262Z" fill="${SHADE}" fill-opacity=".3"/>` +
    `<path d="M-150 -232C-60 -252 60 -244 140 -226" fill="none" stroke="${BRASS}" stroke-width="5" stroke-linecap="round"/><path d="M-40 -214C-20 -232 0 -232 16 -214C0 -200 -20 -200 -40 -214ZM40 -212C54 -224 70 -224 84 -210" fill="none" stroke="${BRASS}" stroke-width="4"/>` +
    `<path d="M-128 -128V-52" stroke="${STEEL}" stroke-width="8" stroke-linecap="round"/><path d="M-152 -54H-98L-108 -44H-146Z" fill="${STEEL}" ${edge(STEEL, 2.5)}/><circle cx="-128" cy="-200" r="15" fill="${STEEL}" ${edge(STEEL, 2.5)}/>` +
    `<g transform="translate(20 -266)">${reel('#D2524B')}</g><path d="M14 -330C-60 -350 -116 -318 -128 -216V-70" fill="none" stroke="#D2524B" stroke-width="2.5"/>`
  );
}

/** A tape measure that has been let fall. */
export function tape(): string {
  const d = 'M-210 10C-150 -44 -84 46 -20 2C44 -42 110 40 210 -14';
  return `<path d="${d}" fill="none" stroke="#C58E2C" stroke-width="30"/><path d="${d}" fill="none" stroke="#F6D26B" stroke-width="25"/><path d="${d}" fill="none" stroke="#8A6038" stroke-width="11" stroke-dasharray="2.5 13"/>`;
}

/** A shelf board, `wide` across, with its two brackets. */
export function board(wide: number): string {
  const half = wide / 2;
  const bracket = (x: number) => `<path d="M${x - 8} 20H${x + 8}V60L${x - 8} 44Z" fill="${WOOD_DEEP}"/>`;
  return `${bracket(-half + 60)}${bracket(half - 60)}<path d="M${-half} 0H${half}V22H${-half}Z" fill="${WOOD}" ${edge(WOOD_DEEP)}/><path d="M${-half} 0H${half}V7H${-half}Z" fill="${lighter(WOOD, 0.4)}"/>`;
}

/** A few folded pieces on a shelf, the ground at 0. */
export function stack(pen: Pen, tones: readonly string[]): string {
  return tones
    .map((tone, i) => {
      const y = -i * 30;
      const lean = (i % 2) * 5 - 2;
      return plainPanel(
        pen,
        `M${-62 + lean} ${y - 30}C-20 ${y - 35} 30 ${y - 28} ${60 + lean} ${y - 31}C72 ${y - 26} 72 ${y - 4} ${60 + lean} ${y}C20 ${y + 3} -30 ${y - 2} ${-60 + lean} ${y}C-74 ${y - 6} -74 ${y - 26} ${-62 + lean} ${y - 30}Z`,
        tone,
      );
    })
    .join('');
}

/** A ball of string. */
export function twine(): string {
  const tone = '#D9AE77';
  return `<circle r="46" fill="${tone}" ${edge(tone)}/><path d="M-40 -18C-10 -40 24 -34 42 -14M-44 4C-10 -18 26 -14 45 8M-38 24C-8 2 24 6 40 24M-20 -40C-34 -6 -30 24 -10 44M16 -43C2 -8 6 22 24 39" fill="none" stroke="${darker(tone, 0.3)}" stroke-width="3"/><path d="M38 26C80 50 100 34 140 44" fill="none" stroke="${tone}" stroke-width="6" stroke-linecap="round"/>`;
}

/** A counter's bell. */
export function bell(): string {
  return `<path d="M-54 -14C-54 -66 54 -66 54 -14Z" fill="${BRASS}" ${edge(BRASS)}/><path d="M-66 -14H66V0H-66Z" fill="${WOOD_DEEP}" ${edge(WOOD_DEEP)}/><circle cy="-60" r="9" fill="${BRASS}" ${edge(BRASS, 2.5)}/><path d="M-34 -26C-32 -42 -20 -50 -8 -52" fill="none" stroke="${LIGHT}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"/>`;
}
