/** The commands that note how an order was paid, and give its customer a new link to its page. */
import type { Command } from 'commander';
import { formatMoney } from '../../contract/rules/money';
import { makeOrderMails } from '../areas/order/orderMails';
import { makeStaffOrders } from '../areas/order/staffOrders.service';
import { makeStaffPayments, type StaffPayments } from '../areas/order/staffPayments.service';
import { DomainError } from '../lib/domainError';
import { parseRupees } from './amounts';
import { deskTools } from './deskTools';
import { CommandError } from './failure';
import { summaryJson } from './orderViews';
import type { makePrint } from './print';
import type { Shop } from './shop';
import { actorOf } from './who';

const paidHelp = `
The amount is what came in, and the reference is the UTR in the bank's app. Another amount than is due, and a reference
that stands on another order too, are asked about: --yes says that you mean it. The customer gets a mail, which the
running shop sends; a guest who left no address gets none.

Example:
  shop orders paid 7K3M-9QX2 --amount 878 --reference 433012345678`;

const refundHelp = `
Send the money back first, in the bank's app; this notes that you did.

Example:
  shop orders refunded 7K3M-9QX2 --amount 878 --reference 433012349999`;

const notPaidHelp = `
For a payment that the customer claims on the order's page, and that is not in the bank's app. The customer gets a mail
with the way to pay, which the running shop sends.

Example:
  shop orders not-paid 7K3M-9QX2`;

const undoneHelp = `
For a payment that was noted at the wrong order. The order stands as before, the takings hold nothing of it, and the
customer, who was told that it is here, is told by mail that it is not.

Example:
  shop orders payment-undone 7K3M-9QX2`;

const linkHelp = `
The links that were sent before open nothing any more: for one that has got into the wrong hands, or was lost.

Example:
  shop orders link 7K3M-9QX2 --renew`;

interface PaidFlags {
  /** Whole paise. */
  amount: number;
  reference?: string;
  yes?: boolean;
}

export function addOrderPayments(
  orders: Command,
  { io, withDatabase }: Shop,
  print: ReturnType<typeof makePrint>,
): void {
  const by = actorOf(io);
  const command = (name: string) => orders.command(name).argument('<orderNo>', 'as the customer sees it');

  command('paid')
    .description('note that the payment has come in')
    .requiredOption('--amount <rupees>', 'what came in', parseRupees)
    .option('--reference <utr>', "the payment's reference; without it, as for cash, none")
    .option('--yes', 'the amount differs, or the reference stands on another order too, and that is right')
    .addHelpText('after', paidHelp)
    .action(async (orderNo: string, { amount, reference = '', yes = false }: PaidFlags) => {
      const despite = yes ? ['AMOUNT_DIFFERS', 'REFERENCE_USED'] : [];
      const asked = { by, paise: amount, reference, despite };
      const { order, moved } = await withPayments((payments) => payments.receive(orderNo, asked).catch(askFirst));
      const already = moved ? '' : ' already';
      print(
        { ...summaryJson(order), moved },
        `Order ${order.order_no} is paid${already}: ${formatMoney(order.payment_paise ?? 0)}.`,
      );
    });

  command('refunded')
    .description('note that a payment was sent back')
    .requiredOption('--amount <rupees>', 'what was sent back', parseRupees)
    .option('--reference <utr>', "the transfer's reference")
    .addHelpText('after', refundHelp)
    .action(async (orderNo: string, { amount, reference = '' }: PaidFlags) => {
      const asked = { by, paise: amount, reference };
      const { order, moved } = await withPayments((payments) => payments.refund(orderNo, asked));
      print(
        { ...summaryJson(order), moved },
        `Order ${order.order_no} is refunded${moved ? '' : ' already'}: ${formatMoney(order.refunded_paise ?? 0)}.`,
      );
    });

  const corrections = [
    {
      name: 'not-paid',
      does: 'say that a claimed payment is not there',
      help: notPaidHelp,
      said: 'The payment is asked for again.',
      move: 'notFound',
    },
    {
      name: 'payment-undone',
      does: 'take a payment back that was noted by mistake',
      help: undoneHelp,
      said: 'The payment is not noted any more.',
      move: 'undo',
    },
  ] as const;
  for (const { name, does, help, said, move } of corrections)
    command(name)
      .description(does)
      .addHelpText('after', help)
      .action(async (orderNo: string) => {
        const { order, moved } = await withPayments((payments) => payments[move](orderNo, { by }));
        print({ ...summaryJson(order), moved }, `Order ${order.order_no}: ${said}`);
      });

  command('link')
    .description("a new link to the order's page, for its customer")
    .requiredOption('--renew', 'the links before open nothing any more')
    .addHelpText('after', linkHelp)
    .action(async (orderNo: string) => {
      const link = await withDatabase(async (database, config) => {
        const { outbox, shopUrl } = await deskTools(database, config, io.clock);
        const mails = makeOrderMails({ outbox, clock: io.clock, config });
        return makeStaffOrders({ database, clock: io.clock, mails, shopUrl, config }).renewLink(orderNo, by);
      });
      print({ link }, link);
    });

  function withPayments<T>(work: (payments: StaffPayments) => Promise<T>): Promise<T> {
    return withDatabase(async (database, config) => {
      const { outbox } = await deskTools(database, config, io.clock);
      const mails = makeOrderMails({ outbox, clock: io.clock, config });
      return work(makeStaffPayments({ database, clock: io.clock, mails }));
    });
  }
}

function askFirst(error: unknown): never {
  const isQuestion =
    error instanceof DomainError && (error.code === 'AMOUNT_DIFFERS' || error.code === 'REFERENCE_USED');
  throw isQuestion ? new CommandError(`${error.message} Nothing is noted yet; say --yes when it is right.`) : error;
}
