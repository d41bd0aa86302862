/** What the commands of products, pictures, categories, sheets and coupons write into the audit. */
import { pictures, type ChangingCommand } from './changingCommand';

const categories = (first: string, ...others: string[]): object => ({ order: [first, ...others].join(', ') });

export const catalogueCommands: ChangingCommand[] = [
  {
    command: 'products set',
    args: ['7', '--price', '299', '--hide'],
    rows: [
      {
        what: 'product changed',
        subject: 'product 7',
        was: { price: '₹399', hidden: 'no' },
        isNow: { price: '₹299', hidden: 'yes' },
      },
    ],
  },
  {
    command: 'stock',
    args: ['7', '+3'],
    rows: [{ what: 'product changed', subject: 'product 7', was: { stock: '10' }, isNow: { stock: '13' } }],
    again: ['7', '13'],
  },
  {
    command: 'products picture add',
    args: ['7', pictures('c')],
    rows: [
      {
        what: 'pictures changed',
        subject: 'product 7',
        was: { pictures: pictures('a', 'b') },
        isNow: { pictures: pictures('a', 'b', 'c') },
      },
    ],
  },
  {
    command: 'products picture order',
    args: ['7', '2'],
    rows: [
      {
        what: 'pictures changed',
        subject: 'product 7',
        was: { pictures: pictures('a', 'b') },
        isNow: { pictures: pictures('b', 'a') },
      },
    ],
    again: ['7', '1', '2'],
  },
  {
    command: 'products picture remove',
    args: ['7', '2'],
    rows: [
      {
        what: 'pictures changed',
        subject: 'product 7',
        was: { pictures: pictures('a', 'b') },
        isNow: { pictures: pictures('a') },
      },
    ],
  },
  {
    command: 'categories set',
    args: ['3', '--name', 'Children'],
    rows: [
      {
        what: 'category renamed',
        subject: 'category 3',
        was: { name: 'Kids' },
        isNow: { name: 'Children', menuEntries: 1 },
      },
    ],
  },
  {
    command: 'categories order',
    args: ['Kids'],
    rows: [
      {
        what: 'categories put in order',
        subject: 'categories',
        was: categories('Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear'),
        isNow: categories('Kids', 'Men', 'Women', 'Corporate Gifts', 'Shapewear'),
      },
    ],
  },
  {
    command: 'categories hide',
    args: ['Kids'],
    rows: [{ what: 'category hidden', subject: 'category 3', was: { hidden: false }, isNow: { hidden: true } }],
  },
  {
    command: 'categories show',
    args: ['Kids'],
    before: [['categories', 'hide', 'Kids']],
    rows: [{ what: 'category shown', subject: 'category 3', was: { hidden: true }, isNow: { hidden: false } }],
  },
  {
    command: 'categories picture',
    args: ['Kids', pictures('kids')],
    rows: [
      {
        what: 'picture changed',
        subject: 'category 3',
        was: { picture: '/pictures/category-3' },
        isNow: { picture: pictures('kids') },
      },
    ],
  },
  {
    command: 'categories picture',
    args: ['Kids', pictures('bibs'), '--subcategory', 'Bibs'],
    rows: [
      {
        what: 'picture changed',
        subject: 'subcategory 31',
        was: { picture: '' },
        isNow: { picture: pictures('bibs') },
      },
    ],
  },
  {
    command: 'catalogue import',
    args: ['sheet.csv'],
    rows: [
      {
        what: 'catalogue imported',
        subject: 'catalogue',
        isNow: { file: 'sheet.csv', added: 2, changed: 1, newCategories: 1 },
      },
    ],
  },
  {
    command: 'coupons add',
    args: ['DIWALI', '--type', '%', '--value', '12.5', '--main', '--until', '2026-11-30'],
    rows: [
      {
        what: 'coupon added',
        subject: 'coupon DIWALI',
        isNow: {
          status: 'active',
          type: '%',
          value: 12.5,
          productId: null,
          main: true,
          public: false,
          until: '2026-11-30T18:29:59.999Z',
          maxUses: null,
          minOrder: 0,
        },
      },
      { what: 'coupon changed', subject: 'coupon First', was: { main: true }, isNow: { main: false } },
    ],
  },
  {
    command: 'coupons set',
    args: ['first', '--status', 'inactive', '--min-order', '499.50', '--no-main'],
    rows: [
      {
        what: 'coupon changed',
        subject: 'coupon First',
        was: { status: 'active', main: true, minOrder: 0 },
        isNow: { status: 'inactive', main: false, minOrder: 499.5 },
      },
    ],
  },
];
