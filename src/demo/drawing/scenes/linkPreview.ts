/** The preview picture of a page without a picture of its own: the word mark, and small clothes on the line. */
import { groundShadow, wall } from '../backdrop';
import { place, sheet } from '../pen';
import { basketBack, basketFront, line, sprig } from '../props';
import { foldedPile } from './folded';
import { hills } from './landscape';
import { actor, pegged } from './stage';

/** The aspect ratio to which chats and networks crop previews. */
const LINK_PREVIEW = { width: 1200, height: 630 };

/** The greatest width of the words: the rest is for the clothes. */
export const WORDS_WIDTH = 500;

/** A line of text as a path that starts at the origin and stands on it (src/tools/build/glyphPath.ts). */
export interface GlyphPath {
  d: string;
  width: number;
}

const LEFT = 76;

interface Words {
  mark: string;
  name: GlyphPath;
  /** The theme's colours: of the name, and of the seam below it (src/client/ui/theme/tokens.ts). */
  ink: string;
  highlight: string;
}

export function linkPreview({ mark, name, ink, highlight }: Words): string {
  const { width, height } = LINK_PREVIEW;
  const words = (text: GlyphPath, y: number, tone: string) =>
    `<path d="${text.d}" transform="translate(${LEFT} ${y})" fill="${tone}"/>`;
  const stitch =
    `<path d="M${LEFT} 398q${name.width / 4} -7 ${name.width / 2} 0t${name.width / 2} -1" fill="none" ` +
    `stroke="${highlight}" stroke-width="5" stroke-linecap="round" stroke-dasharray="17 13 15 12 18 14"/>`;
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, 'cream', width, height) +
      hills('mint', width, height, 908) +
      line(width, 84, 12) +
      pegged(pen, actor('jhabla', 'Coral', 'buti', 'pale'), 752, 106, 0.47, -2) +
      pegged(pen, actor('romper', 'Blue', 'leaves', 'pale'), 1036, 104, 0.47, 2, 124, -306) +
      groundShadow(pen, 885, 606, 150, 16, 0.4) +
      place(basketBack(), 876, 516, 0.32) +
      place(foldedPile(pen, actor('blanket', 'Yellow', 'dots', 'pale').cloth, false), 876, 560, 0.26) +
      place(basketFront(pen), 876, 516, 0.32) +
      sprig(1130, 640, 8, 0.8, '#8DB796') +
      place(mark.replace('<svg ', '<svg width="104" height="104" '), LEFT, 150) +
      words(name, 356, ink) +
      stitch,
  );
}
