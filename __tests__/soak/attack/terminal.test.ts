/**
 * What shoppers and sheets from elsewhere bring along cannot steer the terminal of the shop-keeper who reads it, as
 * text or as JSON.
 */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { memberRow } from '../../support/server/members';
import { placeOrder } from '../../support/data/orders';
import { categoryRow, couponRow, NOW, productRow, reviewRow, subcategoryRow } from '../../support/data/rows';
import { staffOf } from '../../support/commands/staff';

/** Clears the screen, names the window, rings; the same in one character; turns the reading around; begins a line. */
const EVIL = 'x\u001b[2J\u001b]0;evil\u0007\u009b2J\u009d0;evil\u009c\u202e\u2066\u2028\u0085\r';
/** All but the end of a line and what indents it. */
const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

let shop: TestShop;
let orderNo: string;
let serialNo: number;
beforeAll(async () => {
  shop = await buildTestApp();
  orderNo = await placeOrder(
    shop.database,
    {
      owner_kind: 'user',
      owner_id: 'u_evil',
      name: EVIL,
      mobile: EVIL,
      address: EVIL,
      coupon_code: EVIL,
      status: 'DELIVERED',
      delivered_at: NOW,
    },
    [{ product_name: EVIL, colour: EVIL, size: EVIL }],
  );
  ({ serial_no: serialNo } = await shop.database.db
    .selectFrom('order_line')
    .select('serial_no')
    .executeTakeFirstOrThrow());
  await shop.put({
    member: [memberRow({ id: 'u_evil', name: EVIL, email: `${EVIL}@x.example`, mobile: EVIL })],
    return_request: [
      {
        id: 'r_evil',
        serial_no: serialNo,
        member_id: 'u_evil',
        reason: EVIL,
        comment: EVIL,
        staff_note: EVIL,
        status: 'INITIATED',
        bank_details: null,
        key_id: null,
        requested_at: NOW,
        decided_at: null,
        refunded_at: null,
      },
    ],
    customer_message: [
      { member_id: 'u_evil', name: EVIL, mobile: EVIL, reason: EVIL, message: `${EVIL}\n${EVIL}`, created_at: NOW },
    ],
    newsletter_subscriber: [
      { mobile: EVIL, member_id: 'u_evil', consent: EVIL, joined_at: NOW, unconfirmed: 0 },
      { mobile: `2${EVIL}`, member_id: EVIL, consent: EVIL, joined_at: NOW, unconfirmed: 1 },
    ],
    coupon: [couponRow({ coupon_name: EVIL })],
    category: [categoryRow(9, EVIL)],
    subcategory: [subcategoryRow(1, 9, EVIL)],
    product: [
      productRow({ id: 5, name: EVIL, category_id: 9, subcategory_id: 1, source_key: EVIL, brand: EVIL, stock: 1 }),
    ],
    review: [
      {
        ...reviewRow(5, 4),
        user_id: 'u_evil',
        user_name: EVIL,
        email: EVIL,
        message: `${EVIL}\n${EVIL}`,
        answer: EVIL,
      },
    ],
    header_menu: [{ name: EVIL, position: 0 }],
    flash_header: [{ text: EVIL, position: 0 }],
    home_coupon_text: [{ position: 1, text: EVIL }],
    home_item: [
      { section: 'carousel', position: 0, url: EVIL, redirect_url: EVIL, title: EVIL, description: EVIL, poster: EVIL },
    ],
  });
});
afterAll(() => shop?.close());

const commands: [string, () => string[]][] = [
  ['orders list', () => ['orders', 'list']],
  ['orders show', () => ['orders', 'show', orderNo]],
  ['products list', () => ['products', 'list']],
  ['products show', () => ['products', 'show', '5']],
  ['stock', () => ['stock']],
  ['categories list', () => ['categories', 'list']],
  ['users list', () => ['users', 'list']],
  ['messages list', () => ['messages', 'list']],
  ['newsletter list', () => ['newsletter', 'list']],
  ['newsletter list --unconfirmed', () => ['newsletter', 'list', '--unconfirmed']],
  ['reviews list', () => ['reviews', 'list']],
  ['coupons list', () => ['coupons', 'list']],
  ['home list', () => ['home', 'list']],
  ['returns list', () => ['returns', 'list']],
  ['returns show', () => ['returns', 'show', String(serialNo)]],
];

describe('text that steers a terminal or a spreadsheet', () => {
  describe.each(commands)('%s', (_, argv) => {
    it.each([
      ['text', []],
      ['JSON', ['--json']],
    ])('prints nothing in %s that steers', async (_form, flags) => {
      const { out, err } = await staffOf(shop)(...flags, ...argv());
      expect(err).toBe('');
      expect(out).not.toBe('');
      expect(steering.exec(out)).toBeNull();
      // Escaped, not lost: a program that reads it gets what is there.
      if (flags.length > 0) expect(() => JSON.parse(out) as unknown).not.toThrow();
    });
  });

  it.each([
    ['orders', 'show', EVIL],
    ['coupons', 'remove', EVIL],
    ['returns', 'show', EVIL],
    ['catalogue', 'import', EVIL],
    ['home', 'list', EVIL],
    [EVIL],
  ])('says what is wrong with %j %j without repeating what steers', async (...argv) => {
    const { out, err, code } = await staffOf(shop)(...argv.filter(Boolean));
    expect(code).toBe(1);
    expect(steering.exec(out + err)).toBeNull();
  });
});
