import type { Command } from 'commander';
import { makeStaffMembers } from '../areas/account/staffMembers.service';
import { messagesForStaff } from '../areas/message/staffMessages.service';
import type { Database } from '../db/types';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { memberJson, membersText, messageJson, messagesText } from './peopleViews';
import { addMemberCommands } from './memberCommands';
import { addNewsletterCommands } from './newsletterCommands';
import { makePrint } from './print';
import type { Shop } from './shop';

interface Listing<Row> {
  description: string;
  help: string;
  read: (database: Database, limit: number) => Promise<Row[]>;
  json: (row: Row) => unknown;
  text: (rows: Row[]) => string;
}

export function addPeopleCommands(program: Command, shop: Shop): void {
  const { io, withDatabase } = shop;
  const print = makePrint(program, io);

  addList(program.command('messages').description('what members wrote'), {
    description: 'messages from the contact page, newest first',
    help: '\nEach with who wrote it and the number to call back.\n\nExamples:\n  shop messages list --limit 10\n  shop --json messages list',
    read: messagesForStaff,
    json: messageJson,
    text: messagesText,
  });

  addNewsletterCommands(program, shop);

  const users = program.command('users').description('members of the shop');
  addMemberCommands(users, program, shop);
  addList(users, {
    description: 'members, newest first',
    help: '\nEach with how to reach them, since when they are members and how many orders they placed.\n\nExamples:\n  shop users list --limit 20\n  shop --json users list',
    read: (database, limit) => makeStaffMembers(database, io.clock).list(limit),
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
        const rows = await withDatabase((database) => read(database, limit));
        print(rows.map(json), text(rows));
      });
  }
}
