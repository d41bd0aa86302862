/** The commands that ship, deliver or cancel orders, or set the cost of shipping. */
import { InvalidArgumentError, type Command } from 'commander';
import { formatMoney } from '../../contract/rules/money';
import { makeOrderMails } from '../areas/order/orderMails';
import { makeOrderBook } from '../areas/order/staffOrderBook.service';
import { makeStaffOrders, MOST_SHIPPING_PAISE, type Moved, type StaffOrders } from '../areas/order/staffOrders.service';
import type { OrderRecord } from '../db/schema';
import { deskTools, MAIL_FOLLOWS } from './deskTools';
import { CommandError } from './failure';
import { readRupees } from '../lib/parsePrice';
import { kolkataTime } from '../lib/wording';
import { cancelledText, cancelQuestion, overdueText, summaryJson } from './orderViews';
import type { makePrint } from './print';
import type { Shop } from './shop';

interface MoveCommand {
  name: 'ship' | 'deliver' | 'cancel';
  description: string;
  help: string;
  /** The end of the sentence `Order … is …`. */
  done: string;
  timeColumn: 'shipped_at' | 'delivered_at' | 'canceled_at';
  writes: boolean;
  /** A further sentence once it is done. */
  besides?: string;
}

const overdueHelp = `An order is overdue UNPAID_DAYS (7; 0: never) after its shipping was said, or 14 days after it came when nobody has
said it.
What is paid by then is to be shipped first. A member gets a mail, which the running shop sends.

Example:
  shop orders overdue                  who is to be called
  shop orders overdue --cancel         what would be cancelled
  shop orders overdue --cancel --yes   their stock goes back`;

const twice = 'The order remembers when. Doing it twice is harmless and keeps the first time.';

const moves: readonly MoveCommand[] = [
  {
    name: 'ship',
    description: 'mark an order as handed to the courier: ORDERED → SHIPPED',
    help: `${twice}\nA member gets a mail, which the running shop sends.`,
    done: 'shipped',
    timeColumn: 'shipped_at',
    writes: true,
  },
  {
    name: 'deliver',
    description: 'mark an order as arrived: SHIPPED → DELIVERED',
    help: twice,
    done: 'delivered',
    timeColumn: 'delivered_at',
    writes: false,
  },
  {
    name: 'cancel',
    description: 'call an order off: ORDERED or SHIPPED → CANCELED',
    help: `Its pieces go back in stock, once. A shipped order can be cancelled when the parcel came back; what was delivered is a return.\n${twice}\nA member gets a mail, which the running shop sends; guests have left a telephone number only.`,
    done: 'cancelled',
    timeColumn: 'canceled_at',
    writes: true,
    besides: ' Its pieces are back in stock.',
  },
];

export function addOrderMoves(orders: Command, { io, withDatabase }: Shop, print: ReturnType<typeof makePrint>): void {
  for (const move of moves) {
    orders
      .command(move.name)
      .argument('<orderNo>', 'as the customer sees it')
      .description(move.description)
      .addHelpText('after', `\n${move.help}\n\nExample:\n  shop orders ${move.name} 7K3M-9QX2`)
      .action(async (orderNo: string) => {
        const result = await withStaffOrders((staff) => staff[move.name](orderNo));
        print({ ...summaryJson(result.order), moved: result.moved }, moveText(move, result));
      });
  }

  orders
    .command('shipping')
    .argument('<orderNo>', 'as the customer sees it')
    .argument('<rupees>', 'what the shipping costs, such as 80 or 80.50; 0 takes it off again', parseShipping)
    .description('say what was agreed for shipping; it is added to what is to pay')
    .addHelpText(
      'after',
      '\nThe goods total never changes. A cancelled order takes no shipping.\n\nExample:\n  shop orders shipping 7K3M-9QX2 80',
    )
    .action(async (orderNo: string, paise: number) => {
      const order = await withStaffOrders((staff) => staff.setShipping(orderNo, paise));
      print(summaryJson(order), toPayText(order));
    });

  orders
    .command('overdue')
    .option('--cancel', 'cancel all of them; their pieces go back in stock')
    .option('--yes', 'with --cancel: it cannot be undone')
    .description('unpaid orders that hold stock for too long, oldest first')
    .addHelpText('after', `\n${overdueHelp}`)
    .action(async ({ cancel = false, yes = false }: { cancel?: boolean; yes?: boolean }) => {
      const found = await withDatabase((database, { unpaidDays }) =>
        makeOrderBook(database).overdue(unpaidDays, io.clock()),
      );
      if (!cancel) {
        print(found.map(summaryJson), overdueText(found));
        return;
      }
      if (!yes && found.length > 0) throw new CommandError(cancelQuestion(found));
      const cancelled = await withStaffOrders((staff) => staff.cancelUnsent(found.map(({ order_no }) => order_no)));
      print(cancelled.map(summaryJson), cancelledText(cancelled));
    });

  function withStaffOrders<T>(work: (staff: StaffOrders) => Promise<T>): Promise<T> {
    return withDatabase(async (database, config) => {
      const { outbox, shopUrl } = await deskTools(database, config, io.clock);
      return work(makeStaffOrders({ database, clock: io.clock, mails: makeOrderMails(outbox, shopUrl) }));
    });
  }
}

function moveText({ done, timeColumn, writes, besides = '' }: MoveCommand, { order, moved }: Moved): string {
  const at = order[timeColumn];
  const when = at === null ? '' : moved ? ` (${kolkataTime(at)})` : ` since ${kolkataTime(at)}`;
  if (!moved) return `Order ${order.order_no} is ${done} already${when}.`;
  const mail = writes && order.owner_kind === 'user' ? ` ${MAIL_FOLLOWS}` : '';
  return `Order ${order.order_no} is ${done}${when}.${besides}${mail}`;
}

const toPayText = ({ order_no, final_paise, shipping_paise }: OrderRecord): string =>
  `Order ${order_no}: goods ${formatMoney(final_paise)} + shipping ${formatMoney(shipping_paise)} = ${formatMoney(final_paise + shipping_paise)} to pay.`;

/** Rupees, 0 too → whole paise. */
function parseShipping(text: string): number {
  const paise = readRupees(text);
  if (paise === undefined || paise > MOST_SHIPPING_PAISE) {
    throw new InvalidArgumentError(
      'It is an amount in rupees, at most 1,00,000 and with at most two decimals, such as 80 or 80.50.',
    );
  }
  return paise;
}
