import type { DemoMember, DemoOrder, DemoOrderLine, DemoProduct } from '../demoShop.types';

const DELIVERED_AND_REVIEWED = 'Star grip socks';

/** Newest first: one that is a deal of the day, one that is sold out, one with a single piece left. */
const WISHES = [
  'Indigo star jhabla',
  'Gold-border lehenga choli',
  'Moon and stars night tee',
  'Palna swing cradle',
  'Chhoti the rabbit',
];

/** A public password (docs/contract.md section 7): `shop doctor` warns while a public shop still has it. */
export const DEMO_LOGIN = { email: 'demo@jhabla.example', password: 'demo1234' } as const;

const noDates = { shippedDaysAgo: null, deliveredDaysAgo: null, canceledDaysAgo: null };
const plain = { couponName: null, shippingPaise: 0 };

/**
 * The demo shop's member. Everything is plainly invented, and the order numbers hold letters that no real one has
 * (server/areas/order/orderNo.ts).
 */
export function buildMember(products: readonly DemoProduct[]): DemoMember {
  const named = (name: string): DemoProduct => {
    const product = products.find((candidate) => candidate.name === name);
    if (!product) throw new Error(`The demo shop has no product named ${name}.`);
    return product;
  };
  /** In the product's first colour and size. */
  const line = (name: string, quantity = 1): DemoOrderLine => {
    const { productId, colours, sizes } = named(name);
    return { productId, colour: colours[0] ?? '', size: sizes[0] ?? '', quantity };
  };
  const orders: DemoOrder[] = [
    {
      ...plain,
      ...noDates,
      orderNo: 'DEMO-0001',
      status: 'CANCELED',
      lines: [line('Soft denim dungarees')],
      placedDaysAgo: 20,
      canceledDaysAgo: 19,
    },
    {
      orderNo: 'DEMO-0002',
      status: 'DELIVERED',
      lines: [
        line('Mulmul jhabla with side ties', 2),
        line(DELIVERED_AND_REVIEWED, 3),
        line('Six-layer mulmul blanket'),
      ],
      couponName: 'FIRST',
      shippingPaise: 0,
      placedDaysAgo: 9,
      shippedDaysAgo: 7,
      deliveredDaysAgo: 3,
      canceledDaysAgo: null,
    },
    {
      ...noDates,
      orderNo: 'DEMO-0003',
      status: 'SHIPPED',
      lines: [line('Twirl frock with round collar'), line('Ring stacker')],
      couponName: null,
      shippingPaise: 8_000,
      placedDaysAgo: 4,
      shippedDaysAgo: 2,
    },
    {
      ...plain,
      ...noDates,
      orderNo: 'DEMO-0004',
      status: 'ORDERED',
      lines: [line('Muslin square for everything', 2), line('Pocket bib')],
      placedDaysAgo: 1,
    },
  ];
  return {
    userId: 'u_demo_member',
    name: 'Demo Member',
    ...DEMO_LOGIN,
    mobile: '9999999999',
    joinedDaysAgo: 30,
    addresses: [
      {
        houseName: 'Flat 1, Example House',
        street: '1 Example Lane',
        city: 'Thane',
        state: 'Maharashtra',
        pinCode: '400601',
        country: 'India',
      },
      {
        houseName: 'Sample Villa',
        street: '22 Nowhere Road',
        city: 'Mumbai',
        state: 'Maharashtra',
        pinCode: '400001',
        country: 'India',
      },
    ],
    wishlist: WISHES.map((name) => named(name).productId),
    orders,
    reviews: [
      {
        productId: named(DELIVERED_AND_REVIEWED).productId,
        ratings: 5,
        daysAgo: 2,
        message: 'They stay on, even on the run from the bath to the balcony.',
      },
    ],
  };
}
