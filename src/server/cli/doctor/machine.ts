/** The folder and the disk that the shop lives on. Looks only: what is missing is not made. */
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import type { Config } from '../../plugins/config';
import { count } from '../format';
import { broken, ok, warning, type Finding } from './finding';

const MEGABYTE = 1024 * 1024;
const TIGHT_MB = 1024;
const FULL_MB = 100;

export async function checkFolder({ dataDir }: Config): Promise<Finding> {
  const check = 'Data folder';
  const found = await stat(dataDir).catch(() => null);
  if (!found) return broken(check, `${dataDir} does not exist.`, 'Set DATA_DIR to the folder of the shop, or start the shop once to have it made.');
  if (!found.isDirectory()) return broken(check, `${dataDir} is no folder.`, 'Set DATA_DIR to a folder.');
  const isWritable = await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK).then(() => true, () => false);
  return isWritable ? ok(check, `${dataDir} can be written.`) : broken(check, `${dataDir} cannot be written by this user.`, 'Give it to the user that the shop runs as.');
}

export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  const check = 'Disk space';
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const found = `${count(free)} MB are free.`;
  if (free < FULL_MB) return broken(check, found, 'Make room before orders can no longer be written.');
  return free < TIGHT_MB ? warning(check, found, 'Make room: pictures, mails and backups need some.') : ok(check, found);
}
