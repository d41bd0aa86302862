import { drawProduct } from '../drawing/productPictures';
import type { DemoProduct } from '../demoShop.types';
import type { Album } from '../album';
import { FABRICS } from './fabrics';
import { JC, type CatalogueItem } from './catalogueItem';
import { CATALOGUE } from './wholeCatalogue';

const FIRST_PRODUCT_ID = 101;

/** The element at `turn`, counted round and round. */
function inTurn(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? '';
}

/** The bullets: the product's first one, a fact about its fabric, its other ones, then the fabric's care. */
function bulletsOf({ fabric, notes }: CatalogueItem, turn: number): string[] {
  const { facts, care } = FABRICS[fabric];
  const [first = '', ...rest] = notes;
  return [first, inTurn(facts, turn), ...rest, inTurn(care, turn + 1)];
}

/** The label's facts: no quantity for sets and gift boxes, which nobody has counted, and none of other brands. */
function labelOf({ brand, type }: CatalogueItem): Pick<DemoProduct, 'maker' | 'netQuantity' | 'countryOfOrigin'> {
  if (brand !== JC) return { maker: '', netQuantity: '', countryOfOrigin: '' };
  const isSet = / (set|box)$/.test(type);
  const isPair = type === 'Mittens' || type === 'Booties';
  return { maker: brand, netQuantity: isSet ? '' : isPair ? '1 pair' : '1 piece', countryOfOrigin: 'India' };
}

function productOf(album: Album, category: string, item: CatalogueItem, index: number): DemoProduct {
  const productId = FIRST_PRODUCT_ID + index;
  const paise = (rupees: number) => rupees * 100;
  return {
    productId,
    name: item.name,
    brand: item.brand,
    style: item.style,
    sizes: [...item.sizes],
    colours: [...item.colours],
    designNo: `${FABRICS[item.fabric].code}-${item.draw[1].slice(0, 3).toUpperCase()}-${productId}`,
    type: item.type,
    category,
    subcategory: item.sub,
    mrpPaise: paise(item.mrp),
    ratePaise: paise(item.rate),
    dealRatePaise: item.deal === undefined ? null : paise(item.deal),
    stock: item.stock ?? 8 + ((index * 37) % 53),
    description: item.about,
    bullets: bulletsOf(item, index),
    ...labelOf(item),
    lightning: item.lightning ?? false,
    offered: item.offered ?? false,
    topSellerRank: item.topSeller ?? null,
    pictures: drawProduct(album, item.draw, item.colours[0] ?? '', index),
  };
}

/** All products, numbered from 101 in catalogue order, with their pictures drawn into the album. */
export function buildProducts(album: Album): DemoProduct[] {
  return CATALOGUE.flatMap(({ category, items }) => items.map((item) => ({ category, item }))).map(
    ({ category, item }, index) => productOf(album, category, item, index),
  );
}
