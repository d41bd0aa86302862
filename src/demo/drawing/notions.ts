import { darker, LIGHT, lighter, SHADE } from './colour';
import { seamTone, threadOn } from './tailoring';

/** A two-hole button, lit from the upper left. */
export function button(x: number, y: number, colour: string, radius = 13): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${radius / 10})"><circle cx="1.6" cy="2.6" r="10.6" fill="${SHADE}" fill-opacity=".25"/>` +
    `<circle r="10" fill="${colour}" stroke="${seamTone(colour)}" stroke-width="1.6"/><circle r="6.8" fill="${darker(colour, 0.08)}"/>` +
    `<path d="M-6.2 -3A7 7 0 0 1 1 -7" class="seam" stroke="${LIGHT}" stroke-width="1.6"/><path d="M-2.4 0H2.4" class="seam" stroke="${threadOn(colour)}" stroke-width="2"/></g>`
  );
}

/** A press stud. */
export function stud(x: number, y: number, colour: string, radius = 9): string {
  return `<g transform="translate(${x} ${y})"><circle cx="1" cy="2" r="${radius + 1}" fill="${SHADE}" fill-opacity=".25"/><circle r="${radius}" fill="${colour}" stroke="${seamTone(colour)}" stroke-width="2"/><circle cx="${-radius * 0.2}" cy="${-radius * 0.2}" r="${radius * 0.45}" fill="${lighter(colour, 0.45)}"/></g>`;
}

/** A tied bow, about 130 wide at scale 1. */
export function bow(x: number, y: number, colour: string, scale = 1, turn = 0): string {
  const edge = seamTone(colour);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke="${edge}" stroke-width="${2.6 / scale}" stroke-linejoin="round">` +
    `<path d="M-4 4C-18 30 -34 58 -52 82L-34 80 -30 94C-14 66 -2 34 6 8Z" fill="${darker(colour, 0.08)}"/><path d="M2 4C16 34 24 62 30 96L42 84 56 88C44 56 28 24 8 2Z" fill="${darker(colour, 0.04)}"/>` +
    `<path d="M0 0C-18 -26 -52 -44 -68 -30C-80 -18 -74 18 -58 24C-42 30 -18 18 0 4Z" fill="${colour}"/><path d="M0 0C20 -30 48 -42 64 -30C78 -18 74 14 60 22C44 30 20 18 0 4Z" fill="${colour}"/>` +
    `<path d="M-12 0C-28 -10 -44 -14 -54 -8C-44 -2 -30 4 -12 4ZM12 0C26 -12 42 -14 52 -8C44 0 28 4 12 4Z" fill="${darker(colour, 0.24)}" stroke="none"/>` +
    `<path d="M-13 -9C-8 -15 8 -15 13 -9C17 -2 16 8 12 13C6 18 -7 18 -12 13C-17 6 -17 -3 -13 -9Z" fill="${lighter(colour, 0.1)}"/></g>`
  );
}

/** A small woven label. */
export function label(x: number, y: number, colour: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-26 -12H26V14H-26Z" fill="${lighter(colour, 0.75)}" stroke="${seamTone(colour)}" stroke-width="2"/><path d="M-14 -2H14M-9 6H9" stroke="${colour}" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** A patch pocket's little heart, the maker's mark. */
export function heart(x: number, y: number, colour: string, scale = 1): string {
  return `<path d="M0 14C-20 0 -22 -16 -10 -18C-4 -19 0 -14 0 -10C2 -15 7 -19 13 -17C23 -12 18 2 0 14Z" transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"/>`;
}
