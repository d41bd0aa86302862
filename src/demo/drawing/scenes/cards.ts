import { TINTS, groundShadow, wall, type Tint } from '../backdrop';
import { darker, lighter } from '../colour';
import { createPen, sheet } from '../pen';
import { marigold, sprig } from '../props';
import { put, type Actor } from './stage';
import { PORTRAIT } from './front';
import { WARDROBE } from '../wardrobe';

export const SQUARE = { width: 800, height: 800 };

function stands({ silhouette, cloth }: Actor): boolean {
  return WARDROBE[silhouette](createPen(), cloth).foot !== undefined;
}

/** A category's card: one hero in a tinted round, a sprig beside it. */
export function card(hero: Actor, tint: Tint, withFlowers: boolean): string {
  const { width, height } = SQUARE;
  const tone = TINTS[tint];
  return sheet(width, height, (pen) => {
    const round = `<circle cx="400" cy="400" r="346" fill="${darker(tone, 0.07)}"/><circle cx="400" cy="400" r="316" fill="${lighter(tone, 0.45)}"/>`;
    const beside = withFlowers ? marigold(676, 668, 42) + marigold(728, 706, 30, '#F6C667') : sprig(680, 748, 24, 0.95);
    return (
      wall(pen, tint, width, height) +
      round +
      groundShadow(pen, 420, 440, 330, 330, 0.1) +
      put(pen, hero, 400, stands(hero) ? 690 : 408, 0.76, stands(hero) ? 0 : -2) +
      beside
    );
  });
}

/** A plainer square: one thing on its tint. */
export function square(hero: Actor, tint: Tint): string {
  const { width, height } = SQUARE;
  return sheet(
    width,
    height,
    (pen) =>
      wall(pen, tint, width, height) +
      groundShadow(pen, 420, 440, 380, 380, 0.1) +
      put(pen, hero, 400, stands(hero) ? 720 : 404, 0.86),
  );
}

/** Two things that go together, laid out on the diagonal. */
export function together(large: Actor, small: Actor, tint: Tint, withFlowers: boolean): string {
  const { width, height } = PORTRAIT;
  return sheet(width, height, (pen) => {
    const beside = withFlowers
      ? marigold(140, 1040, 54) + marigold(214, 1086, 38, '#F6C667')
      : sprig(130, 1150, 10, 1.3);
    return (
      wall(pen, tint, width, height) +
      `<path d="M0 1200V520C240 380 620 700 960 420V1200Z" fill="${darker(TINTS[tint], 0.06)}"/>` +
      groundShadow(pen, 480, 620, 500, 560, 0.1) +
      put(pen, large, 440, stands(large) ? 940 : 470, 1, stands(large) ? 0 : -4) +
      put(pen, small, 690, stands(small) ? 1120 : 920, 0.56, stands(small) ? 0 : 8) +
      beside
    );
  });
}
