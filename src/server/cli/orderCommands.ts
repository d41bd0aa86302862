import { Option, type Command, InvalidArgumentError } from 'commander';
import { orderStatuses, type OrderStatus } from '../../contract/order';
import { makeFulfilment, type Fulfilment, type Moved } from '../areas/order/fulfilment.service';
import { kolkataTime } from './format';
import { orderJson, orderListText, orderText, summaryJson } from './orderViews';
import type { Shop } from './program';

const DEFAULT_LIMIT = 50;
const HIGHEST_LIMIT = 10_000;

export function addOrderCommands(program: Command, { io, withDatabase }: Shop): void {
  const orders = program.command('orders').description('see orders and move them on');

  orders
    .command('list')
    .description('orders, newest first')
    .addOption(new Option('--status <status>', `only these: ${orderStatuses.join(', ')}`).argParser(parseStatus))
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .addHelpText('after', '\nExample:\n  shop orders list --status ORDERED --limit 20   what is to be packed')
    .action(async (options: { status?: OrderStatus; limit: number }) => {
      const found = await withDatabase((database) => makeFulfilment(database, io.clock).list(options));
      print(found.map(summaryJson), orderListText(found));
    });

  orders
    .command('show')
    .argument('<orderNo>', 'as the customer sees it')
    .description('one order: who, where to, every line, the amounts, the times')
    .addHelpText('after', '\nExample:\n  shop orders show 7K3M-9QX2')
    .action(async (orderNo: string) => {
      const order = await withDatabase((database) => makeFulfilment(database, io.clock).show(orderNo));
      print(orderJson(order), orderText(order));
    });

  addMove('ship', 'mark an order as handed to the courier: ORDERED → SHIPPED', 'shipped', 'shipped_at');
  addMove('deliver', 'mark an order as arrived: SHIPPED → DELIVERED', 'delivered', 'delivered_at');

  function addMove(name: 'ship' | 'deliver', description: string, done: string, timeColumn: 'shipped_at' | 'delivered_at'): void {
    orders
      .command(name)
      .argument('<orderNo>', 'as the customer sees it')
      .description(description)
      .addHelpText('after', `\nThe order remembers when. Doing it twice is harmless and keeps the first time.\n\nExample:\n  shop orders ${name} 7K3M-9QX2`)
      .action(async (orderNo: string) => {
        const { order, moved } = await moveAndTell((fulfilment) => fulfilment[name](orderNo));
        const at = order[timeColumn];
        const when = at === null ? '' : moved ? ` (${kolkataTime(at)})` : ` since ${kolkataTime(at)}`;
        print({ ...summaryJson(order), moved }, moved ? `Order ${order.order_no} is ${done}${when}.` : `Order ${order.order_no} is ${done} already${when}.`);
      });
  }

  function moveAndTell(move: (fulfilment: Fulfilment) => Promise<Moved>): Promise<Moved> {
    return withDatabase(async (database) => {
      const result = await move(makeFulfilment(database, io.clock));
      if (result.moved) await database.announce();
      return result;
    });
  }

  function print(json: unknown, text: string): void {
    io.out(program.opts<{ json?: boolean }>().json ? `${JSON.stringify(json, null, 2)}\n` : `${text}\n`);
  }
}

function parseStatus(text: string): OrderStatus {
  const wanted = text.trim().toUpperCase().replace('CANCELLED', 'CANCELED');
  const status = orderStatuses.find((known) => known === wanted);
  if (!status) throw new InvalidArgumentError(`It is one of ${orderStatuses.join(', ')}.`);
  return status;
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > HIGHEST_LIMIT) throw new InvalidArgumentError(`It is a whole number from 1 to ${HIGHEST_LIMIT}.`);
  return limit;
}
