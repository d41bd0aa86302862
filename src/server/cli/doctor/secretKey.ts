/** The secret key: there, kept to itself, and the one that sealed what lies in the database. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/open';
import type { Config } from '../../plugins/config';
import { keyIdOf } from '../../sealing';
import { count } from '../format';
import { countSealedElsewhere } from './doctor.repository';
import { broken, ok, warning, type Finding } from './finding';

const check = 'Secret key';
const OTHERS = 0o077;

/** `database` null: it could not be opened, so what is sealed there is unknown. */
export async function checkSecretKey(config: Config, database: Database | null): Promise<Finding> {
  const file = path.join(config.dataDir, 'secret.key');
  const key = config.secretKey ?? (await readFile(file, 'utf8').then((text) => text.trim(), () => ''));
  const sealedElsewhere = database ? await countSealedElsewhere(database.db, key ? keyIdOf(key) : '') : 0;
  if (sealedElsewhere > 0) {
    const found = key ? 'it was sealed with another key' : 'there is no key';
    return broken(check, `${count(sealedElsewhere)} bank details or mails cannot be opened: ${found}.`, 'Put the key back that the shop had before: SECRET_KEY, or DATA_DIR/secret.key.');
  }
  if (config.secretKey) return ok(check, 'SECRET_KEY is set.');
  if (!key) return warning(check, 'There is none yet.', 'The shop makes one when it starts. Keep it with your backups, apart.');
  if (config.databaseUrl) {
    return warning(check, 'It lies in DATA_DIR, and DATABASE_URL is used.', 'Set SECRET_KEY to the text of DATA_DIR/secret.key on every machine: each must have the same.');
  }
  const { mode } = await stat(file);
  if (mode & OTHERS) return warning(check, `Others on this machine may read ${file}.`, `chmod 600 ${file}`);
  return ok(check, `${file} is there, for this user only.`);
}
