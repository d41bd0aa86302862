import { InvalidArgumentError, type Command } from 'commander';
import { listMembers, listMessages, listSubscribers, removeSubscriber } from '../areas/people/people.repository';
import type { Database } from '../db/open';
import { CommandError } from './failure';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { memberJson, membersText, messageJson, messagesText, subscriberJson, subscribersText } from './peopleViews';
import { addMemberCommands } from './memberCommands';
import { makePrint } from './print';
import type { Shop } from './program';

interface Listing<Row> {
  description: string;
  help: string;
  read: (db: Database['db'], limit: number) => Promise<Row[]>;
  json: (row: Row) => unknown;
  text: (rows: Row[]) => string;
}

export function addPeopleCommands(program: Command, shop: Shop): void {
  const { io, withDatabase } = shop;
  const print = makePrint(program, io);

  addList(program.command('messages').description('what members wrote'), {
    description: 'messages from the contact page, newest first',
    help: '\nEach with who wrote it and the number to call back.\n\nExamples:\n  shop messages list --limit 10\n  shop --json messages list',
    read: listMessages,
    json: messageJson,
    text: messagesText,
  });

  const newsletter = program.command('newsletter').description('who takes the newsletter');
  addList(newsletter, {
    description: 'mobile numbers, newest first',
    help: '\nEach with when it joined and the words that were agreed to.\n\nExamples:\n  shop newsletter list\n  shop --json newsletter list --limit 10000   for the program that sends it',
    read: listSubscribers,
    json: subscriberJson,
    text: subscribersText,
  });
  newsletter
    .command('remove')
    .argument('<mobile>', 'the number, with or without +91', parseMobile)
    .description('take a number off the list, when somebody asks for it')
    .addHelpText('after', '\nThe number and the consent are deleted. Whoever changes their mind can join again on the page.\n\nExample:\n  shop newsletter remove 9876543210')
    .action(async (mobile: string) => {
      const removed = await withDatabase((database) => database.write((trx) => removeSubscriber(trx, mobile)));
      if (!removed) throw new CommandError(`${mobile} is not on the list.`);
      print({ mobile, removed }, `${mobile} takes the newsletter no more.`);
    });

  const users = program.command('users').description('members of the shop');
  addMemberCommands(users, program, shop);
  addList(users, {
    description: 'members, newest first',
    help: '\nEach with how to reach them, since when they are members and how many orders they placed.\n\nExamples:\n  shop users list --limit 20\n  shop --json users list',
    read: listMembers,
    json: memberJson,
    text: membersText,
  });

  function addList<Row>(group: Command, { description, help, read, json, text }: Listing<Row>): void {
    group
      .command('list')
      .description(description)
      .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
      .addHelpText('after', help)
      .action(async ({ limit }: { limit: number }) => {
        const rows = await withDatabase(({ db }) => read(db, limit));
        print(rows.map(json), text(rows));
      });
  }
}

function parseMobile(text: string): string {
  const mobile = /^(?:\+?91|0)?(\d{10})$/.exec(text.replace(/[\s-]/g, ''))?.[1];
  if (!mobile) throw new InvalidArgumentError('It is a mobile number of ten digits.');
  return mobile;
}
