/** Checks the shop's folder and disk. It only reads, and makes no missing folder. */
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { openPaths } from '../../security/privateFiles';
import type { Config } from '../../plugins/config';
import { count } from '../../lib/wording';
import { broken, ok, warning, type Finding } from './finding';

const MEGABYTE = 1024 * 1024;
const TIGHT_MB = 1024;
const FULL_MB = 100;
const MOST_NAMED = 3;

export async function checkFolder({ dataDir }: Config): Promise<Finding> {
  const check = 'Data folder';
  const found = await stat(dataDir).catch(() => null);
  if (!found)
    return broken(
      check,
      `${dataDir} does not exist.`,
      'Set DATA_DIR to the folder of the shop, or start the shop once to have it made.',
    );
  if (!found.isDirectory()) return broken(check, `${dataDir} is no folder.`, 'Set DATA_DIR to a folder.');
  const isWritable = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) {
    return broken(check, `${dataDir} cannot be written by this user.`, 'Give it to the user that the shop runs as.');
  }
  const open = await openToOthers(dataDir);
  return open ? warning(check, open, ADVICE) : ok(check, `${dataDir} can be written, and read by this user only.`);
}

const ADVICE =
  'Restart the shop: it closes what is its own, and says why where it cannot. ' +
  'Customers’ addresses and the secret key are there.';

/** A sentence about the files there that other users of this machine may read; null where there are none. */
async function openToOthers(dataDir: string): Promise<string | null> {
  const names: string[] = [];
  for await (const { name } of openPaths(dataDir)) names.push(name);
  if (names.length === 0) return null;
  const more = names.length > MOST_NAMED ? ` and ${count(names.length - MOST_NAMED)} more` : '';
  return `Others on this machine may read ${names.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const check = 'Disk space';
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const found = `${count(free)} MB are free.`;
  if (free < FULL_MB) return broken(check, found, 'Make room before orders can no longer be written.');
  return free < TIGHT_MB
    ? warning(check, found, 'Make room: pictures, mails and backups need some.')
    : ok(check, found);
}
