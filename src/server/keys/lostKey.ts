/**
 * A shop whose secret key is gone seals nothing with another one until staff say so: what the lost key sealed can be
 * opened by nobody once people believe that all is well.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { keyFiles, knownKeys, openSecretKeys, type KeySettings, type SecretKeys } from '../security/secretKeys';
import { keyIdOf } from '../security/sealing';
import { notedKey, noteKey } from './keyNote';
import { countByKey } from './sealed.repository';

export interface LostKey {
  /** Ids of the keys that sealed what nobody here can open; what they sealed may be backups alone. */
  ids: string[];
  /** Bank details and mails in the database. */
  sealed: number;
}

/** The keys that this shop had or sealed with and does not have; null where it can open all. */
export async function lostKeyOf(db: Kysely<Schema>, settings: KeySettings): Promise<LostKey | null> {
  const used = await countByKey(db);
  const noted = await notedKey(db);
  if (noted !== undefined && !used.has(noted)) used.set(noted, 0);
  // After the database: another process that starts at once makes the key before it notes or uses it.
  const { current, old } = knownKeys(settings);
  const known = new Set([...(current === undefined ? [] : [current]), ...old].map(keyIdOf));
  const lost = [...used].filter(([id]) => !known.has(id));
  if (lost.length === 0) return null;
  return { ids: lost.map(([id]) => id), sealed: lost.reduce((sum, [, sealed]) => sum + sealed, 0) };
}

/** Makes a key where the shop never had one. Throws a LostKeyError where it had one, and it is gone. */
export async function openShopKeys(
  database: Pick<Database, 'db' | 'write'>,
  settings: KeySettings,
): Promise<SecretKeys> {
  if (knownKeys(settings).current === undefined) {
    const lost = await lostKeyOf(database.db, settings);
    if (lost) throw new LostKeyError(`${goneSentence(settings, lost)} ${REMEDY}`);
  }
  return openNotedKeys(database, settings);
}

/** Makes a key where there is none, and notes that the shop has one. */
export async function openNotedKeys(
  database: Pick<Database, 'db' | 'write'>,
  settings: KeySettings,
): Promise<SecretKeys> {
  const secretKeys = await openSecretKeys(settings);
  await noteKey(database, keyIdOf(secretKeys()[0]));
  return secretKeys;
}

/** The message is for staff. */
export class LostKeyError extends Error {}

const goneSentence = ({ dataDir }: KeySettings, { ids, sealed }: LostKey): string =>
  `The shop's secret key is gone: there is no ${keyFiles(dataDir).current} and no SECRET_KEY, and ` +
  `${sealed > 0 ? `${sealed} bank details or mails are` : 'backups may be'} sealed with it (${ids.join(', ')}).`;

const REMEDY =
  'Put the file back as you kept it, or set SECRET_KEY. Is it lost for good? Then say so: npm run --silent shop -- keys replace-lost --yes';
