/** Backgrounds of the about page's stories; each fills a portrait. */
import { floor, niche, TINTS, wall, type Tint } from '../backdrop';
import { darker } from '../colour';
import type { Pen } from '../pen';
import { line, sprig } from '../props';
import { PORTRAIT } from '../scenes/front';
import { arch, hills, toran } from '../scenes/landscape';

const { width, height } = PORTRAIT;

/** A niche in the wall, and a floor from 930 down. */
export function indoors(pen: Pen, tint: Tint): string {
  return wall(pen, tint, width, height) + niche(tint) + floor(tint, width, height, 930);
}

/** A window on the right, and a floor from 880 down. */
export function byTheWindow(pen: Pen, tint: Tint): string {
  return wall(pen, tint, width, height) + arch(604, 60, 268, 420, tint) + floor(tint, width, height, 880);
}

/** The same window at night. */
export function atNight(pen: Pen, tint: Tint): string {
  const frame = darker(TINTS[tint], 0.2);
  const pane = 'M604 480V194C604 20 872 20 872 194V480Z';
  const stars = [
    [650, 190],
    [712, 120],
    [700, 300],
    [820, 350],
    [660, 400],
    [780, 420],
  ]
    .map(([x = 0, y = 0], i) => `<circle cx="${x}" cy="${y}" r="${i % 2 ? 4 : 6}"/>`)
    .join('');
  return (
    wall(pen, tint, width, height) +
    `<path d="${pane}" fill="#3E4A86"/><path d="M608 420C660 372 720 404 764 388C806 376 840 396 868 384V478H608Z" fill="#2F3868"/><g fill="#FFF1C4">${stars}</g>` +
    `<path d="M812 148A62 62 0 1 0 828 256A74 74 0 0 1 812 148Z" fill="#FFE9B0"/><path d="${pane}M738 64V480M604 300H872" fill="none" stroke="${frame}" stroke-width="9"/>` +
    floor(tint, width, height, 880)
  );
}

/** A yard with hills, and a clothes line across at 236. */
export function yardWithLine(pen: Pen, tint: Tint, sunX = 220): string {
  return yard(pen, tint, sunX) + line(width, 236, 22);
}

export function yard(pen: Pen, tint: Tint, sunX = 220): string {
  return (
    wall(pen, tint, width, height) +
    hills(tint, width, height, sunX) +
    sprig(64, 1196, 8, 1.2, '#9CC2A1') +
    sprig(912, 1204, -12, 0.9, '#8DB796')
  );
}

/** A garland over a wooden rail at 232, and a floor from 1000 down. */
export function feastDay(pen: Pen, tint: Tint): string {
  const rail =
    '<path d="M0 236H960" stroke="#B07A48" stroke-width="20"/><path d="M0 231H960" stroke="#D6A26A" stroke-width="12"/>';
  return wall(pen, tint, width, height) + floor(tint, width, height, 1000) + toran(-40, 1000, 8) + rail;
}

/** The sea, and a clothes line across at 236. */
export function bySea(pen: Pen, tint: Tint): string {
  const wave = (y: number, tone: string) =>
    `<path d="M0 ${y}C120 ${y - 34} 200 ${y + 26} 330 ${y}C460 ${y - 30} 540 ${y + 28} 670 ${y}C790 ${y - 26} 880 ${y + 20} 960 ${y - 8}V1200H0Z" fill="${tone}"/>`;
  return (
    wall(pen, tint, width, height) +
    '<circle cx="710" cy="560" r="128" fill="#FFE3A3"/><path d="M0 700H960V1200H0Z" fill="#C3E0EC"/>' +
    wave(812, '#A9D2E4') +
    wave(930, '#8FC2DA') +
    '<path d="M0 1088C220 1040 420 1060 620 1092C760 1112 880 1096 960 1080V1200H0Z" fill="#F3DFB8"/><path d="M0 1088C220 1040 420 1060 620 1092C760 1112 880 1096 960 1080" fill="none" stroke="#FFFDF6" stroke-width="14"/>' +
    line(width, 236, 22)
  );
}

/** Rain in the yard. */
export function rain(): string {
  const drops = Array.from({ length: 46 }, (_, i) => {
    const x = (i * 211) % 1000;
    const y = (i * 337) % 1060;
    return `M${x} ${y}l-12 44`;
  }).join('');
  return `<path d="${drops}" stroke="#7FA7DD" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>`;
}

/** A table seen from the front, from 700 down. */
export function table(pen: Pen, tint: Tint): string {
  return (
    wall(pen, tint, width, height) +
    niche(tint) +
    `<path d="M0 800H960V1200H0Z" fill="#E3BB85"/><path d="M0 800H960V832H0Z" fill="#F0D3A4"/><path d="M0 832H960" stroke="#B98850" stroke-width="4"/><path d="M0 930C200 922 380 940 560 930S860 926 960 934M0 1060C180 1052 420 1070 620 1058S880 1062 960 1056" fill="none" stroke="#C99A62" stroke-opacity=".6" stroke-width="4"/>`
  );
}
