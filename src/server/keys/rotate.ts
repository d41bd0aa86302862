/**
 * Gives a shop whose secret key is a file another one. The old one stays beside it: it opens what it sealed, and
 * backups made with it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { takeLock } from '../db/fileLock';
import { errorCode } from '../lib/errorCode';
import { writeWhole } from '../security/privateFiles';
import { keyFiles, newSecretKey, oldKeysIn, secretKeyOf } from '../security/secretKeys';

const PATIENCE_MS = 10_000;

/** Lets one command at a time change the key files. */
export async function whileKeysAreHeld<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const letGo = await takeLock(path.join(dataDir, 'keys.lock'), PATIENCE_MS);
  try {
    return await work();
  } finally {
    letGo();
  }
}

/**
 * Under the lock. The old key is on the disk as an old one before the new one takes its place, so a kill between loses
 * neither.
 */
export async function replaceKeyFile(dataDir: string): Promise<void> {
  const { current, old } = keyFiles(dataDir);
  const key = await secretKeyOf({ secretKey: undefined, dataDir });
  await writeWhole(old, JSON.stringify([key, ...(await oldKeysOf(dataDir)).filter((other) => other !== key)]));
  await writeWhole(current, newSecretKey());
}

/** Under the lock. */
export async function dropOldKey(dataDir: string, isDropped: (key: string) => boolean): Promise<void> {
  await writeWhole(keyFiles(dataDir).old, JSON.stringify((await oldKeysOf(dataDir)).filter((key) => !isDropped(key))));
}

/** Never takes what it does not understand for nothing: it would be overwritten. */
async function oldKeysOf(dataDir: string): Promise<readonly string[]> {
  const file = keyFiles(dataDir).old;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const keys = oldKeysIn(text);
  if (!keys) {
    throw new Error(
      `${file} is no list of keys. Put it back as it was, or move it away if nothing is sealed with its keys.`,
    );
  }
  return keys;
}
