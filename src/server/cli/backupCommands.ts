import type { Command } from 'commander';
import type { RowCounts } from '../backup/format';
import { restoreBackup } from '../backup/restoreBackup';
import { countOf, writeBackup } from '../backup/writeBackup';
import { count, kolkataTime } from './format';
import { writeOutFile } from './outFile';
import { makePrint } from './print';
import type { Shop } from './program';
import { watchProgress } from './progressBar';
import { userPath } from './userPath';

const backupHelp = `
FILE becomes one file with the whole shop in it: catalogue, pictures, home page, orders, members, returns, messages. It is the shop
as it was at one moment, made while the shop goes on selling, from either database. What ends by itself is left out: who is logged
in, password links under way, counts of calls.

It holds names, addresses and mobile numbers: only this user may read it; keep it as safe as the shop.
The secret key is not in it. Keep DATA_DIR/secret.key or SECRET_KEY with it, apart: bank details cannot be opened without it.

Examples:
  shop backup monday.backup                     today's shop in one file
  shop backup shop-$(date +%F).backup           every night, by cron
  shop backup latest.backup --force             over the file of that name`;

const restoreHelp = `
FILE is what shop backup wrote. It is read and checked from end to end first; a cut or altered file changes nothing. Then all of it goes in
at once, or none. A running server shows the restored shop by itself; shoppers and members have to log in again.

It goes into the database of DATA_DIR or DATABASE_URL, wherever it was made: a shop moves to PostgreSQL with a backup there and a
restore here. An older version's backup is taken, a newer one's is refused.
Put the shop's secret key back too (DATA_DIR/secret.key or SECRET_KEY): bank details cannot be opened without it.

Examples:
  shop restore monday.backup                    into an empty shop (start it with DEMO=off)
  shop restore monday.backup --replace          the shop that is there now is gone for good: back it up first
  DATABASE_URL=postgres://… shop restore monday.backup`;

export function addBackupCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);

  program
    .command('backup')
    .argument('<file>', 'the file to write')
    .description('write the whole shop into one file')
    .option('--force', 'replace a file of that name')
    .addHelpText('after', backupHelp)
    .action(async (given: string, { force = false }: { force?: boolean }) => {
      const file = userPath(given, io);
      const watch = watchProgress(io);
      try {
        const rows = await withDatabase((database) =>
          writeOutFile(file, { mode: 0o600, force }, (handle) => writeBackup(database, handle, io.clock(), watch.progress)),
        );
        watch.clear();
        print({ file, rows }, `Backed up to ${given}: ${contents(rows)}.\nKeep ${keyPlace(io.env)} with it, apart: bank details cannot be opened without it.`);
      } finally {
        watch.clear();
      }
    });

  program
    .command('restore')
    .argument('<file>', 'what shop backup wrote')
    .description('make the shop what a backup says')
    .option('--replace', 'even if this shop is not empty: what is there now goes')
    .addHelpText('after', restoreHelp)
    .action(async (given: string, { replace = false }: { replace?: boolean }) => {
      const file = userPath(given, io);
      const watch = watchProgress(io);
      try {
        const { madeAt, rows } = await withDatabase((database) => restoreBackup(database, { file, replace, progress: watch.progress }));
        watch.clear();
        print({ file, madeAt, rows }, `Restored ${given} of ${kolkataTime(Date.parse(madeAt))}: ${contents(rows)}.`);
      } finally {
        watch.clear();
      }
    });
}

function contents(rows: RowCounts): string {
  const part = (table: Parameters<typeof countOf>[1], one: string, many: string): string => {
    const number = countOf(rows, table);
    return `${count(number)} ${number === 1 ? one : many}`;
  };
  return [
    part('product', 'product', 'products'),
    part('picture', 'picture', 'pictures'),
    part('customer_order', 'order', 'orders'),
    part('member', 'member', 'members'),
  ].join(', ');
}

const keyPlace = ({ SECRET_KEY }: Readonly<Record<string, string | undefined>>): string => (SECRET_KEY?.trim() ? 'SECRET_KEY' : 'DATA_DIR/secret.key');
