/** The commands that ship, deliver or cancel orders, or set the cost of shipping. */
import { InvalidArgumentError, type Command } from 'commander';
import { isSafeLink } from '../../contract/rules/addresses';
import { formatMoney } from '../../contract/rules/money';
import { MOST_SHIPPING_PAISE } from '../../contract/rules/staffOrderRules';
import { makeOrderMails } from '../areas/order/orderMails';
import { readSettings } from '../areas/settings/shopSettings';
import { makeOrderBook } from '../areas/order/staffOrderBook.service';
import { makeStaffParcels } from '../areas/order/staffParcels.service';
import { makeStaffOrders, type Moved, type StaffOrders } from '../areas/order/staffOrders.service';
import type { ParcelSaid } from '../areas/order/parcel';
import type { OrderRecord } from '../db/schema';
import { DomainError } from '../lib/domainError';
import { deskTools, MAIL_FOLLOWS } from './deskTools';
import { CommandError } from './failure';
import { readRupees } from '../lib/parsePrice';
import { kolkataTime, printable } from '../lib/wording';
import { cancelledText, cancelQuestion, overdueText, summaryJson } from './orderViews';
import type { makePrint } from './print';
import type { Shop } from './shop';
import { actorOf } from './who';

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
  /** Flags with what they mean. */
  options?: readonly (readonly [string, string])[];
  example?: string;
}

const overdueHelp = `An order is overdue so many days after its shipping was said as shop settings show tells (unpaid-days: 7; 0: never),
or 14 days after it came when nobody has said it, or 14 days after its customer said that it is paid when nobody has
answered.
What is paid by then is to be shipped first. The customer gets a mail, which the running shop sends.

Example:
  shop orders overdue                  who is to be called
  shop orders overdue --cancel         what would be cancelled
  shop orders overdue --cancel --yes   their stock goes back`;

const PARCEL_TEXT_MAX = 60;

const twice = 'The order remembers when. Doing it twice is harmless and keeps the first time.';

const unpaidAsked = 'An order that is not paid is asked about: --unpaid says that you mean it.';

const moves: readonly MoveCommand[] = [
  {
    name: 'ship',
    description: 'mark an order as handed to the courier: ORDERED → SHIPPED',
    help: `${unpaidAsked}\n${twice}\nThe customer gets a mail with the courier and the tracking number, which the running shop sends; a guest who left no\naddress gets none.`,
    done: 'shipped',
    timeColumn: 'shipped_at',
    writes: true,
    options: [
      ['--courier <name>', 'who carries the parcel'],
      ['--tracking-number <number>', 'by which it is looked up'],
      ['--link <address>', "where it is looked up; without it the courier's own page, where the shop knows it"],
      ['--unpaid', 'it is not paid, and goes out all the same'],
    ],
    example: ' --courier Delhivery --tracking-number 1234567890',
  },
  {
    name: 'deliver',
    description: 'mark an order as arrived: SHIPPED → DELIVERED',
    help: `${twice}\nThe customer gets a mail, which the running shop sends.`,
    done: 'delivered',
    timeColumn: 'delivered_at',
    writes: true,
  },
  {
    name: 'cancel',
    description: 'call an order off: ORDERED or SHIPPED → CANCELED',
    help: `Its pieces go back in stock, once. A shipped order can be cancelled when the parcel came back; what was delivered is a return.\n${twice}\nThe customer gets a mail, which the running shop sends; a guest who left no address gets none.`,
    done: 'cancelled',
    timeColumn: 'canceled_at',
    writes: true,
    besides: ' Its pieces are back in stock.',
  },
];

export function addOrderMoves(orders: Command, { io, withDatabase }: Shop, print: ReturnType<typeof makePrint>): void {
  const by = actorOf(io);
  for (const move of moves) {
    const command = orders
      .command(move.name)
      .argument('<orderNo>', 'as the customer sees it')
      .description(move.description);
    for (const [flags, description] of move.options ?? []) command.option(flags, description);
    command
      .addHelpText('after', `\n${move.help}\n\nExample:\n  shop orders ${move.name} 7K3M-9QX2${move.example ?? ''}`)
      .action(async (orderNo: string, { unpaid = false, ...parcel }: ParcelSaid & { unpaid?: boolean }) => {
        const change = { by, parcel: readParcel(parcel), despite: unpaid ? ['NOT_PAID'] : [] };
        const result = await withStaffOrders((staff) => staff[move.name](orderNo, change).catch(askFirst));
        print({ ...summaryJson(result.order), moved: result.moved }, moveText(move, result));
      });
  }

  orders
    .command('parcel')
    .argument('<orderNo>', 'as the customer sees it')
    .description('correct how a shipped order travels; its customer is told')
    .requiredOption('--courier <name>', 'who carries the parcel')
    .requiredOption('--tracking-number <number>', 'by which it is looked up')
    .option('--link <address>', "where it is looked up; without it the courier's own page, where the shop knows it")
    .addHelpText('after', '\nExample:\n  shop orders parcel 7K3M-9QX2 --courier Delhivery --tracking-number 1234567891')
    .action(async (orderNo: string, said: ParcelSaid) => {
      const { order, moved } = await withDatabase(async (database, config) => {
        const { outbox } = await deskTools(database, config, io.clock);
        const mails = makeOrderMails({ outbox, clock: io.clock, config });
        return makeStaffParcels({ database, clock: io.clock, mails }).correct(orderNo, {
          by,
          parcel: readParcel(said),
        });
      });
      const how = [order.courier, order.tracking_number].map((text) => printable(text ?? '')).join(', ');
      print({ ...summaryJson(order), moved }, `Order ${order.order_no} travels with ${how}.`);
    });

  orders
    .command('shipping')
    .argument('<orderNo>', 'as the customer sees it')
    .argument('<rupees>', 'what the shipping costs, such as 80 or 80.50; 0 where it is free', parseShipping)
    .description('say what was agreed for shipping; it is added to what is to pay, and the customer is told how')
    .addHelpText(
      'after',
      '\nThe goods total never changes. A cancelled order takes no shipping, and a paid one keeps its own.\n\nExample:\n  shop orders shipping 7K3M-9QX2 80',
    )
    .action(async (orderNo: string, paise: number) => {
      const order = await withStaffOrders((staff) => staff.setShipping(orderNo, { by, paise }));
      print(summaryJson(order), toPayText(order));
    });

  orders
    .command('overdue')
    .option('--cancel', 'cancel all of them; their pieces go back in stock')
    .option('--yes', 'with --cancel: it cannot be undone')
    .description('unpaid orders that hold stock for too long, oldest first')
    .addHelpText('after', `\n${overdueHelp}`)
    .action(async ({ cancel = false, yes = false }: { cancel?: boolean; yes?: boolean }) => {
      const found = await withDatabase(async (database, config) => {
        const { unpaidDays } = (await readSettings(database.db, config)).values;
        return makeOrderBook(database).overdue(unpaidDays, io.clock());
      });
      if (!cancel) {
        print(found.map(summaryJson), overdueText(found));
        return;
      }
      if (!yes && found.length > 0) throw new CommandError(cancelQuestion(found));
      const cancelled = await withStaffOrders(async (staff) => {
        const done: OrderRecord[] = [];
        for (const { order_no } of found) {
          const order = await staff.cancelOverdue(order_no, { by });
          if (order) done.push(order);
        }
        return done;
      });
      print(cancelled.map(summaryJson), cancelledText(cancelled));
    });

  function withStaffOrders<T>(work: (staff: StaffOrders) => Promise<T>): Promise<T> {
    return withDatabase(async (database, config) => {
      const { outbox, shopUrl } = await deskTools(database, config, io.clock);
      const mails = makeOrderMails({ outbox, clock: io.clock, config });
      return work(makeStaffOrders({ database, clock: io.clock, mails, shopUrl, config }));
    });
  }
}

function moveText({ done, timeColumn, writes, besides = '' }: MoveCommand, { order, moved }: Moved): string {
  const at = order[timeColumn];
  const when = at === null ? '' : moved ? ` (${kolkataTime(at)})` : ` since ${kolkataTime(at)}`;
  if (!moved) return `Order ${order.order_no} is ${done} already${when}.`;
  const mail = writes && isWrittenTo(order) ? ` ${MAIL_FOLLOWS}` : '';
  return `Order ${order.order_no} is ${done}${when}.${besides}${mail}`;
}

function askFirst(error: unknown): never {
  const isQuestion = error instanceof DomainError && error.code === 'NOT_PAID';
  const answer = 'Nothing is sent yet; say --unpaid when it goes out all the same.';
  throw isQuestion ? new CommandError(`${error.message} ${answer}`) : error;
}

/** Throws where what was typed is no courier, number or address. */
function readParcel({ courier, trackingNumber, link }: ParcelSaid): ParcelSaid {
  for (const text of [courier, trackingNumber]) {
    if (text !== undefined && (text.trim() === '' || text.length > PARCEL_TEXT_MAX)) {
      throw new CommandError(`A courier and a tracking number have 1 to ${PARCEL_TEXT_MAX} characters.`);
    }
  }
  if (link !== undefined && !(/^https?:/i.test(link) && isSafeLink(link))) {
    throw new CommandError('--link is a whole address that begins with https:// or http://.');
  }
  return {
    ...(courier !== undefined && { courier: courier.trim() }),
    ...(trackingNumber !== undefined && { trackingNumber: trackingNumber.trim() }),
    ...(link !== undefined && { link }),
  };
}

/** Members always are. */
const isWrittenTo = ({ owner_kind, email }: OrderRecord): boolean => owner_kind === 'user' || email !== null;

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
