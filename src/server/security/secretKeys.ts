/**
 * The shop's secret keys: SECRET_KEY and SECRET_KEYS_OLD, or the files secret.key and secret.keys.old of the data
 * directory. The first one seals; the others only open texts that they sealed before they were replaced
 * (docs/backups-and-keys.md). A lost key loses those texts.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../lib/errorCode';
import { makePrivateFolder, PRIVATE_FILE } from './privateFiles';

/** Characters. */
export const SHORTEST_KEY = 32;

/** Of the settings (plugins/config.ts). */
export interface KeySettings {
  /** SECRET_KEY; where absent, the key is a file of the data directory. */
  secretKey: string | undefined;
  dataDir: string;
  /** SECRET_KEYS_OLD. */
  oldSecretKeys?: readonly string[];
}
type Keys = readonly [string, ...string[]];

/** Returns the present keys: those in files may be replaced under a running shop. */
export type SecretKeys = () => Keys;

export const keyFiles = (dataDir: string): { current: string; old: string } => ({
  current: path.join(dataDir, 'secret.key'),
  old: path.join(dataDir, 'secret.keys.old'),
});

export const newSecretKey = (): string => randomBytes(32).toString('base64url');

/** The key that seals: SECRET_KEY, or the key that the first process to start wrote into the data directory. */
export async function secretKeyOf({ secretKey, dataDir }: KeySettings): Promise<string> {
  if (secretKey) return secretKey;
  const file = keyFiles(dataDir).current;
  await makePrivateFolder(dataDir);
  try {
    // wx: of several processes that start at once, one makes the key and the others read it.
    await writeFile(file, newSecretKey(), { flag: 'wx', mode: PRIVATE_FILE });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readWhenWritten(file);
}

async function readWhenWritten(file: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const key = (await readFile(file, 'utf8')).trim();
    if (key.length >= SHORTEST_KEY) return key;
    await wait(20);
  }
  throw new Error(`${file} holds no key. Put the shop's key back, or delete the file to have a new one made.`);
}

const distinct = (first: string, others: readonly string[]): Keys => [
  first,
  ...new Set(others.filter((key) => key !== first)),
];

/** Makes a key where there is none. */
export async function openSecretKeys(settings: KeySettings): Promise<SecretKeys> {
  const { secretKey, dataDir, oldSecretKeys = [] } = settings;
  const first = distinct(await secretKeyOf(settings), oldSecretKeys);
  return secretKey ? () => first : followFiles(dataDir, oldSecretKeys, first);
}

/** The existing keys; none is made. `current` is undefined where no key seals. */
export function knownKeys({ secretKey, dataDir, oldSecretKeys = [] }: KeySettings): {
  current: string | undefined;
  old: readonly string[];
} {
  const keys = secretKey ? distinct(secretKey, oldSecretKeys) : readKeys(dataDir, oldSecretKeys);
  if (!keys) return { current: undefined, old: oldSecretKeys };
  const [current, ...old] = keys;
  return { current, old };
}

/**
 * The files are checked whenever a key is needed, which is seldom and takes microseconds. So texts under a key that was
 * added a moment ago open, and nothing is sealed with a replaced one.
 */
function followFiles(dataDir: string, others: readonly string[], first: Keys): SecretKeys {
  let keys = first;
  let seen = '';
  return () => {
    const now = stampOf(dataDir);
    if (now !== seen) {
      // A file that is gone under a running shop takes no key from it.
      keys = readKeys(dataDir, others) ?? keys;
      seen = now;
    }
    return keys;
  };
}

function stampOf(dataDir: string): string {
  const { current, old } = keyFiles(dataDir);
  return `${stampOfFile(current)} ${stampOfFile(old)}`;
}

/** A text that differs for every file that replaces this one. */
function stampOfFile(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join(':');
  } catch {
    return '';
  }
}

/**
 * Undefined where there is no whole key. The current one first: it is replaced after it was added to the old ones
 * (keys/rotate.ts).
 */
function readKeys(dataDir: string, others: readonly string[]): Keys | undefined {
  const { current, old } = keyFiles(dataDir);
  const key = readOr(current, '').trim();
  return key.length >= SHORTEST_KEY ? distinct(key, [...(oldKeysIn(readOr(old, '')) ?? []), ...others]) : undefined;
}

/** A JSON array of strings, which can hold any key, or keys separated by commas. */
export function parseKeys(text: string): string[] | undefined {
  const keys = text.startsWith('[')
    ? jsonStrings(text)
    : text
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean);
  return keys?.every((key) => key.length >= SHORTEST_KEY) ? keys : undefined;
}

function jsonStrings(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What secret.keys.old holds, which is what SECRET_KEYS_OLD takes; undefined for what is neither. */
export const oldKeysIn = (text: string): readonly string[] | undefined =>
  text.trim() === '' ? [] : parseKeys(text.trim());

function readOr(file: string, absent: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return absent;
  }
}
