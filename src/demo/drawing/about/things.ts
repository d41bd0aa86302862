/**
 * The things beside the clothes in the about page's pictures, drawn around the origin; standing ones have the ground at
 * 0.
 */
import { darker, LIGHT, lighter, SHADE } from '../colour';
import type { Pen } from '../pen';
import { marigold } from '../props';

const edge = (tone: string, width = 3): string =>
  `stroke="${darker(tone, 0.36)}" stroke-width="${width}" stroke-linejoin="round"`;
const BRASS = '#E3B04B';

/** Its string hangs down 470. */
export function balloon(tone: string): string {
  const d =
    'M0 -160C74 -160 116 -100 108 -34C100 26 52 76 12 96L20 112L-20 112L-12 96C-52 76 -100 26 -108 -34C-116 -100 -74 -160 0 -160Z';
  return (
    `<path d="M0 110C-34 200 36 290 4 470" fill="none" stroke="#8A6B3F" stroke-width="4"/><path d="${d}" fill="${tone}" ${edge(tone)}/>` +
    `<path d="M60 -136C120 -86 112 10 40 76C14 98 6 90 24 70C84 4 92 -74 60 -136Z" fill="${SHADE}" fill-opacity=".13"/><path d="M-62 -110C-86 -82 -90 -50 -80 -22" fill="none" stroke="${LIGHT}" stroke-opacity=".6" stroke-width="15" stroke-linecap="round"/>`
  );
}

/** One candle, 420 high with its flame. */
export function cake(): string {
  const cream = '#FFF3DF';
  const sponge = '#E9A98C';
  const drip =
    'M-172 -152C-176 -104 -154 -84 -138 -100C-122 -116 -106 -56 -86 -66C-66 -76 -60 -112 -40 -106C-20 -100 -22 -50 0 -50C22 -50 20 -96 42 -102C62 -108 64 -70 86 -66C106 -62 110 -114 132 -106C152 -98 176 -110 172 -152Z';
  return (
    `<ellipse cy="6" rx="238" ry="42" fill="#FFFDF8" ${edge('#E6DCCB')}/><path d="M-172 -152L172 -152L168 -4C110 26 -110 26 -168 -4Z" fill="${sponge}" ${edge(sponge)}/>` +
    `<path d="M70 14C112 12 140 6 168 -4L172 -152L120 -152C120 -90 104 -30 70 14Z" fill="${SHADE}" fill-opacity=".12"/><path d="${drip}" fill="${cream}" ${edge('#E8CFA8')}/>` +
    `<ellipse cy="-152" rx="172" ry="38" fill="${lighter(cream, 0.4)}" ${edge('#E8CFA8')}/>${marigold(-96, -150, 24)}${marigold(96, -146, 24, '#F6C667')}${marigold(40, -132, 18)}` +
    `<path d="M-12 -282L12 -282L13 -160C6 -154 -6 -154 -13 -160Z" fill="#7FA7DD" ${edge('#7FA7DD')}/><path d="M-12 -250L12 -266M-12 -218L12 -234M-12 -186L12 -202" stroke="${LIGHT}" stroke-width="6"/>` +
    flame(0, -286, 1)
  );
}

/** A small flame with its glow; the wick is at the point. */
function flame(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle cy="-34" r="96" fill="#FFE3A3" fill-opacity=".42"/><circle cy="-34" r="56" fill="#FFE9BC" fill-opacity=".7"/>` +
    `<path d="M2 -92C28 -56 26 -6 0 0C-26 -6 -22 -50 2 -92Z" fill="#F6A52C" stroke="#D9822B" stroke-width="2.5"/><path d="M1 -52C14 -32 12 -8 0 -4C-12 -8 -10 -30 1 -52Z" fill="#FFF1C4"/></g>`
  );
}

/** An oil lamp of red clay. */
export function diya(): string {
  const clay = '#C9714A';
  return (
    `<path d="M-92 -66C-58 -46 50 -46 104 -76C98 -20 54 8 2 8C-50 8 -88 -18 -92 -66Z" fill="${clay}" ${edge(clay)}/><path d="M-92 -66C-58 -88 60 -92 104 -76C54 -44 -56 -44 -92 -66Z" fill="${darker(clay, 0.3)}" ${edge(clay)}/>` +
    `<path d="M-70 -26C-30 -8 40 -8 84 -30" fill="none" stroke="#F6D9A8" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 15"/>${flame(84, -78, 0.72)}`
  );
}

/** A paper kite with a tail of bows. */
export function kite(tone: string, other: string): string {
  const bows = [
    [14, 250],
    [-16, 320],
    [20, 392],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        `<path d="M${x - 26} ${y - 14}L${x + 26} ${y + 14}V${y - 14}L${x - 26} ${y + 14}Z" fill="${i % 2 ? tone : other}" ${edge(i % 2 ? tone : other, 2)}/>`,
    )
    .join('');
  return (
    `<path d="M0 170C30 230 -40 300 10 360C30 390 16 410 20 430" fill="none" stroke="#8A6B3F" stroke-width="3"/>${bows}` +
    `<path d="M0 -160L112 -14L0 172L-112 -14Z" fill="${tone}" ${edge(tone)}/><path d="M0 -160L112 -14L0 -14ZM0 172L-112 -14L0 -14Z" fill="${other}"/><path d="M0 -160V172M-112 -14C-50 -52 50 -52 112 -14" fill="none" stroke="${darker(tone, 0.4)}" stroke-width="4"/>` +
    `<path d="M0 -160L112 -14L0 172L-112 -14Z" fill="none" ${edge(tone)}/>`
  );
}

/** Open, the handle 290 below its rim. */
export function umbrella(tone: string): string {
  const rim =
    'C226 -36 190 -36 156 0C122 -40 88 -40 52 0C20 -38 -20 -38 -52 0C-88 -40 -122 -40 -156 0C-190 -36 -226 -36 -260 0';
  return (
    `<path d="M0 -240V244C0 296 64 296 64 248" fill="none" stroke="#8A6038" stroke-width="15" stroke-linecap="round"/><path d="M0 -264V-236" stroke="#8A6038" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="M-260 0C-250 -150 -124 -240 0 -240C124 -240 250 -150 260 0${rim}Z" fill="${tone}" ${edge(tone)}/><path d="M0 -240C60 -190 60 -80 52 0C88 -40 122 -40 156 0C190 -36 226 -36 260 0C250 -150 124 -240 0 -240Z" fill="${SHADE}" fill-opacity=".09"/>` +
    `<path d="M0 -240C-110 -180 -150 -90 -156 0M0 -240C-44 -170 -54 -80 -52 0M0 -240C44 -170 54 -80 52 0M0 -240C110 -180 150 -90 156 0" fill="none" stroke="${darker(tone, 0.3)}" stroke-width="3.5"/>` +
    `<path d="M-214 -70C-190 -130 -150 -170 -110 -192" fill="none" stroke="${LIGHT}" stroke-opacity=".5" stroke-width="13" stroke-linecap="round"/>`
  );
}

export function paperBoat(): string {
  const paper = '#FFFDF6';
  return `<path d="M0 -104L70 -14L-70 -14Z" fill="${paper}" ${edge('#CFC4B4')}/><path d="M0 -104L70 -14L0 -14Z" fill="${SHADE}" fill-opacity=".1"/><path d="M-128 -40L0 -8L128 -40L84 42C40 52 -40 52 -84 42Z" fill="${paper}" ${edge('#CFC4B4')}/><path d="M0 -8L128 -40L84 42C60 48 30 50 0 50Z" fill="${SHADE}" fill-opacity=".1"/>`;
}

/** 560 wide and 340 high, with a handle above. */
export function suitcase(tone: string): string {
  const strap = '#A9785A';
  const body =
    'M-262 -340H262C274 -340 280 -334 280 -322V-18C280 -6 274 0 262 0H-262C-274 0 -280 -6 -280 -18V-322C-280 -334 -274 -340 -262 -340Z';
  return (
    `<path d="M-66 -340C-66 -404 66 -404 66 -340" fill="none" stroke="${darker(strap, 0.3)}" stroke-width="24"/><path d="M-66 -340C-66 -404 66 -404 66 -340" fill="none" stroke="${strap}" stroke-width="17"/>` +
    `<path d="${body}" fill="${tone}" ${edge(tone)}/><path d="M120 0H262C274 0 280 -6 280 -18V-322C280 -334 274 -340 262 -340H226C236 -220 220 -80 120 0Z" fill="${SHADE}" fill-opacity=".11"/><path d="M-280 -176H280" stroke="${darker(tone, 0.28)}" stroke-width="4"/>` +
    [-170, 130]
      .map(
        (x) =>
          `<path d="M${x} -340H${x + 40}V0H${x}Z" fill="${strap}" ${edge(strap)}/><path d="M${x - 5} -200H${x + 45}V-150H${x - 5}Z" fill="${BRASS}" ${edge(BRASS)}/>`,
      )
      .join('') +
    `<path d="M-280 -290V-322C-280 -334 -274 -340 -262 -340H-224C-228 -312 -252 -292 -280 -290ZM280 -290V-322C280 -334 274 -340 262 -340H224C228 -312 252 -292 280 -290Z" fill="${strap}"/><path d="M-236 -312H-200" stroke="${LIGHT}" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>`
  );
}

/** A brass plate of sweets. */
export function laddoos(): string {
  const ball = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="58" fill="#E9A23B" ${edge('#E9A23B')}/><path d="M${x + 14} ${y - 54}A58 58 0 0 1 ${x + 10} ${y + 56}A86 86 0 0 0 ${x + 14} ${y - 54}Z" fill="${SHADE}" fill-opacity=".13"/>` +
    `<g fill="#C97A24">${[
      [-24, -18],
      [6, -32],
      [22, 4],
      [-8, 8],
      [-30, 22],
      [12, 32],
    ]
      .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="5"/>`)
      .join('')}</g><circle cx="${x - 18}" cy="${y - 30}" r="9" fill="#FFE7B0"/>`;
  return `<ellipse rx="232" ry="46" fill="${BRASS}" ${edge(BRASS)}/><ellipse cy="-8" rx="190" ry="32" fill="${darker(BRASS, 0.16)}"/>${ball(-108, -52)}${ball(108, -52)}${ball(2, -44)}${ball(-54, -136)}${ball(56, -136)}${ball(0, -218)}`;
}

/** A bowl heaped with powdered colour. */
export function powder(tone: string): string {
  return (
    `<path d="M-96 -60C-70 -128 -34 -156 4 -158C42 -154 74 -122 96 -60Z" fill="${tone}" ${edge(tone)}/><path d="M14 -156C50 -146 76 -118 96 -60H52C56 -96 44 -130 14 -156Z" fill="${SHADE}" fill-opacity=".12"/>` +
    `<path d="M-118 -64H118C112 -14 66 6 0 6C-66 6 -112 -14 -118 -64Z" fill="${BRASS}" ${edge(BRASS)}/><path d="M-92 -42C-84 -22 -66 -10 -44 -6" fill="none" stroke="${LIGHT}" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`
  );
}

/** Soap bubbles; each as [x, y, radius]. */
export function bubbles(each: readonly (readonly [number, number, number])[]): string {
  return each
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${LIGHT}" fill-opacity=".5" stroke="#9FC3E6" stroke-width="3"/><path d="M${x - r * 0.6} ${y - r * 0.1}A${r * 0.62} ${r * 0.62} 0 0 1 ${x - r * 0.1} ${y - r * 0.62}" fill="none" stroke="${LIGHT}" stroke-width="${Math.max(4, r * 0.14)}" stroke-linecap="round"/>`,
    )
    .join('');
}

/** A carpet of petals on the ground, as on a feast day. */
export function petalCarpet(): string {
  const rings: [number, string][] = [
    [360, '#E9A23B'],
    [296, '#FFF3DF'],
    [236, '#D2524B'],
    [170, '#F6D26B'],
    [104, '#7DB383'],
  ];
  const ring = ([radius, tone]: [number, string]) => {
    const count = Math.round(radius / 13);
    const petals = Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      return `<circle cx="${Math.round(Math.cos(angle) * radius * 0.9)}" cy="${Math.round(Math.sin(angle) * radius * 0.9)}" r="${Math.round(20 + radius / 22)}"/>`;
    }).join('');
    return `<g fill="${tone}" stroke="${darker(tone, 0.24)}" stroke-width="2"><circle r="${radius * 0.92}" stroke="none"/>${petals}</g>`;
  };
  return `<g transform="scale(1 .36)">${rings.map(ring).join('')}</g>${marigold(0, 0, 30)}`;
}

/** A cloud of powder in the air. */
export function puff(pen: Pen, x: number, y: number, radius: number, tone: string): string {
  const id = pen.define(
    `puff ${tone}`,
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${tone}" stop-opacity=".75"/><stop offset=".5" stop-color="${tone}" stop-opacity=".34"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;
}

/** A knob in the wall that a hanger hangs from. */
export function hook(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><circle cx="3" cy="5" r="17" fill="${SHADE}" fill-opacity=".2"/><circle r="16" fill="${BRASS}" ${edge(BRASS)}/><circle cx="-4" cy="-5" r="5" fill="${LIGHT}" fill-opacity=".7"/></g>`;
}
