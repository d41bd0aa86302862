import { buildCategories } from './catalogue/categories';
import { buildCoupons, FLASH_TEXTS, HEADER_MENU, HOME_COUPON_TEXTS } from './catalogue/coupons';
import { buildHome } from './catalogue/home';
import { buildMember } from './catalogue/member';
import { buildProducts } from './catalogue/products';
import { buildReviews } from './catalogue/reviews';
import type { DemoShop } from './demoShop.types';
import { createAlbum } from './album';

/** The whole demo shop as data and drawings. Pure: no clock, no chance, no files; the same result every time. */
export function buildDemoShop(): DemoShop {
  const album = createAlbum();
  const products = buildProducts(album);
  const categories = buildCategories(album);
  const home = buildHome(album, products);
  return {
    pictures: album.pictures(),
    categories,
    products,
    reviews: buildReviews(products),
    member: buildMember(products),
    coupons: buildCoupons(products),
    headerMenu: [...HEADER_MENU],
    flashTexts: [...FLASH_TEXTS],
    homeCouponTexts: [...HOME_COUPON_TEXTS],
    home,
  };
}
