import { RETURN_DAYS } from '../../contract/rules/limits';
import { numberInWords } from '../../contract/rules/numberInWords';
import type { DemoCoupon, DemoProduct } from '../demoShop.types';

/** FIRST is the shop's own; the others show the remaining kinds: rupees, one product, and one that has ended. */
export function buildCoupons(products: readonly DemoProduct[]): DemoCoupon[] {
  const jhabla = products.find((product) => product.topSellerRank === 1);
  const open = { status: 'active', isMain: false, isPublic: true } as const;
  return [
    { ...open, couponName: 'FIRST', type: '%', value: 10, productId: null, isMain: true },
    { ...open, couponName: 'WELCOME100', type: 'Rs', value: 100, productId: null },
    { ...open, couponName: 'JHABLA15', type: '%', value: 15, productId: jhabla?.productId ?? null },
    {
      couponName: 'MONSOON20',
      status: 'inactive',
      type: '%',
      value: 20,
      productId: null,
      isMain: false,
      isPublic: false,
    },
  ];
}

export const FLASH_TEXTS = [
  'Deals of the day: eight favourites at a lower price',
  'Hand-stitched in Thane since 1999',
  'Gift wrap in cloth, with a card in your words',
  'Preemie sizes for babies from 1.5 kilos',
];

export const HOME_COUPON_TEXTS = [
  '10% off your first order with FIRST',
  'Rs 100 off with WELCOME100',
  '15% off our first jhabla with JHABLA15',
  `${numberInWords(RETURN_DAYS)} days to return what does not fit`,
];

export const HEADER_MENU = ['Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear', 'Cotton', 'Ethnic Wear'];
