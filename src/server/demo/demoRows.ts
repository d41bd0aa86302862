/** The demo shop's plain data as rows of the tables. */
import type { Insertable } from 'kysely';
import { nameKey } from '../../contract/rules/names';
import type { CouponRow } from '../areas/coupon/coupon.repository';
import { pictureUrl } from '../areas/picture/pictureUrl';
import type { HomeSection } from '../../contract/homeSections';
import { DAY_MS } from '../../contract/rules/durations';
import type { Schema } from '../db/schema';
import type {
  DemoCategory,
  DemoCoupon,
  DemoHomeItem,
  DemoPicture,
  DemoReview,
  DemoShop,
} from '../../demo/demoShop.types';

export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type UrlOf = (picture: string) => string;

/** Gives the address of a picture by its name. */
export function pictureUrls(pictures: DemoPicture[]): UrlOf {
  const byName = new Map(pictures.map((picture) => [picture.name, pictureUrl(picture)]));
  return (name) => {
    const url = byName.get(name);
    if (!url) throw new Error(`The demo shop has no picture named ${name}.`);
    return url;
  };
}

export const pictureRows = (pictures: DemoPicture[]): NewRow<'picture'>[] =>
  pictures.map(({ svg, ...picture }) => ({ ...picture, mime: 'image/svg+xml', bytes: Buffer.from(svg) }));

export const categoryRows = (categories: DemoCategory[], urlOf: UrlOf): NewRow<'category'>[] =>
  categories.map(({ categoryId, name, picture }, position) => ({
    id: categoryId,
    name,
    name_key: nameKey(name),
    picture_url: urlOf(picture),
    position,
    hidden: 0,
  }));

export const subcategoryRows = (categories: DemoCategory[], urlOf: UrlOf): NewRow<'subcategory'>[] =>
  categories.flatMap(({ categoryId, subcategories }) =>
    subcategories.map(({ name, picture }, position) => ({
      category_id: categoryId,
      name,
      name_key: nameKey(name),
      picture_url: urlOf(picture),
      position,
    })),
  );

type StoredSubcategory = { id: number; category_id: number; name: string };

export function productRows(
  { products, categories }: DemoShop,
  subcategories: StoredSubcategory[],
  urlOf: UrlOf,
  now: number,
): NewRow<'product'>[] {
  const idOfCategory = new Map(categories.map(({ name, categoryId }) => [name, categoryId]));
  const idOfSubcategory = new Map(subcategories.map(({ id, category_id, name }) => [`${category_id} ${name}`, id]));
  const known = (id: number | undefined, what: string): number => {
    if (id === undefined) throw new Error(`The demo shop has no ${what}.`);
    return id;
  };
  return products.map((product) => {
    const categoryId = known(idOfCategory.get(product.category), `category ${product.category}`);
    const { subcategory } = product;
    return {
      id: product.productId,
      source_key: null,
      name: product.name,
      brand: product.brand,
      style: product.style,
      sizes: product.sizes.join(','),
      colours: product.colours.join(','),
      design_no: product.designNo,
      type: product.type,
      category_id: categoryId,
      subcategory_id: subcategory
        ? known(
            idOfSubcategory.get(`${categoryId} ${subcategory}`),
            `subcategory ${subcategory} in ${product.category}`,
          )
        : null,
      mrp_paise: product.mrpPaise,
      rate_paise: product.ratePaise,
      deal_rate_paise: product.dealRatePaise,
      stock: product.stock,
      description: product.description,
      bullets: product.bullets.join('\n'),
      maker: product.maker,
      net_quantity: product.netQuantity,
      country_of_origin: product.countryOfOrigin,
      lightning: product.lightning ? 1 : 0,
      offered: product.offered ? 1 : 0,
      hidden: 0,
      top_seller_rank: product.topSellerRank,
      pictures: JSON.stringify(product.pictures.map(urlOf)),
      created_at: now,
      updated_at: now,
    };
  });
}

export const reviewRows = (reviews: DemoReview[]): NewRow<'review'>[] =>
  reviews.map(({ productId, userName, email, message, ratings, createdAt, answer }) => ({
    product_id: productId,
    user_id: null,
    user_name: userName,
    email,
    message,
    ratings,
    created_at: createdAt,
    answer,
    answered_at: answer === '' ? null : createdAt + DAY_MS,
  }));

export const couponRows = (coupons: DemoCoupon[]): CouponRow[] =>
  coupons.map(({ couponName, status, type, value, productId, isMain, isPublic }) => ({
    code_key: couponName.toUpperCase(),
    coupon_name: couponName,
    status,
    type,
    value_hundredths: Math.round(value * 100),
    product_id: productId,
    is_main: isMain ? 1 : 0,
    is_public: isPublic ? 1 : 0,
    until_at: null,
    max_uses: null,
    min_order_paise: 0,
  }));

type SectionItem = DemoHomeItem & { section: HomeSection; position: number };

/** Every item of the home page with its section and its place there. */
export function homeItems(home: DemoShop['home']): SectionItem[] {
  const sections: [HomeSection, DemoHomeItem[]][] = [
    ['carousel', home.carousel],
    ['video', home.videos],
    ['onTrend', home.onTrend],
    ['sockType', home.sockTypes],
    ['banner', [home.banner]],
    ['shapewear', [home.shapewear]],
    ['season', [home.season]],
    ['bamboo', [home.bamboo]],
  ];
  return sections.flatMap(([section, items]) => items.map((item, position) => ({ ...item, section, position })));
}

export const homeItemRows = (home: DemoShop['home'], urlOf: UrlOf): NewRow<'home_item'>[] =>
  homeItems(home).map(({ section, position, picture, redirectUrl, title = '', description = '', video }) => ({
    section,
    position,
    url: video ?? urlOf(picture),
    redirect_url: redirectUrl,
    title,
    description,
    poster: video === undefined ? '' : urlOf(picture),
  }));
