import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './errorCode';
import type { Config } from './plugins/config';

/** SECRET_KEY, or the key that the first process to start wrote into the data directory. Losing it loses what it sealed. */
export async function secretKeyOf({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<string> {
  if (secretKey) return secretKey;
  const file = path.join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  try {
    // wx: of several processes that start at once, one makes the key and the others read it.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readWhenWritten(file);
}

async function readWhenWritten(file: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const key = (await readFile(file, 'utf8')).trim();
    if (key.length >= 32) return key;
    await wait(20);
  }
  throw new Error(`${file} holds no key. Put the shop's key back, or delete the file to have a new one made.`);
}
