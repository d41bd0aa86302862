import { Option, type Command, InvalidArgumentError } from 'commander';
import { orderStatuses, type OrderStatus } from '../../contract/order';
import { MOBILE_DIGITS } from '../../contract/rules/limits';
import { mobileDigits } from '../../contract/rules/typedNumbers';
import type { OrderFilter } from '../areas/order/staffOrderList.repository';
import { makeOrderBook } from '../areas/order/staffOrderBook.service';
import { parseDay, type Day } from './dateOption';
import { CommandError } from './failure';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { addOrderMoves } from './orderMoves';
import { addOrderPayments } from './orderPayments';
import { orderJson, orderListText, orderText } from './orderViews';
import { makePrint } from './print';
import type { Shop } from './shop';

const listHelp = `
Days are those of the shop's own time: 2026-11-30, 30-11-2026, today or yesterday. Filters count together. --json has
the lines of every order.

Examples:
  shop orders list --status ORDERED --limit 20   what is to be packed
  shop orders list --from 2026-11-01 --to 2026-11-30
  shop orders list --mobile 9876543210           who is on the telephone; the last digits do
  shop orders list --name "asha rao"
  shop --json orders list --from today`;

interface ListFlags extends Pick<OrderFilter, 'mobile' | 'limit'> {
  status?: OrderStatus;
  from?: Day;
  to?: Day;
  name?: string;
}

export function addOrderCommands(program: Command, shop: Shop): void {
  const { io, withDatabase } = shop;
  const print = makePrint(program, io);
  const orders = program.command('orders').description('see orders and move them on');

  orders
    .command('list')
    .description('orders, newest first')
    .addOption(new Option('--status <status>', `only these: ${orderStatuses.join(', ')}`).argParser(parseStatus))
    .addOption(new Option('--from <day>', 'placed on that day or later').argParser(parseDay(io.clock)))
    .addOption(new Option('--to <day>', 'placed on that day or before').argParser(parseDay(io.clock)))
    .addOption(new Option('--mobile <number>', 'of this mobile number, or one that ends so').argParser(parseMobile))
    .option('--name <words>', 'of customers whose name holds these words')
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .addHelpText('after', listHelp)
    .action(async ({ from, to, name, ...others }: ListFlags) => {
      if (from && to && from.start > to.start) throw new CommandError('--from is a later day than --to.');
      const filter: OrderFilter = {
        ...others,
        ...(from && { from: from.start }),
        ...(to && { to: to.end }),
        ...(name !== undefined && { nameWords: name.split(/\s+/).filter(Boolean) }),
      };
      const found = await withDatabase((database) => makeOrderBook(database).list(filter));
      print(
        found.map((order) => ({ ...orderJson(order), pieces: order.pieces })),
        orderListText(found),
      );
    });

  orders
    .command('show')
    .argument('<orderNo>', 'as the customer sees it')
    .description('one order: who, where to, every line, the amounts, the times, all that happened')
    .addHelpText('after', '\nExample:\n  shop orders show 7K3M-9QX2')
    .action(async (orderNo: string) => {
      const order = await withDatabase((database) => makeOrderBook(database).show(orderNo));
      print(orderJson(order), orderText(order));
    });

  addOrderMoves(orders, shop, print);
  addOrderPayments(orders, shop, print);
}

/** Digits of a mobile number's end that are looked for: fewer find half of the orders. */
const MOBILE_END_MIN = 3;

/** A mobile number as people write it, or its end. */
function parseMobile(text: string): string {
  const number = mobileDigits(text);
  if (number === undefined || number.length < MOBILE_END_MIN || number.length > MOBILE_DIGITS) {
    throw new InvalidArgumentError(
      `It is a mobile number of ${MOBILE_DIGITS} digits, or its last ${MOBILE_END_MIN} or more.`,
    );
  }
  return number;
}

function parseStatus(text: string): OrderStatus {
  const wanted = text.trim().toUpperCase().replace('CANCELLED', 'CANCELED');
  const status = orderStatuses.find((known) => known === wanted);
  if (!status) throw new InvalidArgumentError(`It is one of ${orderStatuses.join(', ')}.`);
  return status;
}
