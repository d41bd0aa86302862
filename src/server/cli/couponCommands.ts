import { InvalidArgumentError, Option, type Command } from 'commander';
import type { CouponRow } from '../areas/coupon/coupon.repository';
import { makeStaffCoupons, type CouponWish } from '../areas/coupon/staffCoupons.service';
import { CommandError } from './failure';
import { printable, rupees, table } from './format';
import { makePrint } from './print';
import type { Shop } from './program';

const addHelp = `
A new coupon is active and hidden: it works for whoever knows the code. --public lists it for every shopper; --main puts it on the home
page, in place of the one that was there. With --product it needs that product in the cart, and still discounts the whole subtotal.

Examples:
  shop coupons add DIWALI --type % --value 12.5 --public
  shop coupons add SOCKS50 --type Rs --value 50 --product 141 --inactive   prepared for later`;

const setHelp = `
Only what you name changes. Codes are found whatever their case. Orders that were placed keep their discount.

Examples:
  shop coupons set DIWALI --status inactive      it works no more
  shop coupons set DIWALI --main --public        on the home page, in place of the one there
  shop coupons set SOCKS50 --no-product          for every cart`;

interface Flags {
  type?: '%' | 'Rs';
  value?: string;
  status?: 'active' | 'inactive';
  inactive?: boolean;
  product?: number | false;
  main?: boolean;
  public?: boolean;
}

export function addCouponCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const coupons = program.command('coupons').description('see, add and change coupons');
  const type = (): Option => new Option('--type <type>', 'per cent of the subtotal, or rupees').choices(['%', 'Rs']);
  const value = (): Option => new Option('--value <n>', 'how many per cent or rupees, such as 10 or 99.50');
  const product = (): Option => new Option('--product <id>', 'only with this product in the cart').argParser(parseProduct);

  coupons
    .command('list')
    .description('every coupon, active or not')
    .addHelpText('after', '\nExamples:\n  shop coupons list\n  shop --json coupons list')
    .action(async () => {
      const found = await withDatabase((database) => makeStaffCoupons(database).list());
      print(found.map(couponJson), listText(found));
    });

  coupons
    .command('add')
    .argument('<code>', 'what shoppers type, in any case')
    .description('make a new coupon')
    .addOption(type().makeOptionMandatory())
    .addOption(value().makeOptionMandatory())
    .addOption(product())
    .option('--inactive', 'not to be used yet')
    .option('--public', 'list it for every shopper')
    .option('--main', 'put it on the home page')
    .addHelpText('after', addHelp)
    .action(async (code: string, { type: kind, value: amount, ...flags }: Flags & { type: '%' | 'Rs'; value: string }) => {
      const row = await withDatabase((database) => makeStaffCoupons(database).add(code, { ...wishOf(flags), type: kind, value: amount }));
      print(couponJson(row), `Added ${describe(row)}`);
    });

  coupons
    .command('set')
    .argument('<code>', 'which one')
    .description('change a coupon')
    .addOption(type())
    .addOption(value())
    .addOption(new Option('--status <status>', 'whether it can be used').choices(['active', 'inactive']))
    .addOption(product())
    .option('--no-product', 'for every cart')
    .option('--public', 'list it for every shopper')
    .option('--no-public', 'only for those who know the code')
    .option('--main', 'put it on the home page')
    .option('--no-main', 'take it off the home page')
    .addHelpText('after', setHelp)
    .action(async (code: string, flags: Flags) => {
      const wish = wishOf(flags);
      if (Object.keys(wish).length === 0) throw new CommandError('Say what is to change, for example --status inactive. See shop coupons set --help.');
      const row = await withDatabase((database) => makeStaffCoupons(database).set(code, wish));
      print(couponJson(row), `Changed ${describe(row)}`);
    });
}

const wishOf = ({ type, value, status, inactive, product, main, public: isPublic }: Flags): CouponWish => ({
  ...(type !== undefined && { type }),
  ...(value !== undefined && { value }),
  ...(status !== undefined && { status }),
  ...(inactive && { status: 'inactive' as const }),
  ...(product !== undefined && { productId: product === false ? null : product }),
  ...(main !== undefined && { isMain: main }),
  ...(isPublic !== undefined && { isPublic }),
});

function parseProduct(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a productId, a whole number.');
  return Number(text);
}

const couponJson = (row: CouponRow) => ({
  code: row.coupon_name,
  status: row.status,
  type: row.type,
  value: row.value_hundredths / 100,
  productId: row.product_id,
  main: row.is_main === 1,
  public: row.is_public === 1,
});

const worth = ({ type, value_hundredths: value }: CouponRow): string => (type === 'Rs' ? rupees(value) : `${value / 100} %`);
const yes = (flag: 0 | 1): string => (flag ? 'yes' : '');

function describe(row: CouponRow): string {
  const facts = [row.status, row.product_id === null ? '' : `with product ${row.product_id}`, row.is_main ? 'main' : '', row.is_public ? 'public' : 'not listed'];
  return `${printable(row.coupon_name)}: ${worth(row)} off, ${facts.filter(Boolean).join(', ')}.`;
}

function listText(rows: CouponRow[]): string {
  if (rows.length === 0) return 'No coupons.';
  const cells = rows.map((row) => [printable(row.coupon_name), row.status, worth(row), row.product_id === null ? 'every' : String(row.product_id), yes(row.is_main), yes(row.is_public)]);
  return table(['Code', 'Status', 'Off', 'Product', 'Main', 'Public'], cells, new Set(['Off']));
}
