import type { DemoCategory } from '../demoShop.types';
import { TINTS, tintBehind } from '../drawing/backdrop';
import { clothOf } from '../drawing/cloth';
import { card, square, SQUARE } from '../drawing/scenes/cards';
import { actor, type Actor } from '../drawing/scenes/stage';
import type { Album } from '../album';
import type { CatalogueItem } from './catalogueItem';
import { CATALOGUE } from './wholeCatalogue';

/** The product on each category's card. */
const HEROES: Record<string, Actor> = {
  Men: actor('mensKurta', 'Indigo', 'buti'),
  Women: actor('kurti', 'Coral', 'leaves'),
  Kids: actor('dungaree', 'Blue', 'stars'),
  'Corporate Gifts': actor('giftBox', 'Mint', 'leaves', 'pale'),
  Shapewear: actor('camisole', 'Nude', 'solid'),
  'PREEMIE SIZE': actor('jhabla', 'Yellow', 'stars', 'pale'),
  Cotton: actor('bodysuit', 'Blue', 'leaves', 'pale'),
  'Ethnic Wear': actor('lehenga', 'Maroon', 'paisley'),
  'Casual Wear': actor('frock', 'Pink', 'gingham', 'pale'),
  Socks: actor('babySocks', 'Teal', 'dots'),
  Toys: actor('elephant', 'Mustard', 'buti'),
  Cradles: actor('cradle', 'Sky', 'stars', 'pale'),
  Accessories: actor('cap', 'Red', 'bandhani'),
};

/** A subcategory shows its first product in the product's second colour, so that the card is not the product again. */
function heroOf({ draw: [silhouette, pattern, ground = 'deep'], colours }: CatalogueItem): Actor {
  return { silhouette, cloth: clothOf(colours[1] ?? colours[0] ?? '', pattern, ground) };
}

/** The categories in id order, with their subcategories in the order of the catalogue. */
export function buildCategories(album: Album): DemoCategory[] {
  return CATALOGUE.map(({ category, items }, index) => {
    const hero = HEROES[category] ?? actor('jhabla', 'Blue', 'dots', 'pale');
    const tint = tintBehind(hero.cloth.base, index);
    const firsts = new Map<string, CatalogueItem>();
    for (const item of items) if (item.sub !== '' && !firsts.has(item.sub)) firsts.set(item.sub, item);
    const subcategories = [...firsts].map(([name, item], turn) => {
      const shown = heroOf(item);
      const behind = tintBehind(shown.cloth.base, turn);
      return {
        name,
        picture: album.add(
          `subcategory ${category} ${name}`,
          square(shown, behind),
          SQUARE,
          TINTS[behind],
          `${name}, ${category}`,
        ),
      };
    });
    return {
      categoryId: index + 1,
      name: category,
      picture: album.add(`category ${category}`, card(hero, tint, index % 2 === 0), SQUARE, TINTS[tint], category),
      subcategories,
    };
  });
}
