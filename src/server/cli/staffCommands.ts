/** Commands for the accounts of the staff's side: whom to let in, and whom no more. */
import { InvalidArgumentError, type Command } from 'commander';
import type { StaffAccount } from '../../contract/staff';
import { SET_UP_HOURS, staffRoles, type StaffRole } from '../../contract/rules/staffRules';
import { makeStaffAccounts, type StaffAccounts } from '../areas/staff/staffAccounts.service';
import { shopUrlOf } from '../areas/mail/templates';
import { openShopKeys } from '../keys/lostKey';
import { kolkataTime, printable } from '../lib/wording';
import { makeSealer } from '../security/sealing';
import { table } from './format';
import { makePrint } from './print';
import type { Shop } from './shop';
import { whoOf } from './who';

const inviteHelp = `
Roles: owner (all, accounts and settings too), orders, catalogue, support.
Give the link to that person and to nobody else: it works once, for ${SET_UP_HOURS} hours. Behind it they choose a password and
set up the authenticator on their phone.

Example:
  shop staff invite asha@example.com --role owner`;

const resetHelp = `
For somebody who forgot the password or lost the phone, and for an account that was disabled. Password, authenticator,
recovery codes and sessions end at once; the link sets the account up anew.

Example:
  shop staff reset asha@example.com`;

const disableHelp = `
Every session of the account ends at once. What the person did stays written down. A reset opens the account again.

Example:
  shop staff disable asha@example.com`;

const roleOf = (given: string): StaffRole => {
  const role = staffRoles.find((one) => one === given);
  if (!role) throw new InvalidArgumentError(`There are ${staffRoles.join(', ')}.`);
  return role;
};

const states: Record<StaffAccount['state'], string> = {
  disabled: 'disabled',
  waits: 'waits for its set-up',
  inUse: 'in use',
};

function staffText(rows: readonly StaffAccount[]): string {
  if (rows.length === 0) return 'Nobody yet. shop staff invite EMAIL --role owner lets the first one in.';
  const lines = rows.map((row) => [
    printable(row.email),
    row.role,
    states[row.state],
    row.lastLogin === null ? 'never' : kolkataTime(Date.parse(row.lastLogin)),
  ]);
  return table(['E-mail', 'Role', 'State', 'Last login'], lines);
}

const linkText = (email: string, link: string): string =>
  `${printable(email)} sets the account up here, once, within ${SET_UP_HOURS} hours:\n${link}`;

export function addStaffCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);

  const withStaff = <T>(work: (staff: StaffAccounts) => Promise<T>): Promise<T> =>
    withDatabase(async (database, config) => {
      const sealer = makeSealer(await openShopKeys(database, config), 'second factor');
      return work(makeStaffAccounts({ database, clock: io.clock, sealer, shopUrl: shopUrlOf(config) }));
    });

  const staff = program.command('staff').description('accounts of the staff’s side (/admin)');

  staff
    .command('list')
    .description('who may log in, and when they last did')
    .action(async () => {
      const rows = await withStaff((accounts) => accounts.list());
      print(rows, staffText(rows));
    });

  staff
    .command('invite')
    .argument('<email>', 'whom to let in')
    .description('make an account; prints the link that sets it up')
    .requiredOption('--role <role>', staffRoles.join(', '), roleOf)
    .addHelpText('after', inviteHelp)
    .action(async (email: string, { role }: { role: StaffRole }) => {
      const link = await withStaff((accounts) => accounts.invite(email, role, whoOf(io)));
      print({ email, role, link }, linkText(email, link));
    });

  staff
    .command('reset')
    .argument('<email>', 'of the account')
    .description('have an account set up anew; prints the link')
    .addHelpText('after', resetHelp)
    .action(async (email: string) => {
      const link = await withStaff((accounts) => accounts.reset(email, whoOf(io)));
      print({ email, link }, linkText(email, link));
    });

  staff
    .command('disable')
    .argument('<email>', 'of the account')
    .description('let somebody in no more')
    .addHelpText('after', disableHelp)
    .action(async (email: string) => {
      await withStaff((accounts) => accounts.disable(email, whoOf(io)));
      print({ email, disabled: true }, `${printable(email)} is disabled, and logged out everywhere.`);
    });
}
