import { InvalidArgumentError, Option, type Command } from 'commander';
import { BANK_DETAILS_DAYS } from '../../contract/rules/limits';
import type { ReturnStatus } from '../../contract/order';
import { returnStatuses } from '../../contract/rules/returnStatuses';
import {
  listReturns,
  makeStaffReturns,
  needsNote,
  reasonFault,
  SHORTEST_REASON,
  type Decided,
  type Decision,
  type StaffReturns,
} from '../areas/return/staffReturns.service';
import { deskTools, MAIL_FOLLOWS } from './deskTools';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { makePrint } from './print';
import { parseRowNumber } from './rowNumber';
import type { Shop } from './shop';
import { actorOf } from './who';
import { caseJson, detailsText, returnListText, returnText, shownJson } from './returnViews';

const decisions: readonly { name: Decision; description: string; help: string }[] = [
  { name: 'approve', description: 'take it back: INITIATED → APPROVED', help: 'Example:\n  shop returns approve 118' },
  {
    name: 'reject',
    description: 'say no: INITIATED → REJECTED',
    help: 'Example:\n  shop returns reject 118 --note "The tags were cut off."',
  },
  {
    name: 'refund',
    description: 'the money has been sent: APPROVED → REFUNDED',
    help:
      'Send the money first: shop returns reveal shows where to. ' +
      `The bank details are deleted ${BANK_DETAILS_DAYS} days later.\n\nExample:\n  shop returns refund 118`,
  },
];

const decisionHelp = `
The customer gets a mail, which the running shop sends; the note is in it. Doing it twice is harmless and sends no second mail.
The stock stays as it is: what comes back is looked at first. When it can be sold again, raise the product's quantity with
shop catalogue import.
`;

export function addReturnCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const returns = program.command('returns').description('see what customers want to send back, decide, refund');

  const withDesk = <T>(work: (desk: StaffReturns) => Promise<T>): Promise<T> =>
    withDatabase(async (database, config) => {
      const { outbox, bankSealer, shopUrl } = await deskTools(database, config, io.clock);
      return work(makeStaffReturns({ database, clock: io.clock, sealer: bankSealer, outbox, shopUrl }));
    });
  const command = (name: string): Command =>
    returns.command(name).argument('<serialNo>', "of the order's line, as shop orders show lists it", parseRowNumber);

  returns
    .command('list')
    .description('returns, newest first')
    .addOption(new Option('--status <status>', `only these: ${returnStatuses.join(', ')}`).argParser(parseStatus))
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .addHelpText('after', '\nExample:\n  shop returns list --status INITIATED   what is to be decided')
    .action(async (options: { status?: ReturnStatus; limit: number }) => {
      const found = await withDatabase((database) => listReturns(database, options));
      print(found.map(caseJson), returnListText(found));
    });

  command('show')
    .description('one return: what, why, the times, the bank details masked, and who has looked at them')
    .addHelpText('after', '\nExample:\n  shop returns show 118')
    .action(async (serialNo: number) => {
      const shown = await withDesk((desk) => desk.show(serialNo));
      print(shownJson(shown), returnText(shown));
    });

  command('reveal')
    .description('the full bank details, for sending a refund')
    .requiredOption('--reason <text>', `why you need them, at least ${SHORTEST_REASON} characters`, parseReason)
    .addHelpText(
      'after',
      '\nWho looked, when and why is written down first, and shop returns show lists it.\n\nExample:\n  shop returns reveal 118 --reason "Refund by bank transfer"',
    )
    .action(async (serialNo: number, { reason }: { reason: string }) => {
      const details = await withDesk((desk) => desk.reveal(serialNo, { reason, by: actorOf(io) }));
      print(details, detailsText(details));
    });

  for (const { name, description, help } of decisions) {
    const isNoteNeeded = needsNote(name);
    command(name)
      .description(description)
      .addOption(
        new Option('--note <text>', isNoteNeeded ? 'why, for the customer' : 'a word for the customer')
          .argParser(parseNote)
          .makeOptionMandatory(isNoteNeeded),
      )
      .addHelpText('after', `${decisionHelp}\n${help}`)
      .action(async (serialNo: number, { note = '' }: { note?: string }) => {
        const result = await withDesk((desk) => desk.decide(serialNo, name, { note, by: actorOf(io) }));
        print({ ...caseJson(result.decided), moved: result.moved }, decidedText(result));
      });
  }
}

function decidedText({ decided: { serial_no, status }, moved }: Decided): string {
  const done = status.toLowerCase();
  return moved ? `Return ${serial_no} is ${done}. ${MAIL_FOLLOWS}` : `Return ${serial_no} is ${done} already.`;
}

function parseStatus(text: string): ReturnStatus {
  const status = returnStatuses.find((known) => known === text.trim().toUpperCase());
  if (!status) throw new InvalidArgumentError(`It is one of ${returnStatuses.join(', ')}.`);
  return status;
}

function parseReason(text: string): string {
  const reason = text.trim();
  const fault = reasonFault(reason);
  if (fault !== undefined) throw new InvalidArgumentError(fault);
  return reason;
}

function parseNote(text: string): string {
  const note = text.trim();
  if (note === '') throw new InvalidArgumentError('The note is empty.');
  return note;
}
