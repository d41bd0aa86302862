import { plain, type Cloth } from './cloth';
import { darker, lighter, lightness, LIGHT, SHADE } from './colour';
import { sliver } from './path';
import { printFill } from './patterns';
import type { Pen } from './pen';

export interface PanelOptions {
  /** Turn of the print in degrees, as the piece was cut. */
  turn?: number;
  scale?: number;
  /** Folds, gathers and shadows: drawn on the piece and cut off at its edge. */
  inside?: string;
  /** How strongly the lower right turns away from the light; 1 is normal. */
  depth?: number;
}

/** Names a shape once, so that fill, shade, clip and edge can share it. */
export function shape(pen: Pen, d: string): string {
  return pen.define(`shape ${d}`, (id) => `<path id="${id}" d="${d}"/>`);
}

/** Cuts `art` off at the edge of `d`. */
function within(pen: Pen, d: string, art: string): string {
  const id = shape(pen, d);
  const clip = pen.define(`clip ${d}`, (name) => `<clipPath id="${name}"><use href="#${id}"/></clipPath>`);
  return `<g clip-path="url(#${clip})">${art}</g>`;
}

function sheen(pen: Pen): string {
  const id = pen.define(
    'sheen',
    (name) =>
      `<linearGradient id="${name}" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${LIGHT}" stop-opacity=".26"/><stop offset=".42" stop-color="${LIGHT}" stop-opacity="0"/><stop offset=".6" stop-color="${SHADE}" stop-opacity="0"/><stop offset="1" stop-color="${SHADE}" stop-opacity=".17"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** The tone of seams and edges on a cloth: a deeper self, never black. */
export function seamTone(base: string): string {
  return darker(base, lightness(base) > 0.8 ? 0.34 : 0.42);
}

/** One cut piece of cloth: ground, print, folds, light from the upper left, and a thin edge in its own deeper tone. */
export function panel(
  pen: Pen,
  d: string,
  cloth: Cloth,
  { turn = 0, scale = 1, inside = '', depth = 1 }: PanelOptions = {},
): string {
  const id = shape(pen, d);
  const print = printFill(pen, cloth, turn, scale);
  const turned = `<use href="#${id}" x="-11" y="-9" class="turn" stroke-opacity="${0.08 * depth}"/>`;
  return (
    `<use href="#${id}" fill="${cloth.base}"/>` +
    (print ? `<use href="#${id}" fill="${print}"/>` : '') +
    within(pen, d, turned + inside) +
    `<use href="#${id}" fill="${sheen(pen)}"/>` +
    `<use href="#${id}" class="edge" stroke="${seamTone(cloth.base)}"/>`
  );
}

/** A piece without print. */
export function plainPanel(pen: Pen, d: string, base: string, options?: PanelOptions): string {
  return panel(pen, d, plain({ pattern: 'solid', base, motif: base, spark: base, trim: base }), options);
}

/** The inside of a garment seen through its neck or cuff: the same cloth, in shadow. */
export function lining(d: string, cloth: Cloth): string {
  return `<path d="${d}" fill="${darker(cloth.base, 0.26)}" stroke="${seamTone(cloth.base)}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** A shaded fold that swells in the middle. */
export function fold(
  from: [number, number],
  through: [number, number],
  to: [number, number],
  width: number,
  opacity = 0.13,
): string {
  return `<path d="${sliver(from, through, to, width)}" class="shade" fill-opacity="${opacity}"/>`;
}

/** The lit side of a fold. */
export function gleam(
  from: [number, number],
  through: [number, number],
  to: [number, number],
  width: number,
  opacity = 0.17,
): string {
  return `<path d="${sliver(from, through, to, width)}" class="lit" fill-opacity="${opacity}"/>`;
}

/** A thin seam line. */
export function seam(d: string, base: string, width = 3): string {
  return `<path d="${d}" class="seam" stroke="${seamTone(base)}" stroke-width="${width}"/>`;
}

/** Running stitch, a little uneven as a hand makes it. */
export function stitch(d: string, tone: string, width = 3): string {
  return `<path d="${d}" class="stitch" stroke="${tone}" stroke-width="${width}"/>`;
}

/** Stitching that shows on this colour. */
export function threadOn(base: string): string {
  return lightness(base) > 0.62 ? darker(base, 0.38) : lighter(base, 0.62);
}

/** A bound edge: a strip of the trim cloth with a stitched middle. */
export function binding(pen: Pen, d: string, tone: string, width = 16): string {
  const id = shape(pen, d);
  return (
    `<use href="#${id}" class="band" stroke="${seamTone(tone)}" stroke-width="${width + 4}"/><use href="#${id}" class="band" stroke="${tone}" stroke-width="${width}"/>` +
    `<use href="#${id}" class="stitch" stroke="${threadOn(tone)}" stroke-width="2.4"/>`
  );
}

/** The soft shadow of an edge on the piece below it; pass it as `inside` of that piece. */
export function castBy(pen: Pen, d: string): string {
  const id = shape(pen, d);
  return `<g class="cast" transform="translate(5 7)"><use href="#${id}" stroke-width="30" stroke-opacity=".07"/><use href="#${id}" stroke-width="14" stroke-opacity=".1"/></g>`;
}

/** Gathers below a seam: short folds of uneven length. */
export function gathers(
  from: [number, number],
  to: [number, number],
  count: number,
  length: number,
  spread = 0,
): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const share = (i + 0.5) / count;
    const x = Math.round(from[0] + (to[0] - from[0]) * share);
    const y = Math.round(from[1] + (to[1] - from[1]) * share);
    const drop = length * (0.65 + 0.35 * Math.abs(Math.sin(i * 2.4 + 1)));
    const lean = (share - 0.5) * 2 * spread * (drop / length);
    d += sliver(
      [x, y],
      [Math.round(x + lean * 0.35 + 3), Math.round(y + drop * 0.5)],
      [Math.round(x + lean), Math.round(y + drop)],
      9 + (i % 3) * 3,
    );
  }
  return `<path d="${d}" class="shade" fill-opacity=".15"/>`;
}

/** Knitted ribs between two lines. */
export function ribs(
  from: [number, number],
  to: [number, number],
  down: [number, number],
  count: number,
  tone: string,
): string {
  let d = '';
  for (let i = 1; i < count; i += 1) {
    const x = from[0] + ((to[0] - from[0]) * i) / count;
    const y = from[1] + ((to[1] - from[1]) * i) / count;
    d += `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + down[0])} ${Math.round(y + down[1])}`;
  }
  return `<path d="${d}" stroke="${seamTone(tone)}" stroke-width="3" stroke-opacity=".4" stroke-linecap="round"/>`;
}
