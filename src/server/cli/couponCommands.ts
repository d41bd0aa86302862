import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Clock } from '../lib/clock';
import { makeStaffCoupons, type CouponInput } from '../areas/coupon/staffCoupons.service';
import { parseRupees } from './amounts';
import { couponJson, describeCoupon, listText } from './couponViews';
import { CommandError } from './failure';
import { parseDay, type Day } from './dateOption';
import { count } from '../lib/wording';
import { makePrint } from './print';
import type { Shop } from './shop';
import { whoOf } from './who';

const addHelp = `
A new coupon is active and hidden: it works for whoever knows the code. --public lists it for every shopper; --main puts it on the home
page, in place of the one that was there. With --product it needs that product in the cart, and still discounts the whole subtotal.

--until is a day such as 2026-11-30 or 30-11-2026: the coupon counts to its end in India. --max-uses bounds the orders
that use it, all customers together; a cancelled order gives its use back. --min-order is what the goods must come to
before the discount. Shoppers are told which of these keeps a coupon from counting.

Examples:
  shop coupons add DIWALI --type % --value 12.5 --public
  shop coupons add WELCOME100 --type Rs --value 100 --min-order 999 --max-uses 200 --until 2026-12-31
  shop coupons add SOCKS50 --type Rs --value 50 --product 141 --inactive   prepared for later`;

const setHelp = `
Only what you name changes. Codes are found whatever their case. Orders that were placed keep their discount.

Examples:
  shop coupons set DIWALI --status inactive      it works no more
  shop coupons set DIWALI --main --public        on the home page, in place of the one there
  shop coupons set DIWALI --until 30-11-2026     --no-until, --no-max-uses and --no-min-order take a bound away
  shop coupons set SOCKS50 --no-product          for every cart`;

interface Flags {
  type?: '%' | 'Rs';
  value?: string;
  status?: 'active' | 'inactive';
  inactive?: boolean;
  product?: number | false;
  main?: boolean;
  public?: boolean;
  until?: Day | false;
  maxUses?: number | false;
  /** Paise. */
  minOrder?: number | false;
}

/** Options for the bounds of a coupon; `coupons set` removes each again by --no-… */
function boundOptions(clock: Clock): Option[] {
  return [
    new Option('--until <day>', 'it counts to the end of that day').argParser(parseDay(clock, 'come')),
    new Option('--max-uses <n>', 'so many orders may use it').argParser(parseUses),
    new Option('--min-order <rupees>', 'only where the goods come to so much').argParser(parseRupees),
  ];
}

export function addCouponCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const coupons = program.command('coupons').description('see, add and change coupons');
  const type = (): Option => new Option('--type <type>', 'per cent of the subtotal, or rupees').choices(['%', 'Rs']);
  const value = (): Option => new Option('--value <n>', 'how many per cent or rupees, such as 10 or 99.50');
  const product = (): Option =>
    new Option('--product <id>', 'only with this product in the cart').argParser(parseProduct);

  coupons
    .command('list')
    .description('every coupon, active or not')
    .addHelpText('after', '\nExamples:\n  shop coupons list\n  shop --json coupons list')
    .action(async () => {
      const found = await withDatabase((database) => makeStaffCoupons(database, io.clock).list());
      print(found.map(couponJson), listText(found));
    });

  const bounds = (command: Command): Command =>
    boundOptions(io.clock).reduce((known, option) => known.addOption(option), command);

  const add = coupons
    .command('add')
    .argument('<code>', 'what shoppers type, in any case')
    .description('make a new coupon')
    .addOption(type().makeOptionMandatory())
    .addOption(value().makeOptionMandatory())
    .addOption(product())
    .option('--inactive', 'not to be used yet')
    .option('--public', 'list it for every shopper')
    .option('--main', 'put it on the home page');
  bounds(add)
    .addHelpText('after', addHelp)
    .action(
      async (code: string, { type: kind, value: amount, ...flags }: Flags & { type: '%' | 'Rs'; value: string }) => {
        const input = { ...inputOf(flags), type: kind, value: amount };
        const row = await withDatabase((database) => makeStaffCoupons(database, io.clock).add(code, input, whoOf(io)));
        print(couponJson(row), `Added ${describeCoupon(row)}`);
      },
    );

  const set = coupons
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
    .option('--no-main', 'take it off the home page');
  bounds(set)
    .option('--no-until', 'it does not end by itself')
    .option('--no-max-uses', 'any number of orders may use it')
    .option('--no-min-order', 'for any order')
    .addHelpText('after', setHelp)
    .action(async (code: string, flags: Flags) => {
      const input = inputOf(flags);
      if (Object.keys(input).length === 0)
        throw new CommandError('Say what is to change, for example --status inactive. See shop coupons set --help.');
      const row = await withDatabase((database) => makeStaffCoupons(database, io.clock).set(code, input, whoOf(io)));
      print(couponJson(row), `Changed ${describeCoupon(row)}`);
    });
}

const inputOf = ({
  type,
  value,
  status,
  inactive,
  product,
  main,
  public: isPublic,
  ...bounds
}: Flags): CouponInput => ({
  ...(type !== undefined && { type }),
  ...(value !== undefined && { value }),
  ...(status !== undefined && { status }),
  ...(inactive && { status: 'inactive' as const }),
  ...(product !== undefined && { productId: product === false ? null : product }),
  ...(main !== undefined && { isMain: main }),
  ...(isPublic !== undefined && { isPublic }),
  ...boundsOf(bounds),
});

const boundsOf = ({ until, maxUses, minOrder }: Pick<Flags, 'until' | 'maxUses' | 'minOrder'>): CouponInput => ({
  ...(until !== undefined && { untilAt: until === false ? null : until.end }),
  ...(maxUses !== undefined && { maxUses: maxUses === false ? null : maxUses }),
  ...(minOrder !== undefined && { minOrderPaise: minOrder === false ? 0 : minOrder }),
});

const MOST_USES = 1_000_000;

function parseUses(text: string): number {
  const uses = Number(text);
  if (!/^\d{1,7}$/.test(text) || uses < 1 || uses > MOST_USES) {
    throw new InvalidArgumentError(`It is a whole number from 1 to ${count(MOST_USES)}.`);
  }
  return uses;
}

function parseProduct(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It is a productId, a whole number.');
  return Number(text);
}
