import { InvalidArgumentError, type Command } from 'commander';
import { MOBILE_DIGITS, UNCONFIRMED_DAYS } from '../../contract/rules/limits';
import { numberInWords } from '../../contract/rules/numberInWords';
import { readMobile } from '../../contract/rules/typedNumbers';
import { makeStaffNewsletter } from '../areas/newsletter/staffNewsletter.service';
import { CommandError } from './failure';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { subscriberJson, subscribersText, unconfirmedText } from './peopleViews';
import { makePrint } from './print';
import type { Shop } from './shop';
import { whoOf } from './who';

const listHelp = `
Each with when it joined and the words that were agreed to. A number that a member asked for and that is not the
account's own waits until its owner has said yes; it is in no list but that of --unconfirmed, and a program that sends
the newsletter never sees it.

Examples:
  shop newsletter list
  shop newsletter list --unconfirmed                whom to ask, by hand
  shop --json newsletter list --limit 10000         for the program that sends it`;

const confirmHelp = `
Ask at the number first, once, whether its owner wants the newsletter: shop newsletter list --unconfirmed says which
ones wait. Confirm those who say yes, remove those who say no. What nobody confirms is forgotten after ${UNCONFIRMED_DAYS} days.

Example:
  shop newsletter confirm 9876543210`;

const removeHelp = `
The number and the consent are deleted, also of one that waits to be confirmed. Whoever changes their mind can join
again on the page.

Example:
  shop newsletter remove 9876543210`;

export function addNewsletterCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const newsletter = program.command('newsletter').description('who takes the newsletter');
  const command = (name: string): Command =>
    newsletter.command(name).argument('<mobile>', 'the number, with or without +91', parseMobile);

  newsletter
    .command('list')
    .description('mobile numbers, newest first')
    .option('--unconfirmed', 'those that wait until their owner has said yes, instead')
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .addHelpText('after', listHelp)
    .action(async ({ unconfirmed = false, limit }: { unconfirmed?: boolean; limit: number }) => {
      const { found, waiting } = await withDatabase((database) =>
        makeStaffNewsletter(database, io.clock).subscribers(limit, unconfirmed),
      );
      print(found.map(subscriberJson), unconfirmed ? unconfirmedText(found) : subscribersText(found, waiting));
    });

  command('confirm')
    .description('put a number on the list whose owner has said yes')
    .addHelpText('after', confirmHelp)
    .action(async (mobile: string) => {
      const confirmed = await withDatabase((database) =>
        makeStaffNewsletter(database, io.clock).confirmSubscriber(mobile, whoOf(io)),
      );
      if (!confirmed) throw new CommandError(`${mobile} does not wait to be confirmed.`);
      print({ mobile, confirmed }, `${mobile} takes the newsletter now.`);
    });

  command('remove')
    .description('take a number off the list, when somebody asks for it')
    .addHelpText('after', removeHelp)
    .action(async (mobile: string) => {
      const removed = await withDatabase((database) =>
        makeStaffNewsletter(database, io.clock).removeSubscriber(mobile, whoOf(io)),
      );
      if (!removed) throw new CommandError(`${mobile} is not on the list.`);
      print({ mobile, removed }, `${mobile} takes the newsletter no more.`);
    });
}

function parseMobile(text: string): string {
  const mobile = readMobile(text);
  if (mobile === undefined) {
    throw new InvalidArgumentError(`It is a mobile number of ${numberInWords(MOBILE_DIGITS).toLowerCase()} digits.`);
  }
  return mobile;
}
