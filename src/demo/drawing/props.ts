import { darker, LIGHT, lighter, SHADE } from './colour';
import { WOOD, WOOD_DEEP } from './garments/wood';
import type { Pen } from './pen';
import { seamTone, shape } from './tailoring';

/** A wooden clothes peg gripping a line at the origin. */
export function peg(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(3)"><path d="M-11 -34C-6 -38 6 -38 11 -34L12 44C8 48 -8 48 -12 44Z" fill="${WOOD}" stroke="${WOOD_DEEP}" stroke-width="2.5"/>` +
    `<path d="M2 -34L3 44" stroke="${WOOD_DEEP}" stroke-width="2.5"/><path d="M-13 0H13M-13 6H13" stroke="#8D8AA0" stroke-width="3"/><path d="M-7 -28L-7 36" stroke="${LIGHT}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/></g>`
  );
}

/** A cotton line from edge to edge. */
export function line(width: number, y: number, sag: number): string {
  const d = `M-10 ${y}Q${width / 2} ${y + sag * 2} ${width + 10} ${y - 12}`;
  return `<g fill="none"><path d="${d}" stroke="#B9A38C" stroke-width="7"/><path d="${d}" stroke="#EADBC6" stroke-width="4" stroke-dasharray="10 4"/></g>`;
}

/** A wooden hanger whose shoulders fit a garment's, the hook above. */
export function hanger(tone = WOOD): string {
  return (
    `<path d="M0 -352C0 -376 26 -378 26 -402C26 -428 -14 -430 -16 -404" fill="none" stroke="#9A98AC" stroke-width="8" stroke-linecap="round"/>` +
    `<path transform="scale(.86 1)" d="M0 -356C40 -350 140 -306 196 -268C206 -258 200 -246 186 -250C130 -280 50 -312 0 -316C-50 -312 -130 -280 -186 -250C-200 -246 -206 -258 -196 -268C-140 -306 -40 -350 0 -356Z" fill="${tone}" stroke="${darker(tone, 0.4)}" stroke-width="3"/>`
  );
}

/** A sprig of leaves growing up from the origin, about 190 tall. */
export function sprig(x: number, y: number, turn: number, scale = 1, tone = '#8DB796'): string {
  const leaf = 'M0 0C-26 -8 -40 -34 -34 -66C-8 -56 8 -30 0 0Z';
  const pairs = [
    [-30, -48, 1],
    [-76, -40, 0.86],
    [-116, -34, 0.7],
  ]
    .map(
      ([at = 0, lean = 0, size = 1]) =>
        `<path d="${leaf}" transform="translate(0 ${at}) rotate(${lean + 14}) scale(${size})"/><path d="${leaf}" transform="translate(2 ${at - 14}) rotate(${-lean - 4}) scale(${-size} ${size})"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 30C4 -30 -4 -90 2 -150" fill="none" stroke="${darker(tone, 0.3)}" stroke-width="5" stroke-linecap="round"/><g fill="${tone}" stroke="${darker(tone, 0.3)}" stroke-width="2">${pairs}<path d="${leaf}" transform="translate(2 -140) rotate(28) scale(.7)"/></g></g>`;
}

/** A marigold seen from above. */
export function marigold(x: number, y: number, radius = 34, tone = '#F2A93B'): string {
  const ring = (count: number, r: number, size: number, colour: string, shift: number) =>
    `<g fill="${colour}" stroke="${darker(colour, 0.3)}" stroke-width="1.6" stroke-opacity=".7">${Array.from(
      { length: count },
      (_, i) => {
        const angle = (i / count) * Math.PI * 2 + shift;
        return `<circle cx="${Math.round(Math.cos(angle) * r)}" cy="${Math.round(Math.sin(angle) * r)}" r="${size}"/>`;
      },
    ).join('')}</g>`;
  return `<g transform="translate(${x} ${y})"><circle cx="5" cy="8" r="${radius * 1.05}" fill="${SHADE}" fill-opacity=".14"/>${ring(11, radius * 0.72, radius * 0.3, darker(tone, 0.12), 0)}${ring(8, radius * 0.45, radius * 0.27, tone, 0.4)}${ring(5, radius * 0.2, radius * 0.24, lighter(tone, 0.28), 0.1)}</g>`;
}

/** The front of a cane basket: rim at the top, 560 wide and 300 high, centred on its rim. */
export function basketFront(pen: Pen): string {
  const cane = '#D9AE77';
  const body =
    'M-280 10C-140 40 140 40 280 10C276 110 256 220 228 286C90 314 -90 314 -228 286C-256 220 -276 110 -280 10Z';
  let weave = '';
  for (let row = 0; row < 7; row += 1) {
    const y = 50 + row * 38;
    const half = 274 - row * 7.5;
    for (let i = 0; i < 8; i += 1) {
      const x = -half + 6 + ((i + (row % 2) * 0.5) * (half - 8) * 2) / 8;
      const sag = 22 - Math.round((x / half) ** 2 * 22);
      weave += `M${Math.round(x)} ${y + sag}q${Math.round(half / 8)} 16 ${Math.round(Math.min(half / 4 - 8, half - 8 - x))} ${x < -20 ? 5 : -3}`;
    }
  }
  const strands = shape(pen, weave);
  return (
    `<path d="${body}" fill="${cane}"/><use href="#${strands}" class="seam" stroke="#B98850" stroke-width="5"/><use href="#${strands}" y="-12" class="seam" stroke="#F0D3A4" stroke-width="4"/>` +
    `<path d="M120 34C200 28 250 18 280 10C276 110 256 220 228 286C180 298 120 304 60 306C110 220 130 120 120 34Z" fill="${SHADE}" fill-opacity=".12"/>` +
    `<path d="${body}" fill="none" stroke="#A87443" stroke-width="3"/><path d="M-292 -2C-140 34 140 34 292 -2C298 14 296 28 288 36C140 70 -140 70 -288 36C-296 28 -298 14 -292 -2Z" fill="#E6C08C" stroke="#A87443" stroke-width="3"/>` +
    `<path d="M-270 14l30 24M-220 22l30 24M-168 28l30 24M-114 32l30 24M-58 35l30 24M0 36l30 24M58 35l30 24M114 32l30 24M168 28l28 22M218 20l26 20" stroke="#B98850" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** The dark inside of the basket, behind what lies in it. */
export function basketBack(): string {
  return `<path d="M-290 0C-200 -56 200 -56 290 0C200 50 -200 50 -290 0Z" fill="#A57A4B" stroke="#8A6038" stroke-width="3"/>`;
}

/** A ribbon tag on a string. */
export function tag(x: number, y: number, tone: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C10 -24 30 -36 46 -44" fill="none" stroke="${tone}" stroke-width="4"/><path d="M-18 0L18 0L34 22L34 96C34 102 30 106 24 106L-24 106C-30 106 -34 102 -34 96L-34 22Z" fill="#FFF8EC" stroke="${seamTone(tone)}" stroke-width="2.5"/><circle cy="20" r="7" fill="${tone}"/><path d="M-16 50H16M-16 66H16M-16 82H6" stroke="${tone}" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/></g>`;
}
