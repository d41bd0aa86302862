import type { Cloth, PatternName } from './cloth';
import type { Pen } from './pen';

interface Tile {
  width: number;
  height: number;
  /** Motifs as a hand block leaves them: no two quite alike. */
  art(motif: string, spark: string): string;
}

const PAISLEY = 'M2 26C-16 28 -25 12 -19 -4C-13 -18 4 -20 13 -36C24 -26 27 -14 25 0C23 16 16 25 2 26Z';
const PAISLEY_HEART = 'M2 14C-6 14 -9 6 -6 -1C-3 -7 5 -9 11 -17C15 -9 14 10 2 14Z';
const STAR = 'M0 -17L5 -6 17 -5 8 3 11 15 0 9 -11 15 -8 3 -17 -5 -5 -6Z';
const LEAF = 'M0 0C-12 -6 -14 -20 -4 -32C7 -24 9 -10 0 0Z';

function at(x: number, y: number, turn: number, art: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`;
}

function paisley(motif: string, spark: string, ground = spark): string {
  return `<path d="${PAISLEY}" fill="${motif}"/><path d="${PAISLEY_HEART}" fill="${ground}"/><g fill="${motif}"><circle cx="-25" cy="-22" r="3"/><circle cx="-16" cy="-29" r="3.4"/><circle cx="-6" cy="-35" r="3"/></g>`;
}

function sprig(motif: string, spark: string): string {
  return (
    `<path d="M-2 34C2 16 0 0 3 -14" fill="none" stroke="${motif}" stroke-width="3" stroke-linecap="round"/>` +
    `<g fill="${motif}">${at(3, -8, 4, `<path d="${LEAF}"/>`)}${at(1, 10, -58, `<path d="${LEAF}"/>`, 0.85)}${at(1, 14, 60, `<path d="${LEAF}"/>`, 0.85)}</g>` +
    `<circle cx="-13" cy="-18" r="4" fill="${spark}"/><circle cx="19" cy="-16" r="3.4" fill="${spark}"/>`
  );
}

function flower(motif: string, spark: string): string {
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => `<ellipse cy="-10" rx="6.4" ry="9" transform="rotate(${turn})"/>`)
    .join('');
  return `<g fill="${motif}">${petals}</g><circle r="5" fill="${spark}"/><path d="M0 19C2 26 0 32 -2 36M0 29C6 28 9 25 11 21M-1 31C-7 30 -9 27 -11 23" fill="none" stroke="${motif}" stroke-width="2.8" stroke-linecap="round"/>`;
}

function knots(motif: string, spark: string): string {
  const ring = [
    [-15, -15],
    [0, -17],
    [15, -14],
    [17, 1],
    [14, 15],
    [-1, 17],
    [-15, 15],
    [-17, 0],
  ];
  return `<g fill="${motif}">${ring.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`).join('')}</g><circle r="4.6" fill="${spark}"/>`;
}

const TILES: Record<Exclude<PatternName, 'solid'>, Tile> = {
  dots: {
    width: 68,
    height: 64,
    art: (motif, spark) =>
      `<g fill="${motif}"><ellipse cx="17" cy="16" rx="9" ry="8.4"/><ellipse cx="51" cy="48.5" rx="8.6" ry="9"/></g><g fill="${spark}"><circle cx="51" cy="15" r="3.2"/><circle cx="17" cy="48" r="3"/></g>`,
  },
  paisley: {
    width: 112,
    height: 116,
    art: (motif, spark) =>
      at(30, 36, 8, paisley(motif, spark), 0.8) +
      at(86, 92, -172, paisley(motif, spark), 0.78) +
      `<circle cx="86" cy="34" r="4" fill="${spark}"/><circle cx="30" cy="90" r="4.4" fill="${spark}"/>`,
  },
  stripes: {
    width: 46,
    height: 46,
    art: (motif, spark) => `<path d="M4 -1H17V47H4Z" fill="${motif}"/><path d="M30 -1H33.500V47H30Z" fill="${spark}"/>`,
  },
  gingham: {
    width: 52,
    height: 52,
    art: (motif) =>
      `<g fill="${motif}"><path d="M0 -1H26V53H0Z" fill-opacity=".55"/><path d="M-1 0H53V26H-1Z" fill-opacity=".55"/></g>`,
  },
  stars: {
    width: 104,
    height: 100,
    art: (motif, spark) =>
      `<g fill="${motif}" stroke="${motif}" stroke-width="4" stroke-linejoin="round">${at(26, 26, 8, `<path d="${STAR}"/>`, 0.9)}${at(78, 75, -14, `<path d="${STAR}"/>`, 0.8)}</g><g fill="${spark}"><circle cx="78" cy="22" r="4"/><circle cx="24" cy="78" r="4.4"/><circle cx="52" cy="52" r="2.6"/></g>`,
  },
  leaves: {
    width: 112,
    height: 112,
    art: (motif, spark) => at(30, 32, 14, sprig(motif, spark), 0.78) + at(86, 86, -20, sprig(motif, spark), 0.76),
  },
  buti: {
    width: 96,
    height: 100,
    art: (motif, spark) => at(25, 24, -8, flower(motif, spark), 0.86) + at(73, 73, 10, flower(motif, spark), 0.84),
  },
  leheriya: {
    width: 80,
    height: 54,
    art: (motif, spark) =>
      `<path d="M-10 22Q0 8 20 22T60 22T100 22" transform="translate(0 -6)" fill="none" stroke="${motif}" stroke-width="9"/><path d="M-20 38Q-10 24 0 38T20 38" fill="none"/><path d="M-20 40Q0 26 20 40T60 40T100 40" fill="none" stroke="${spark}" stroke-width="3.5"/>`,
  },
  bandhani: {
    width: 92,
    height: 92,
    art: (motif, spark) =>
      at(24, 24, 3, knots(motif, spark)) +
      at(70, 70, -4, knots(motif, spark)) +
      `<g fill="${motif}"><circle cx="70" cy="24" r="3"/><circle cx="24" cy="70" r="3.2"/></g>`,
  },
};

/** The fill of the cloth's print, to be laid over its ground colour; undefined for solid cloth. `turn` in degrees. */
export function printFill(pen: Pen, cloth: Cloth, turn = 0, scale = 1): string | undefined {
  if (cloth.pattern === 'solid') return undefined;
  const tile = TILES[cloth.pattern];
  const id = pen.define(`print ${cloth.pattern} ${cloth.motif} ${cloth.spark} ${turn} ${scale}`, (name) => {
    const motifs = pen.define(
      `motifs ${cloth.pattern} ${cloth.motif} ${cloth.spark}`,
      (key) => `<g id="${key}">${tile.art(cloth.motif, cloth.spark)}</g>`,
    );
    const turned = turn || scale !== 1 ? ` patternTransform="rotate(${turn}) scale(${scale})"` : '';
    return `<pattern id="${name}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"${turned}><use href="#${motifs}"/></pattern>`;
  });
  return `url(#${id})`;
}
