/** All of the doctor's checks, one after the other; one that fails does not stop the others. */
import { releaseText } from '../../../contract/release';
import { shopEmail } from '../../areas/home/shopWords';
import type { Database } from '../../db/types';
import { ConfigError, readConfig, type Config } from '../../plugins/config';
import { sentenceOf } from '../failure';
import type { Io } from '../io';
import {
  checkDemoMember,
  checkIntegrity,
  checkPictureHosts,
  checkPictures,
  checkProxy,
  checkStaff,
  openForCheck,
} from './database';
import { broken, ok, type Finding } from './finding';
import { checkLogins } from './logins';
import { checkDisk, checkFolder } from './machine';
import { checkMail, checkWaitingMails } from './mail';
import { checkAddress, checkSecurityContact } from './publicFace';
import { checkSecretKey } from './secretKey';
import { checkSettings } from './shopSettings';
import { checkWords } from './shippedTexts';

export async function examine({ env, clock, release }: Io): Promise<Finding[]> {
  const config = settingsOf(env);
  // Without settings there is nothing to check.
  if (Array.isArray(config)) return config;
  const folder = await checkFolder(config);
  const isUsable = folder.state !== 'broken';
  const opened = isUsable || config.databaseUrl ? await openForCheck(config) : null;
  const database = opened?.database ?? null;
  try {
    return [
      ok('Settings', 'Every setting is understood.'),
      await attempt('Version', async () => ok('Version', releaseText(release()))),
      folder,
      ...(isUsable ? [await attempt('Disk space', () => checkDisk(config))] : []),
      ...(opened ? [opened.finding] : []),
      ...(database ? await inDatabase(database, config, clock()) : []),
      ...(database ? await attemptAll('From where', () => checkSettings(database, config, clock())) : []),
      await attempt('Secret key', () => checkSecretKey(config, database)),
      // Without a mail server mails are files in that folder, whose fault is reported above.
      ...(isUsable || config.smtpUrl ? [await attempt('Mail', () => checkMail(config))] : []),
      checkAddress(config),
      ...(database ? await attemptAll('Words', () => checkWords(database, config)) : []),
      await attempt('Reports', async () =>
        checkSecurityContact(config, database ? await shopEmail(database) : undefined),
      ),
    ];
  } finally {
    await database?.close();
  }
}

const inDatabase = async (database: Database, config: Config, now: number): Promise<Finding[]> => [
  await checkIntegrity(database),
  await attempt('Pictures', () => checkPictures(database)),
  await attempt('Hosts', () => checkPictureHosts(database, config)),
  await attempt('Outbox', () => checkWaitingMails(database, now)),
  await attempt('Demo member', () => checkDemoMember(database, config)),
  await attempt('Staff', () => checkStaff(database, config)),
  await attempt('Logins', () => checkLogins(database, now)),
  await attempt('Proxy', () => checkProxy(database, config, now)),
];

async function attemptAll(check: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [broken(check, sentenceOf(error), 'This could not be looked at.')];
  }
}

const attempt = async (check: string, look: () => Promise<Finding>): Promise<Finding> =>
  (await attemptAll(check, async () => [await look()]))[0] as Finding;

/** The settings, or a finding for each fault in them. */
function settingsOf(env: Io['env']): Config | Finding[] {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) =>
      broken('Settings', fault, 'Correct it; see .env.example. The shop does not start before.'),
    );
  }
}
