import { floor, groundShadow, niche, wall, type Tint } from '../backdrop';
import { plain, trimCloth, type Cloth } from '../cloth';
import { lighter } from '../colour';
import { bow } from '../notions';
import { place, sheet, type Pen } from '../pen';
import { marigold, sprig, tag } from '../props';
import { fold, gleam, panel, plainPanel, seam, stitch, threadOn } from '../tailoring';
import { PORTRAIT } from './front';

/** One folded garment seen from the front edge: a soft roll on the left, open layers on the right. */
function foldedPiece(pen: Pen, cloth: Cloth, width: number, height: number): string {
  const w = width / 2;
  const d = `M${-w + 30} ${-height}C${-w * 0.4} ${-height - 14} ${w * 0.4} ${-height + 6} ${w - 16} ${-height - 4}C${w + 6} ${-height} ${w + 8} ${-height * 0.62} ${w} ${-height * 0.5}C${w + 12} ${-height * 0.38} ${w + 8} -4 ${w - 18} 0C${w * 0.4} 8 ${-w * 0.4} -4 ${-w + 26} 2C${-w - 22} -4 ${-w - 24} ${-height + 4} ${-w + 30} ${-height}Z`;
  const crease = `M${-w + 20} ${-height * 0.52}C${-w * 0.3} ${-height * 0.42} ${w * 0.4} ${-height * 0.6} ${w} ${-height * 0.5}`;
  const inside =
    gleam([-w + 30, -height + 8], [0, -height + 2], [w - 40, -height + 8], 16, 0.4) +
    fold([-w + 20, -height * 0.5], [0, -height * 0.4], [w, -height * 0.48], 15, 0.2);
  return (
    panel(pen, d, cloth, { turn: 0, scale: 0.86, inside }) +
    seam(crease, cloth.base) +
    stitch(`M${-w + 34} -14C${-w * 0.4} -16 ${w * 0.4} -8 ${w - 30} -16`, threadOn(cloth.base), 2.4)
  );
}

/** A pile of folded cloth tied with a ribbon, on the origin as its ground. */
export function foldedPile(pen: Pen, cloth: Cloth, withRibbon = true): string {
  const soft = { ...plain(cloth), base: lighter(cloth.base, 0.5) };
  const second = trimCloth(cloth);
  const ribbon = cloth.trim;
  const band = 'M-40 -388C-14 -392 14 -392 36 -388C40 -260 42 -120 38 2C14 6 -16 6 -38 2C-42 -120 -42 -260 -40 -388Z';
  return (
    place(foldedPiece(pen, soft, 560, 112), 6, 0) +
    place(foldedPiece(pen, second, 530, 100), -8, -110) +
    place(foldedPiece(pen, cloth, 540, 176), 4, -208) +
    (withRibbon ? plainPanel(pen, band, lighter(ribbon, 0.3)) + bow(0, -386, lighter(ribbon, 0.3), 1.5) : '')
  );
}

/** Folded and tied for giving. */
export function folded(cloth: Cloth, tint: Tint, turn: number): string {
  const { width, height } = PORTRAIT;
  return sheet(width, height, (pen) => {
    const beside = turn % 2 ? marigold(770, 980, 46) + marigold(826, 1010, 34, '#F6C667') : sprig(800, 1006, 62, 1.05);
    return (
      wall(pen, tint, width, height) +
      niche(tint) +
      floor(tint, width, height, 860) +
      groundShadow(pen, 500, 966, 440, 60, 0.5) +
      place(foldedPile(pen, cloth), 480, 960, 1.14, turn % 3 ? -1 : 1) +
      tag(600, 590, cloth.trim, -8) +
      beside
    );
  });
}
