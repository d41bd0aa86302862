import { Option, type Command, InvalidArgumentError } from 'commander';
import { orderStatuses, type OrderStatus } from '../../contract/order';
import { makeOrderBook } from '../areas/order/orderBook.service';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { addOrderMoves } from './orderMoves';
import { orderJson, orderListText, orderText, summaryJson } from './orderViews';
import { makePrint } from './print';
import type { Shop } from './program';

export function addOrderCommands(program: Command, shop: Shop): void {
  const { io, withDatabase } = shop;
  const print = makePrint(program, io);
  const orders = program.command('orders').description('see orders and move them on');

  orders
    .command('list')
    .description('orders, newest first')
    .addOption(new Option('--status <status>', `only these: ${orderStatuses.join(', ')}`).argParser(parseStatus))
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .addHelpText('after', '\nExample:\n  shop orders list --status ORDERED --limit 20   what is to be packed')
    .action(async (options: { status?: OrderStatus; limit: number }) => {
      const found = await withDatabase((database) => makeOrderBook(database).list(options));
      print(found.map(summaryJson), orderListText(found));
    });

  orders
    .command('show')
    .argument('<orderNo>', 'as the customer sees it')
    .description('one order: who, where to, every line, the amounts, the times')
    .addHelpText('after', '\nExample:\n  shop orders show 7K3M-9QX2')
    .action(async (orderNo: string) => {
      const order = await withDatabase((database) => makeOrderBook(database).show(orderNo));
      print(orderJson(order), orderText(order));
    });

  addOrderMoves(orders, shop, print);
}

function parseStatus(text: string): OrderStatus {
  const wanted = text.trim().toUpperCase().replace('CANCELLED', 'CANCELED');
  const status = orderStatuses.find((known) => known === wanted);
  if (!status) throw new InvalidArgumentError(`It is one of ${orderStatuses.join(', ')}.`);
  return status;
}
