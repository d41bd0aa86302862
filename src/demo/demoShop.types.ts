/**
 * The types of the demo shop, which is plain data. `buildDemoShop()` makes it, the same every time; `seedDemoShop()`
 * writes it into an empty database. Money is whole paise, times are epoch milliseconds.
 */

/**
 * One drawing. `name` is stable, unique, lower case `[a-z0-9-]`, and ends in a hash of the drawing, so a changed
 * drawing has a new address.
 */
export interface DemoPicture {
  name: string;
  /** The whole SVG document. */
  svg: string;
  /** Natural size in CSS pixels; raster variants never exceed it. */
  width: number;
  height: number;
  /** Flat stand-in colour while the picture loads, `rrggbb` without `#`. */
  tint: string;
  /** The alt text. */
  alt: string;
}

export interface DemoCategory {
  /** 1 to 5 are Men, Women, Kids, Corporate Gifts, Shapewear (docs/requirements.md section 2). */
  categoryId: number;
  name: string;
  /** Name of a DemoPicture. */
  picture: string;
  subcategories: { name: string; picture: string }[];
}

export interface DemoProduct {
  productId: number;
  name: string;
  brand: string;
  style: string;
  /** In age or size order; empty for none. */
  sizes: string[];
  /** Colour names such as `Blue`; empty for none. */
  colours: string[];
  designNo: string;
  type: string;
  /** DemoCategory.name */
  category: string;
  /** A subcategory's name of that category, or '' for none. */
  subcategory: string;
  mrpPaise: number;
  ratePaise: number;
  /** Set while the product is a deal of the day: the price that is charged. */
  dealRatePaise: number | null;
  stock: number;
  description: string;
  /** 'About Item', one bullet each. */
  bullets: string[];
  /** As its label says; '' for another brand's product. */
  maker: string;
  netQuantity: string;
  countryOfOrigin: string;
  lightning: boolean;
  offered: boolean;
  /** 1 is the best seller; null is not a top seller. */
  topSellerRank: number | null;
  /** Three DemoPicture names: front, detail, in use or folded. */
  pictures: string[];
}

export interface DemoReview {
  productId: number;
  userName: string;
  email: string;
  message: string;
  /** 1 to 5. */
  ratings: number;
  createdAt: number;
  /** The shop's; '' for none. */
  answer: string;
}

export interface DemoAddress {
  houseName: string;
  street: string;
  city: string;
  state: string;
  pinCode: string;
  country: string;
}

export interface DemoOrderLine {
  productId: number;
  /** One of the product's own, or '' where it has none. */
  colour: string;
  size: string;
  quantity: number;
}

/** An order of the member. `…DaysAgo` count back from the making of the shop; null: not yet, or never. */
export interface DemoOrder {
  orderNo: string;
  status: 'ORDERED' | 'SHIPPED' | 'DELIVERED' | 'CANCELED';
  lines: DemoOrderLine[];
  /** Of a DemoCoupon, or null. */
  couponName: string | null;
  shippingPaise: number;
  placedDaysAgo: number;
  shippedDaysAgo: number | null;
  deliveredDaysAgo: number | null;
  canceledDaysAgo: number | null;
}

/** The member for a first login, with rows in everything that members can use (docs/contract.md section 7). */
export interface DemoMember {
  userId: string;
  name: string;
  email: string;
  password: string;
  mobile: string;
  joinedDaysAgo: number;
  /** Oldest first; orders go to the first. */
  addresses: DemoAddress[];
  /** Product ids, newest first, put there on one day after the other. */
  wishlist: number[];
  /** Oldest first. */
  orders: DemoOrder[];
  reviews: { productId: number; message: string; ratings: number; daysAgo: number }[];
}

/** Staff's coupons (docs/requirements.md section 3). `value` is per cent, or whole rupees. */
export interface DemoCoupon {
  couponName: string;
  status: 'active' | 'inactive';
  type: '%' | 'Rs';
  value: number;
  productId: number | null;
  isMain: boolean;
  isPublic: boolean;
}

/** One row of a home section; `picture` names a DemoPicture. */
export interface DemoHomeItem {
  picture: string;
  redirectUrl: string;
  title?: string;
  description?: string;
  /** The address of a film, whose poster the picture then is. */
  video?: string;
}

export interface DemoShop {
  pictures: DemoPicture[];
  categories: DemoCategory[];
  products: DemoProduct[];
  reviews: DemoReview[];
  member: DemoMember;
  coupons: DemoCoupon[];
  headerMenu: string[];
  flashTexts: string[];
  /** Coupon texts at positions 1 to 4. */
  homeCouponTexts: string[];
  home: {
    carousel: DemoHomeItem[];
    videos: DemoHomeItem[];
    onTrend: DemoHomeItem[];
    sockTypes: DemoHomeItem[];
    banner: DemoHomeItem;
    shapewear: DemoHomeItem;
    season: DemoHomeItem;
    bamboo: DemoHomeItem;
  };
}
