import { plain, trimCloth, type Cloth } from '../cloth';
import { darker } from '../colour';
import { bow } from '../notions';
import { moved } from '../path';
import { place, stencil, type Pen } from '../pen';
import { castBy, fold, gleam, lining, panel, ribs, seam } from '../tailoring';
import type { DrawGarment, Garment } from './garment.types';

interface Cut {
  /** Where the cuff begins, above the ankle at 0. */
  top: number;
  cuff: number;
  scale: number;
  frill?: boolean;
}

function outline(top: number): string {
  return `M-66 ${top}C-64 ${top * 0.6} -66 -40 -76 14C-118 42 -186 70 -220 116C-246 156 -230 208 -180 218C-110 228 -16 204 42 162C80 134 88 88 80 38C70 -40 68 ${top * 0.6} 70 ${top - 4}Z`;
}

function cuffOf(top: number, height: number): string {
  return `M-71 ${top}C-26 ${top + 10} 30 ${top + 8} 75 ${top - 4}C78 ${top + height * 0.4} 78 ${top + height * 0.8} 75 ${top + height}C30 ${top + height + 10} -26 ${top + height + 12} -70 ${top + height + 4}C-74 ${top + height * 0.7} -74 ${top + height * 0.4} -71 ${top}Z`;
}

const TOE = 'M-142 66C-118 110 -116 170 -142 236L-280 240L-280 60Z';
const HEEL = 'M110 -6C60 8 14 60 12 112C12 150 34 178 70 190L140 120Z';

function sock(pen: Pen, cloth: Cloth, { top, cuff, frill }: Cut): string {
  const d = outline(top);
  const toe = darker(cloth.trim, 0.02);
  const patches =
    `<g fill="${toe}"><path d="${TOE}"/><path d="${HEEL}"/></g>` +
    seam(`${TOE}${HEEL}`, toe) +
    `<g fill="none" stroke="${darker(toe, 0.3)}" stroke-opacity=".4" stroke-width="2.6"><path d="M30 118C34 78 60 40 92 24M48 132C52 98 70 70 96 52M-160 84C-142 120 -142 170 -160 214M-178 94C-164 126 -164 166 -178 208"/></g>`;
  const folds =
    fold([-70, 10], [-30, 40], [40, 50], 20) +
    fold([-90, 40], [-40, 60], [10, 80], 16) +
    fold([60, top + 60], [44, top / 2], [66, 10], 20) +
    gleam([-46, top + 40], [-40, top / 2], [-50, 0], 16) +
    gleam([-200, 130], [-140, 80], [-70, 60], 14);
  const cuffShape = cuffOf(top - 30, cuff);
  const lip = `M-71 ${top - 30}C-40 ${top - 46} 40 ${top - 50} 75 ${top - 34}C40 ${top - 18} -26 ${top - 18} -71 ${top - 30}Z`;
  const lace = frill
    ? panel(
        pen,
        `M-72 ${top + cuff - 34}C-90 ${top + cuff} -104 ${top + cuff + 10} -96 ${top + cuff + 24}C-80 ${top + cuff + 36} -66 ${top + cuff + 18} -52 ${top + cuff + 32}C-36 ${top + cuff + 44} -22 ${top + cuff + 26} -6 ${top + cuff + 36}C12 ${top + cuff + 44} 24 ${top + cuff + 24} 42 ${top + cuff + 32}C62 ${top + cuff + 38} 70 ${top + cuff + 16} 98 ${top + cuff + 20}C100 ${top + cuff} 88 ${top + cuff - 14} 76 ${top + cuff - 34}Z`,
        { ...plain(cloth), base: '#FFF7EC' },
      )
    : '';
  return (
    panel(pen, d, cloth, { scale: 0.8, turn: 4, inside: patches + folds + castBy(pen, cuffShape) }) +
    lace +
    lining(lip, { ...cloth, base: cloth.trim }) +
    panel(pen, cuffShape, trimCloth(cloth), {
      inside: ribs([-71, top - 30], [75, top - 34], [0, cuff + 10], 11, cloth.trim),
    }) +
    (frill ? bow(-4, top + cuff - 20, cloth.motif, 0.4) : '')
  );
}

function pair(pen: Pen, cloth: Cloth, cut: Cut): Garment {
  const art = stencil(pen, sock(pen, cloth, cut));
  const lift = -(cut.top + 190) / 2 - 10;
  const spots: [number, number, number][] = [
    [128, lift - 24, 11],
    [-26, lift + 26, -5],
  ];
  return {
    art: spots.map(([x, y, turn]) => place(art, x, y, cut.scale, turn)).join(''),
    outline: spots.map(([x, y, turn]) => moved(outline(cut.top - 30), x, y, cut.scale, turn)),
  };
}

/** A pair of baby socks with turned cuffs. */
export const babySocks: DrawGarment = (pen, cloth) => pair(pen, cloth, { top: -110, cuff: 62, scale: 1.26 });

/** A pair of girls' socks with a lace frill. */
export const frillSocks: DrawGarment = (pen, cloth) =>
  pair(pen, cloth, { top: -110, cuff: 50, scale: 1.24, frill: true });

/** A pair of long crew socks for grown-ups. */
export const crewSocks: DrawGarment = (pen, cloth) => pair(pen, cloth, { top: -330, cuff: 84, scale: 1.06 });

/** A pair of low ankle socks. */
export const ankleSocks: DrawGarment = (pen, cloth) => pair(pen, cloth, { top: -40, cuff: 44, scale: 1.36 });

/** One baby sock, its toe to the left, for those that walk by themselves. */
export const loneSock = (pen: Pen, cloth: Cloth, frill: boolean): string =>
  sock(pen, cloth, { top: -110, cuff: 60, scale: 1, frill });
