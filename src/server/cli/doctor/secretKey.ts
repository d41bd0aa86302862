/**
 * Checks the secret keys: present, readable by the shop's user alone, and the ones that sealed the database's texts.
 */
import { stat } from 'node:fs/promises';
import type { Database } from '../../db/types';
import { notedKey } from '../../keys/keyNote';
import { countByKey } from '../../keys/sealed.repository';
import type { Config } from '../../plugins/config';
import { isOpenToOthers } from '../../security/privateFiles';
import { keyIdOf } from '../../security/sealing';
import { keyFiles, knownKeys } from '../../security/secretKeys';
import { sum } from '../../lib/sum';
import { count } from '../../lib/wording';
import { broken, ok, warning, type Finding } from './finding';

const check = 'Secret key';

/** @param database null where it could not be opened: then the sealed texts are left out */
export async function checkSecretKey(config: Config, database: Database | null): Promise<Finding> {
  const keys = knownKeys(config);
  const current = keys.current === undefined ? undefined : keyIdOf(keys.current);
  const old = keys.old.map(keyIdOf);
  const counts = database ? await countByKey(database.db) : new Map<string, number>();
  const bad = sealedElsewhere(counts, current, old);
  if (bad) return bad;
  if (current === undefined) {
    const noted = database ? await notedKey(database.db) : undefined;
    if (noted !== undefined && !old.includes(noted)) return gone(noted);
    return warning(check, 'There is none yet.', 'The shop makes one when it starts. Keep it with your backups, apart.');
  }
  return (await badlyKept(config)) ?? sealedBefore(counts, old) ?? ok(check, well(config, current, old));
}

const PUT_BACK =
  'Put the key back that the shop had before: SECRET_KEY, or DATA_DIR/secret.key; an older one into ' +
  'SECRET_KEYS_OLD, or DATA_DIR/secret.keys.old.';
const LOST_FOR_GOOD = ' If it is lost for good: shop keys replace-lost.';

const gone = (id: string): Finding =>
  broken(
    check,
    `The shop's key ${id} is gone. Nothing in the database is sealed with it; backups may be.`,
    PUT_BACK + LOST_FOR_GOOD,
  );

function sealedElsewhere(
  counts: ReadonlyMap<string, number>,
  current: string | undefined,
  old: readonly string[],
): Finding | undefined {
  const strange = [...counts].filter(([id]) => id !== current && !old.includes(id));
  if (strange.length === 0) return undefined;
  const ids = strange.map(([id]) => id).join(', ');
  const found = current ? `it was sealed with another key (${ids})` : 'there is no key';
  const advice = PUT_BACK + (current ? '' : LOST_FOR_GOOD);
  return broken(check, `${count(textsIn(strange))} bank details or mails cannot be opened: ${found}.`, advice);
}

/** The texts that old keys sealed, which open as long as those keys are kept. */
function sealedBefore(counts: ReadonlyMap<string, number>, old: readonly string[]): Finding | undefined {
  const before = [...counts].filter(([id]) => old.includes(id));
  if (before.length === 0) return undefined;
  const keys = before.map(([id, sealed]) => `${id}: ${count(sealed)}`).join(', ');
  return warning(
    check,
    `${count(textsIn(before))} bank details or mails are still sealed with old keys (${keys}).`,
    'shop keys rotate seals them anew.',
  );
}

async function badlyKept({ secretKey, dataDir, databaseUrl }: Config): Promise<Finding | undefined> {
  if (secretKey) return undefined;
  const files = keyFiles(dataDir);
  if (databaseUrl) {
    return warning(
      check,
      'It lies in DATA_DIR, and DATABASE_URL is used.',
      'Set SECRET_KEY to the text of DATA_DIR/secret.key on every machine: each must have the same.',
    );
  }
  for (const file of [files.current, files.old]) {
    const facts = await stat(file).catch(() => null);
    if (facts && isOpenToOthers(facts))
      return warning(check, `Others on this machine may read ${file}.`, `chmod 600 ${file}`);
  }
  return undefined;
}

function well({ secretKey, dataDir }: Config, current: string, old: readonly string[]): string {
  const place = secretKey ? 'SECRET_KEY is set' : `${keyFiles(dataDir).current} is there, for this user only`;
  if (old.length === 0) return `${place} (key ${current}).`;
  const olds = `the old ${old.length === 1 ? 'key' : 'keys'} ${old.join(', ')}`;
  return `${place} (key ${current}). Nothing is sealed with ${olds} any more; backups may be.`;
}

const textsIn = (counts: readonly [id: string, sealed: number][]): number => sum(counts.map(([, sealed]) => sealed));
