import { darker, LIGHT, lighter, SHADE } from './colour';
import type { Garment } from './garments/garment.types';
import { stencil, type Pen } from './pen';
import { shape } from './tailoring';

/** The tints of the page's own sections, so that a picture blends into the page. */
export const TINTS = { blush: '#FDE9E4', mint: '#E6F4EC', sky: '#E8F0FB', cream: '#FBF1DF' } as const;
export type Tint = keyof typeof TINTS;

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

/** A tint that the cloth stands out from; `turn` varies it from picture to picture. */
export function tintBehind(base: string, turn: number): Tint {
  const names = Object.keys(TINTS) as Tint[];
  const distance = (name: Tint) =>
    [1, 3, 5].reduce(
      (sum, at) =>
        sum + Math.abs(channel(TINTS[name], at) - channel(base, at) - (channel(base, 1) - channel(base, at)) * 0.2),
      0,
    );
  const best = [...names].sort((a, b) => distance(b) - distance(a));
  return best[turn % 3] ?? 'cream';
}

/** Light from the upper left over a tinted wall. */
export function wall(pen: Pen, tint: Tint, width: number, height: number): string {
  const tone = TINTS[tint];
  const glow = pen.define(
    `glow ${tint}`,
    (id) =>
      `<radialGradient id="${id}" cx=".3" cy=".22" r=".95"><stop offset="0" stop-color="${LIGHT}" stop-opacity=".75"/><stop offset=".5" stop-color="${LIGHT}" stop-opacity="0"/><stop offset="1" stop-color="${darker(tone, 0.3)}" stop-opacity=".28"/></radialGradient>`,
  );
  return `<path d="M0 0H${width}V${height}H0Z" fill="${tone}"/><path d="M0 0H${width}V${height}H0Z" fill="url(#${glow})"/>`;
}

/** A scalloped niche, as in the wall of an old house: a quiet frame behind the garment. */
export function niche(tint: Tint): string {
  const d =
    'M128 1200V560C128 512 140 474 166 444C158 398 186 352 232 338C238 288 280 254 330 256C352 206 404 182 446 178C460 158 470 144 480 122C490 144 500 158 514 178C556 182 608 206 630 256C680 254 722 288 728 338C774 352 802 398 794 444C820 474 832 512 832 560V1200Z';
  return `<path d="${d}" transform="translate(480 1200) scale(1.19 1.06) translate(-480 -1200)" fill="${lighter(TINTS[tint], 0.5)}" fill-opacity=".6" stroke="${darker(TINTS[tint], 0.12)}" stroke-width="3" stroke-opacity=".7"/>`;
}

/** A floor or table top from `y` down. */
export function floor(tint: Tint, width: number, height: number, y: number): string {
  return `<path d="M0 ${y}H${width}V${height}H0Z" fill="${darker(TINTS[tint], 0.1)}"/><path d="M0 ${y}H${width}" stroke="${darker(TINTS[tint], 0.22)}" stroke-width="3" stroke-opacity=".6"/>`;
}

/** A soft round shadow on the ground. */
export function groundShadow(pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.3): string {
  const id = pen.define(
    'ground',
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${SHADE}"/><stop offset=".55" stop-color="${SHADE}" stop-opacity=".55"/><stop offset="1" stop-color="${SHADE}" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" fill-opacity="${strength}"/>`;
}

/** The garment laid flat with its own soft shadow, down and to the right. */
export function laid(pen: Pen, garment: Garment, lift = 1): string {
  const whole = garment.outline.map((d) => `<use href="#${shape(pen, d)}"/>`).join('');
  const silhouette = garment.outline.length > 1 ? stencil(pen, whole) : whole;
  const shadow = [6, 12, 18, 25, 33]
    .map(
      (drop) =>
        `<g transform="translate(${Math.round(drop * 0.75 * lift)} ${Math.round(drop * lift)})" opacity=".05">${silhouette}</g>`,
    )
    .join('');
  return `<g fill="${SHADE}" stroke="none">${shadow}</g>${garment.art}`;
}

/** The garment standing or lying at a place, with the shadow that suits it. */
export function rest(pen: Pen, garment: Garment, x: number, y: number, scale: number, turn = 0): string {
  const pose = `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">`;
  if (garment.foot === undefined) return `${pose}${laid(pen, garment)}</g>`;
  return (
    groundShadow(pen, x + 20, y + garment.foot * scale - 2, 400 * scale, 54 * scale, 0.42) + `${pose}${garment.art}</g>`
  );
}
