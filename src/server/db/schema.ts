/**
 * Every table, as Kysely sees it. One schema serves SQLite and PostgreSQL, so rows look alike on both:
 * times are epoch milliseconds, money is whole paise, flags are 0 or 1.
 */
import type { Generated, Insertable, Selectable } from 'kysely';
import type { HomeSection } from '../../contract/homeSections';
import type { MemberSchema } from './memberSchema';
import type { OrderSchema } from './orderSchema';
import type { StaffSchema } from './staffSchema';

type Flag = 0 | 1;

export interface CategoryTable {
  id: number;
  name: string;
  /** The name as compared: lower case, without spaces and hyphens (decision 22). */
  name_key: string;
  picture_url: string;
  position: number;
  hidden: Flag;
}

export interface SubcategoryTable {
  id: Generated<number>;
  category_id: number;
  name: string;
  name_key: string;
  picture_url: string;
  position: number;
}

export interface ProductTable {
  id: Generated<number>;
  /** Its key in another shop's list (`amazon-in:B08…`): importing twice changes rows instead of adding them. */
  source_key: string | null;
  name: string;
  brand: string;
  style: string;
  /** Comma-separated; '' for none. */
  sizes: string;
  colours: string;
  design_no: string;
  type: string;
  category_id: number;
  subcategory_id: number | null;
  mrp_paise: number;
  rate_paise: number;
  /** Charged instead of rate_paise while it is set. */
  deal_rate_paise: number | null;
  stock: number;
  description: string;
  /** One a line. */
  bullets: string;
  /** Who made or packed it, how much is in it, where it was made, as its label says; '' where the shop was not told. */
  maker: Generated<string>;
  net_quantity: Generated<string>;
  country_of_origin: Generated<string>;
  lightning: Flag;
  offered: Flag;
  hidden: Flag;
  top_seller_rank: number | null;
  /** A JSON array of addresses. */
  pictures: string;
  created_at: number;
  /** Set at every change, stock included: caches re-read the products that changed since they last looked. */
  updated_at: number;
}

export interface ReviewTable {
  id: Generated<number>;
  product_id: number;
  user_id: string | null;
  user_name: string;
  email: string;
  message: string;
  ratings: number;
  created_at: number;
  /** 1: staff took it down; it is in no list and no mean. */
  hidden: Generated<Flag>;
  /** The shop's, shown below it; '' for none. */
  answer: Generated<string>;
  answered_at: Generated<number | null>;
}

export interface CouponTable {
  /** The name in upper case: codes compare case-insensitively. */
  code_key: string;
  coupon_name: string;
  status: 'active' | 'inactive';
  type: '%' | 'Rs';
  /** Hundredths of a per cent, or paise: 10 % and Rs 10 are both 1000. */
  value_hundredths: number;
  product_id: number | null;
  is_main: Flag;
  is_public: Flag;
  /** Its last moment; null: it does not end by itself. */
  until_at: Generated<number | null>;
  /** Orders that may use it, but for cancelled ones; null: any number. */
  max_uses: Generated<number | null>;
  /** What the goods must come to before the discount. */
  min_order_paise: Generated<number>;
}

export interface HeaderMenuTable {
  id: Generated<number>;
  name: string;
  position: number;
}

export interface HomeItemTable {
  id: Generated<number>;
  section: HomeSection;
  position: number;
  url: string;
  redirect_url: string;
  title: string;
  description: string;
  poster: string;
}

export interface HomeCouponTextTable {
  position: number;
  text: string;
}

export interface FlashHeaderTable {
  id: Generated<number>;
  text: string;
  position: number;
}

export interface PictureTable {
  name: string;
  mime: string;
  bytes: Buffer;
  width: number;
  height: number;
  /** `rrggbb` */
  tint: string;
  alt: string;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex: the table alone opens nothing. */
  token_hash: string;
  kind: 'guest' | 'user';
  owner_id: string;
  created_at: number;
  last_seen_at: number;
  /** `Chrome on a phone` (security/browserName.ts); '' where it is not known. */
  browser: Generated<string>;
}

export interface GuestTable {
  id: string;
  created_at: number;
  last_seen_at: number;
}

export interface CartLineTable {
  id: Generated<number>;
  owner_id: string;
  product_id: number;
  /** The chosen option; '' for none. */
  colour: string;
  size: string;
  quantity: number;
  added_at: number;
}

export interface IdempotencyKeyTable {
  owner_id: string;
  key: string;
  body_hash: string;
  /** Null while the first request is under way. */
  status: number | null;
  answer: string | null;
  created_at: number;
}

export interface MetaTable {
  key: string;
  value: string;
}

export interface Schema extends MemberSchema, OrderSchema, StaffSchema {
  category: CategoryTable;
  subcategory: SubcategoryTable;
  product: ProductTable;
  review: ReviewTable;
  coupon: CouponTable;
  header_menu: HeaderMenuTable;
  home_item: HomeItemTable;
  home_coupon_text: HomeCouponTextTable;
  flash_header: FlashHeaderTable;
  picture: PictureTable;
  session: SessionTable;
  guest: GuestTable;
  cart_line: CartLineTable;
  idempotency_key: IdempotencyKeyTable;
  meta: MetaTable;
}

export type ProductRow = Selectable<ProductTable>;
export type NewProductRow = Insertable<ProductTable>;
export type OrderRecord = Selectable<OrderSchema['customer_order']>;
export type OrderLineRecord = Selectable<OrderSchema['order_line']>;
