import type { Command } from 'commander';
import type { RowCounts } from '../backup/backupFormat';
import type { Unlock } from '../backup/head';
import { restoreBackup } from '../backup/restoreBackup';
import { countOf, writeBackup, type Protection } from '../backup/writeBackup';
import type { Config } from '../plugins/config';
import type { Database } from '../db/types';
import { keyIdOf } from '../security/sealing';
import { openShopKeys } from '../keys/lostKey';
import { knownKeys } from '../security/secretKeys';
import { backupHelp, restoreHelp } from './backupHelp';
import { CommandError } from './failure';
import { count, kolkataTime } from '../lib/wording';
import type { Io } from './io';
import { writeOutFile } from './outFile';
import { readNewPassphrase, readPassphrase } from './passphrase';
import { makePrint } from './print';
import type { Shop } from './shop';
import { watchProgress } from './progressBar';
import { userPath } from './userPath';
import { whoOf } from './who';

const NOT_ENCRYPTED =
  'THE FILE IS NOT ENCRYPTED: whoever gets it reads the names, addresses, mobile numbers and orders of all ' +
  'customers.\n';
const NOT_VOUCHED_FOR =
  'No key of this shop vouches for that file: look whether prices, coupons and orders are as you know them.\n';

interface Flags {
  passphraseFile?: string;
  plain?: boolean;
}

export function addBackupCommands(program: Command, shop: Shop): void {
  addBackup(program, shop);
  addRestore(program, shop);
}

function addBackup(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  program
    .command('backup')
    .argument('<file>', 'the file to write')
    .description('write the whole shop into one encrypted file')
    .option('--force', 'replace a file of that name')
    .option('--passphrase-file <file>', 'encrypt with the passphrase that is in this file, instead of the secret key')
    .option('--plain', 'do not encrypt: whoever reads the file reads names, addresses and mobile numbers')
    .addHelpText('after', backupHelp)
    .action(async (given: string, { force = false, ...flags }: Flags & { force?: boolean }) => {
      const file = userPath(given, io);
      const watch = watchProgress(io);
      try {
        const { rows, protection } = await withDatabase(async (database, config) => {
          const chosen = await protectionOf(flags, { database, config, io });
          const write = writeOutFile(file, { mode: 0o600, force }, (handle) =>
            writeBackup(database, handle, { now: io.clock(), protection: chosen, progress: watch.progress }),
          );
          return { rows: await write, protection: chosen };
        });
        watch.clear();
        print(
          { file, rows, ...protectionJson(protection) },
          `Backed up to ${given}: ${contents(rows)}.\n${protectionText(protection, flags, io)}`,
        );
        if ('plain' in protection) io.err(NOT_ENCRYPTED);
      } finally {
        watch.clear();
      }
    });
}

function addRestore(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  program
    .command('restore')
    .argument('<file>', 'what shop backup wrote')
    .description('make the shop what a backup says')
    .option('--replace', 'even if this shop is not empty: what is there now goes')
    .option('--passphrase-file <file>', 'where the passphrase is that it was encrypted with')
    .option('--plain', 'take a backup that is not encrypted, or of an older version')
    .addHelpText('after', restoreHelp)
    .action(async (given: string, { replace = false, ...flags }: Flags & { replace?: boolean }) => {
      const file = userPath(given, io);
      const watch = watchProgress(io);
      try {
        const { header, isVouchedFor } = await withDatabase(async (database, config) =>
          restoreBackup(database, {
            file,
            unlock: await unlockOf(flags, config, io),
            replace,
            now: io.clock(),
            by: whoOf(io),
            progress: watch.progress,
          }),
        );
        watch.clear();
        const { madeAt, rows } = header;
        print(
          { file, madeAt, rows, isVouchedFor },
          `Restored ${given} of ${kolkataTime(Date.parse(madeAt))}: ${contents(rows)}.`,
        );
        if (!isVouchedFor) io.err(NOT_VOUCHED_FOR);
      } finally {
        watch.clear();
      }
    });
}

interface Surroundings {
  database: Database;
  config: Config;
  io: Io;
}

async function protectionOf(
  { passphraseFile, plain = false }: Flags,
  { database, config, io }: Surroundings,
): Promise<Protection> {
  if (plain && passphraseFile !== undefined) {
    throw new CommandError('--plain writes a file that is not encrypted, so it goes without --passphrase-file.');
  }
  if (plain) return { plain: true, signedBy: knownKeys(config).current };
  if (passphraseFile === undefined) return { secretKey: (await openShopKeys(database, config))()[0] };
  return { passphrase: await readNewPassphrase(userPath(passphraseFile, io), passphraseFile) };
}

async function unlockOf({ passphraseFile, plain = false }: Flags, config: Config, io: Io): Promise<Unlock> {
  const { current, old } = knownKeys(config);
  const read = (file: string): Promise<string> => readPassphrase(userPath(file, io), file);
  return {
    passphrase: passphraseFile === undefined ? undefined : await read(passphraseFile),
    secretKeys: current === undefined ? old : [current, ...old],
    allowsPlain: plain,
  };
}

function protectionJson(protection: Protection): { protection: string; keyId?: string } {
  if ('plain' in protection) {
    return { protection: 'none', ...(protection.signedBy !== undefined && { keyId: keyIdOf(protection.signedBy) }) };
  }
  if ('passphrase' in protection) return { protection: 'passphrase' };
  return { protection: 'secret key', keyId: keyIdOf(protection.secretKey) };
}

function protectionText(protection: Protection, { passphraseFile }: Flags, { env }: Io): string {
  const place = env.SECRET_KEY?.trim() ? 'SECRET_KEY' : 'DATA_DIR/secret.key';
  const forBank = `Keep ${place} too, apart: bank details cannot be opened without it.`;
  if ('plain' in protection) return forBank;
  if ('passphrase' in protection) {
    const how = `It is encrypted with the passphrase in ${passphraseFile}: without it nobody can restore the file.`;
    return `${how} ${forBank}`;
  }
  return `It is encrypted with the secret key (${keyIdOf(protection.secretKey)}). Keep a copy of ${place}
apart from it: without it nobody can restore the file, and bank details cannot be opened without it.`;
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
