/** A shop in which everything that is ever shown holds every payload once (`payloads.ts`). */
import { itemSections } from '../../../src/server/areas/home/sections';
import type { Rows } from './insertRows';
import { payloads } from './payloads';
import { categoryRow, couponRow, productRow, reviewRow, subcategoryRow } from './rows';

/** Product, category and coupon of the payload at `at` have the number `FIRST + at`. */
export const FIRST = 100;

const each = <T>(make: (payload: string, id: number) => T): T[] => payloads.map((payload, at) => make(payload, FIRST + at));

/** A comma would part colours and sizes. */
export const rowsOfPayloads = {
  category: each((payload, id) => ({ ...categoryRow(id, `category ${payload}`), name_key: `category${id}`, picture_url: payload })),
  subcategory: each((payload, id) => ({ ...subcategoryRow(id, id, `shelf ${payload}`), name_key: `shelf${id}`, picture_url: payload })),
  product: each((payload, id) =>
    productRow({
      id, category_id: id, subcategory_id: id, name: `name ${payload}`, brand: `brand ${payload}`, style: `style ${payload}`, type: `type ${payload}`, design_no: `design ${payload}`, description: `description ${payload}`,
      bullets: `bullet ${payload}`, colours: `colour ${payload}`, sizes: `size ${payload}`, pictures: JSON.stringify(['/pictures/jhabla-front.jpg?w=960&h=1200&t=fde9e4', `/pictures/${payload}`, `https://x.example/${payload}`, payload]),
      maker: `maker ${payload}`, net_quantity: `quantity ${payload}`, country_of_origin: `country ${payload}`,
      deal_rate_paise: 100, offered: 1, lightning: 1, top_seller_rank: id,
    }),
  ),
  review: each((payload, id) => ({ ...reviewRow(id, 5), user_name: `reviewer ${payload}`, message: `message ${payload}`, email: `${payload}@x.example` })),
  coupon: each((payload) => couponRow({ coupon_name: `COUPON ${payload}`, is_public: 1 })),
  header_menu: each((payload, position) => ({ name: `menu ${payload}`, position })),
  flash_header: each((payload, position) => ({ text: `flash ${payload}`, position })),
  home_coupon_text: payloads.slice(0, 4).map((payload, at) => ({ position: at + 1, text: `offer ${payload}` })),
  home_item: itemSections.flatMap((section) =>
    each((payload, position) => ({ section, position, url: `/pictures/${payload}`, redirect_url: payload, title: `title ${payload}`, description: `words ${payload}`, poster: payload })),
  ),
} satisfies Rows;
