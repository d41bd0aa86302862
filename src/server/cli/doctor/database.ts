/** Checks the database: reachable, up to date, sound, and without faults in its rows that shoppers would see. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { emailKey } from '../../areas/account/emailKey';
import { isPassword } from '../../areas/account/passwords';
import { namedMedia } from '../../areas/picture/namedMedia';
import { findPictureNames } from '../../areas/picture/picture.repository';
import { pictureNameOf } from '../../areas/picture/pictureUrl';
import { unusedPictures, UNUSED_KEPT_DAYS } from '../../areas/picture/unusedPictures';
import { appliedMigrations, knownMigrations } from '../../db/migrate';
import { openDatabase } from '../../db/open';
import type { Database } from '../../db/types';
import { DEMO_LOGIN } from '../../../demo/catalogue/member';
import { DEMO_OWNER } from '../../../demo/catalogue/staff';
import { staffOf } from '../../areas/staff/staffAccounts.service';
import { shownOrigins, unseenHosts, unseenSentence } from '../../security/pictureHosts';
import type { Config } from '../../plugins/config';
import { isProxyNoted, PROXY_ADVICE, PROXY_FOUND } from '../../plugins/proxyNote';
import { isPublic } from '../../security/publicAddress';
import { sentenceOf } from '../failure';
import { count, printable } from '../../lib/wording';
import { passwordHashOf } from './doctor.repository';
import { broken, ok, warning, type Finding } from './finding';

const MOST_NAMED = 5;

/** The open database, or null with a finding. Opening it also runs missing migrations, as the server's start does. */
export async function openForCheck(config: Config): Promise<{ database: Database | null; finding: Finding }> {
  const check = 'Database';
  const name = config.databaseUrl ? 'PostgreSQL' : path.join(config.dataDir, 'shop.sqlite');
  if (!config.databaseUrl && !(await exists(name))) {
    return {
      database: null,
      finding: broken(
        check,
        `There is no ${name}.`,
        'Start the shop once, restore a backup, or set DATA_DIR or DATABASE_URL right.',
      ),
    };
  }
  try {
    const database = await openDatabase(config);
    const applied = await appliedMigrations(database.db);
    const newest = knownMigrations(database.engine).at(-1) ?? '';
    return {
      database,
      finding: ok(check, `${name} answers; its tables are at ${applied.at(-1) ?? 'nothing'}, the newest is ${newest}.`),
    };
  } catch (error) {
    const isNewer = error instanceof Error && error.message.includes('corrupted migrations');
    const found = isNewer ? `${name} belongs to a newer version of the shop.` : sentenceOf(error);
    return {
      database: null,
      finding: broken(
        check,
        found,
        isNewer ? 'Install the newest version of the shop.' : 'Nothing can be sold until it is reached.',
      ),
    };
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export async function checkIntegrity({ db, engine }: Database): Promise<Finding> {
  const check = 'Integrity';
  try {
    const damage = await engine.findDamage(db);
    if (!damage) return ok(check, 'The database is sound.');
    return broken(
      check,
      `The database is damaged: ${printable(damage).slice(0, 200)}`,
      'Stop the shop, keep a copy of the file, and restore the latest backup.',
    );
  } catch (error) {
    return broken(check, sentenceOf(error), 'Stop the shop, keep a copy of the file, and restore the latest backup.');
  }
}

/** Whether every /pictures/… address in the shop leads to a picture. */
export async function checkPictures(database: Database): Promise<Finding> {
  const check = 'Pictures';
  const known = new Set(await findPictureNames(database.db));
  const named = await namedMedia(database);
  const missing = named.filter(({ address }) => address.startsWith('/pictures/') && !known.has(pictureNameOf(address)));
  if (missing.length === 0) {
    const unused = (await unusedPictures(database)).length;
    const leaving =
      unused > 0 ? ` ${count(unused)} are shown nowhere, and go ${UNUSED_KEPT_DAYS} days after that was seen.` : '';
    return ok(check, `${count(known.size)} pictures; none is missing.${leaving}`);
  }
  const some = [...new Set(missing.map(({ where }) => printable(where)))].slice(0, MOST_NAMED).join(', ');
  return broken(
    check,
    `${count(missing.length)} addresses lead to no picture: ${some}${missing.length > MOST_NAMED ? ' …' : ''}`,
    'Give them other pictures with products picture, categories picture, catalogue import or home set, or restore a backup that has them.',
  );
}

export async function checkDemoMember({ db }: Database, { publicUrl }: Config): Promise<Finding> {
  const check = 'Demo member';
  const hash = await passwordHashOf(db, emailKey(DEMO_LOGIN.email));
  if (hash === undefined || !(await isPassword(DEMO_LOGIN.password, hash)))
    return ok(check, 'There is none with the password that everybody knows.');
  if (!publicUrl || !isPublic(publicUrl)) return ok(check, `${DEMO_LOGIN.email} is there, for trying things out.`);
  return warning(
    check,
    `${DEMO_LOGIN.email} still has the password that everybody knows, so its login is refused.`,
    'Begin your own shop with DEMO=off in a new DATA_DIR; catalogue export and import take the products along.',
  );
}

export async function checkStaff(database: Database, { publicUrl }: Config): Promise<Finding> {
  const check = 'Staff';
  const { owners, isDemoOpen } = await staffOf(database);
  const isOpenToAll = publicUrl !== undefined && isPublic(publicUrl);
  const advice = 'Let yourself in with staff invite EMAIL --role owner.';
  if (owners > 0) return ok(check, `${owners === 1 ? '1 owner' : `${owners} owners`} can log in at /admin.`);
  if (!isDemoOpen)
    return isOpenToAll
      ? warning(check, 'Nobody can log in at /admin as an owner.', advice)
      : ok(check, `Nobody yet. ${advice}`);
  if (!isOpenToAll) return ok(check, `${DEMO_OWNER.email} is there, for trying things out on this machine.`);
  return warning(check, `${DEMO_OWNER.email} has the password that everybody knows, so its login is refused.`, advice);
}

/** Pictures and films that no page shows, because PICTURE_HOSTS does not name their host. */
export async function checkPictureHosts(database: Database, config: Config): Promise<Finding> {
  const check = 'Hosts';
  const addresses = (await namedMedia(database)).map(({ address }) => address);
  const unseen = unseenHosts(addresses, shownOrigins(config));
  if (unseen.length === 0) return ok(check, 'Every picture and film lies in the shop, or on a host of PICTURE_HOSTS.');
  const advice = 'Name those that you know in PICTURE_HOSTS, and start the shop again; only https can be named.';
  return warning(check, printable(unseenSentence(unseen)), advice);
}

/** The running shop's note about its proxy. */
export async function checkProxy(database: Database, { trustProxy }: Config, now: number): Promise<Finding> {
  const check = 'Proxy';
  if (await isProxyNoted(database, trustProxy, now)) return warning(check, PROXY_FOUND, PROXY_ADVICE);
  const named = trustProxy.join(', ');
  return ok(check, named ? `TRUST_PROXY names ${named}.` : 'No request has said that it came through one.');
}
