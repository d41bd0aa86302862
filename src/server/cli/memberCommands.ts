/** Commands for a member's rights: an export of everything that the shop holds about them, and deletion. */
import type { Command } from 'commander';
import { makeStaffMembers } from '../areas/account/staffMembers.service';
import { makePrivacyService, type PrivacyService } from '../areas/privacy/privacy.service';
import type { Database } from '../db/types';
import { deskTools, MAIL_FOLLOWS } from './deskTools';
import { CommandError } from './failure';
import { count, printable } from '../lib/wording';
import { writeOutFile } from './outFile';
import { makePrint } from './print';
import type { Shop } from './shop';
import { userPath } from './userPath';
import { whoOf } from './who';

const exportHelp = `
FILE is JSON with everything the shop holds about the member: account, addresses, cart, wishlist, orders, returns, reviews, messages,
newsletter, sessions. Bank details are masked, as you see them too; passwords cannot be read by anybody. Members fetch the same file
themselves under Account. Send it to the address of the account and to no other.

Example:
  shop users export meera@example.com meera.json`;

const deleteHelp = `
Gone are account, addresses, cart, wishlist, reviews, messages, newsletter and bank details. Orders and settled returns keep what was
bought, the amounts and the times, without a name, number or address. While an order or a return is under way nothing is deleted.
Members do the same themselves under Account. Older backups still hold the member: delete them when their time has come.

Example:
  shop users delete meera@example.com --yes`;

const logoutHelp = `
Every device of the member is logged out at once, and known to the shop no longer: the next login from each is told by
mail. The cart and all else stay. With --all every member is logged out, on a day when somebody may have read the
database or a backup of it; guests keep their carts. The password stays: whoever knows it logs in again, so ask the
member to set another by 'Forgot password'.

Examples:
  shop users logout meera@example.com
  shop users logout --all --yes`;

export function addMemberCommands(users: Command, program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);

  const withMember = <T>(
    email: string,
    work: (privacy: PrivacyService, memberId: string, database: Database) => Promise<T>,
  ): Promise<T> =>
    withDatabase(async (database, config) => {
      const memberId = await makeStaffMembers(database, io.clock).idOf(email);
      if (memberId === undefined) throw new CommandError(`No member has the e-mail address ${printable(email)}.`);
      const { outbox, bankSealer } = await deskTools(database, config, io.clock);
      return work(makePrivacyService({ database, clock: io.clock, outbox, bankSealer }), memberId, database);
    });

  users
    .command('export')
    .argument('<email>', 'of the account')
    .argument('<file>', 'JSON to write')
    .description('write everything the shop holds about a member into a file')
    .option('--force', 'replace a file of that name')
    .addHelpText('after', exportHelp)
    .action(async (email: string, given: string, { force = false }: { force?: boolean }) => {
      const file = userPath(given, io);
      const held = await withMember(email, (privacy, id) => privacy.held(id));
      await writeOutFile(file, { mode: 0o600, force }, (handle) =>
        handle.writeFile(`${JSON.stringify(held, null, 2)}\n`),
      );
      print({ email, file }, `What the shop holds about ${printable(email)} is in ${given}.`);
    });

  users
    .command('logout')
    .argument('[email]', 'of the account')
    .description('end every session of a member, or of all')
    .option('--all', 'of every member')
    .option('--yes', 'with --all: it cannot be undone')
    .addHelpText('after', logoutHelp)
    .action(async (email: string | undefined, { all = false, yes = false }: { all?: boolean; yes?: boolean }) => {
      if (all === (email !== undefined)) throw new CommandError('Name one member, or say --all.');
      if (email !== undefined) {
        await withMember(email, (_, id, database) => makeStaffMembers(database, io.clock).logOut(id, whoOf(io)));
        print({ email, loggedOut: true }, `${printable(email)} is logged out everywhere.`);
        return;
      }
      if (!yes) throw new CommandError('Every member is then logged out. Say --yes when you mean it.');
      const ended = await withDatabase((database) => makeStaffMembers(database, io.clock).logOutAll(whoOf(io)));
      print({ ended }, `Every member is logged out: ${count(ended)} sessions have ended.`);
    });

  users
    .command('delete')
    .argument('<email>', 'of the account')
    .description('delete a member and what belongs to them, when they ask for it')
    .option('--yes', 'it cannot be undone')
    .addHelpText('after', deleteHelp)
    .action(async (email: string, { yes = false }: { yes?: boolean }) => {
      if (!yes) throw new CommandError('This cannot be undone. Say --yes when you mean it.');
      await withMember(email, async (privacy, id, database) => {
        await privacy.forget(id, whoOf(io));
        await database.announce();
      });
      print({ email, deleted: true }, `The account of ${printable(email)} is deleted. ${MAIL_FOLLOWS}`);
    });
}
