/**
 * The commands for secret keys: list them, rotate to a new one, drop an old one. Ids name the keys; the keys themselves
 * are never shown.
 */
import type { Command } from 'commander';
import { isHeld } from '../db/fileLock';
import type { Database } from '../db/types';
import { resealAll, type Resealed } from '../keys/reseal';
import { dropOldKey, replaceKeyFile, whileKeysAreHeld } from '../keys/rotate';
import { notedKey } from '../keys/keyNote';
import { openNotedKeys, openShopKeys, lostKeyOf, type LostKey } from '../keys/lostKey';
import { countByKey } from '../keys/sealed.repository';
import { makePrivateFolder } from '../security/privateFiles';
import type { Config } from '../plugins/config';
import { keyIdOf } from '../security/sealing';
import { knownKeys, openSecretKeys } from '../security/secretKeys';
import { CommandError } from './failure';
import { table } from './format';
import { noteKeyChange, noteKeyGone, type Doer } from './keyAudit';
import { count, printable } from '../lib/wording';
import { makePrint } from './print';
import type { Shop } from './shop';
import { watchProgress, type Watching } from './progressBar';
import { whoOf } from './who';

const rotateHelp = `
Another key seals from now on; the old one stays and opens what it sealed. What is sealed in the database (bank details
of returns, mails that wait) is sealed anew, a hundred at a time, while the shop goes on selling. Broken off, it goes on
when it is run again.

The key is a file (DATA_DIR/secret.key): this makes a new one and puts the old one into DATA_DIR/secret.keys.old.
Running servers on this folder take both at once. Keep a fresh copy of both files, apart from your backups.
The key is a setting (SECRET_KEY): put the new one into SECRET_KEY and the old one into SECRET_KEYS_OLD, restart every
server, then run this. docs/backups-and-keys.md has the steps for several machines.

Nobody is logged out. Limits of calls and the marks by which the shop knows a browser again begin anew when a server
restarts. How many unpaid orders a network holds is counted on, for as long as the shop has the old key.

Example:
  shop keys rotate`;

const forgetHelp = `
ID is as shop keys list shows it. Backups that were made with this key can then be opened by nobody: make a new one
first. Refused while anything in the database is sealed with it.

Example:
  shop keys forget 3f9c2a7be01d4c55 --yes`;

const ALTERED = 'of them have been altered in the database and cannot be opened with any key; they stay as they are.';
const NEEDS_YES = 'Nobody can then open the backups made with this key. Say --yes when you mean it.';
const YOUR_KEY =
  'SECRET_KEY is a setting, so the new key comes from you: put 32 random characters or more into SECRET_KEY ' +
  '(openssl rand -base64 32 makes them), the old key into SECRET_KEYS_OLD, restart every server, then run this ' +
  'again. docs/backups-and-keys.md has the steps.';

const replaceLostHelp = `
For a shop whose secret.key is gone and not among your copies: until you say so here, the shop does not open and seals
nothing. What the lost key sealed stays closed: mails that waited are not sent, bank details of returns have to be asked
for again. Members' passwords, orders and everything else are not sealed and stay as they are.

Example:
  shop keys replace-lost --yes`;

interface KeyFacts {
  id: string;
  /** Whether it is the present key, which seals. */
  seals: boolean;
  /** The number of bank details and mails in the database that it sealed. */
  sealed: number;
  /** Whether this shop has it. */
  isHere: boolean;
}

async function keyFactsOf({ db }: Database, config: Config): Promise<KeyFacts[]> {
  const counts = await countByKey(db);
  const { current, old } = knownKeys(config);
  const noted = current === undefined ? await notedKey(db) : undefined;
  if (noted !== undefined && !counts.has(noted)) counts.set(noted, 0);
  const here = [...(current === undefined ? [] : [current]), ...old].map(keyIdOf);
  const ids = [...here, ...[...counts.keys()].filter((id) => !here.includes(id))];
  const currentId = current === undefined ? undefined : here[0];
  return ids.map((id) => ({ id, seals: id === currentId, sealed: counts.get(id) ?? 0, isHere: here.includes(id) }));
}

export function addKeysCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const doer = (): Doer => ({ at: io.clock(), who: whoOf(io) });
  const task = ({ progress }: Watching): Task => ({ progress, ...doer() });
  const keys = program.command('keys').description('the secret keys that seal bank details, mails and backups');

  keys
    .command('list')
    .description('which keys there are, and how much each has sealed')
    .addHelpText('after', '\nExample:\n  shop keys list')
    .action(async () => {
      const facts = await withDatabase(keyFactsOf);
      print(facts, factsText(facts));
    });

  keys
    .command('rotate')
    .description('seal with a new key from now on, and seal anew what the old one sealed')
    .addHelpText('after', rotateHelp)
    .action(async () => {
      const watch = watchProgress(io);
      try {
        const { facts, text } = await withDatabase((database, config) =>
          config.secretKey ? sealWithSetting(database, config, task(watch)) : rotateFile(database, config, task(watch)),
        );
        watch.clear();
        print(facts, text);
        if (facts.unreadable > 0) throw new CommandError(`${count(facts.unreadable)} ${ALTERED}`);
      } finally {
        watch.clear();
      }
    });

  keys
    .command('replace-lost')
    .description('say that the secret key is lost for good, and go on with another one')
    .option('--yes', 'it cannot be undone')
    .addHelpText('after', replaceLostHelp)
    .action(async ({ yes = false }: { yes?: boolean }) => {
      const { id, lost } = await withDatabase((database, config) => replaceLost(database, config, { yes, ...doer() }));
      const sealed = lost?.sealed ? ` ${count(lost.sealed)} bank details or mails stay closed for good.` : '';
      print(
        { id, stayClosed: lost?.sealed ?? 0 },
        `Key ${id} seals from now on.${sealed}\nKeep a copy of DATA_DIR/secret.key, apart from your backups.`,
      );
    });

  keys
    .command('forget')
    .argument('<id>', 'of an old key')
    .description('throw an old key away')
    .option('--yes', 'it cannot be undone')
    .addHelpText('after', forgetHelp)
    .action(async (id: string, { yes = false }: { yes?: boolean }) => {
      await withDatabase((database, config) => forget(database, config, { id, yes, ...doer() }));
      print({ id, forgotten: true }, `Key ${id} is thrown away.`);
    });
}

async function replaceLost(
  database: Database,
  config: Config,
  { yes, ...doer }: Doer & { yes: boolean },
): Promise<{ id: string; lost: LostKey | null }> {
  if (knownKeys(config).current !== undefined)
    throw new CommandError('The shop has its secret key. shop keys rotate replaces it.');
  const lost = await lostKeyOf(database.db, config);
  if (!yes) {
    const what = lost?.sealed
      ? `${count(lost.sealed)} bank details or mails would stay closed for good, and backups made with the lost key too.`
      : 'Backups made with the lost key would stay closed for good; nothing in the database is sealed with it.';
    throw new CommandError(`${what} Say --yes when you mean it.`);
  }
  const was = await notedKey(database.db);
  const key = keyIdOf((await openSecretKeys(config))()[0]);
  const isNow = { key, stayClosed: lost?.sealed ?? 0 };
  await noteKeyChange(database, { ...doer, what: 'lost secret key replaced', was, isNow });
  return { id: key, lost };
}

type Task = Doer & Pick<Watching, 'progress'>;

interface Done {
  facts: Resealed & { key: string; isNew: boolean };
  text: string;
}

async function rotateFile(database: Database, config: Config, { progress, ...doer }: Task): Promise<Done> {
  await makePrivateFolder(config.dataDir);
  return alone(config, async () => {
    const was = await notedKey(database.db);
    const secretKeys = await openShopKeys(database, config);
    // An interrupted rotation is finished first: its new key is there already.
    const finished = await resealAll(database, secretKeys, progress);
    const isNew = finished.resealed === 0;
    if (isNew) await replaceKeyFile(config.dataDir);
    const resealed = isNew ? await resealAll(database, secretKeys, progress) : finished;
    const key = keyIdOf(secretKeys()[0]);
    const isNow = { key, sealedAnew: resealed.resealed };
    await noteKeyChange(database, { ...doer, what: 'secret key rotated', was, isNow });
    const sealed = `${count(resealed.resealed)} bank details and mails were sealed anew.`;
    const text = isNew
      ? `Key ${key} seals from now on. ${sealed}\n${keepBoth}${config.databaseUrl ? otherMachines : ''}`
      : `A rotation had been broken off and is finished now: key ${key} seals. ${sealed}\n${runAgain}`;
    return { facts: { ...resealed, key, isNew }, text };
  });
}

const runAgain = 'For yet another key run it again.';
const keepBoth = `The old key stays in DATA_DIR/secret.keys.old and opens what it sealed, older backups among it.
Keep a fresh copy of secret.key and secret.keys.old, apart from your backups.`;

const otherMachines = `
Another machine that serves this shop does not have these files: docs/backups-and-keys.md has the steps for several.`;

async function sealWithSetting(database: Database, config: Config, { progress, ...doer }: Task): Promise<Done> {
  if (config.oldSecretKeys.length === 0) throw new CommandError(YOUR_KEY);
  const was = await notedKey(database.db);
  const secretKeys = await openNotedKeys(database, config);
  const resealed = await resealAll(database, secretKeys, progress);
  const key = keyIdOf(secretKeys()[0]);
  const isNow = { key, sealedAnew: resealed.resealed };
  if (was !== key || resealed.resealed > 0) {
    await noteKeyChange(database, { ...doer, what: 'secret key rotated', was, isNow });
  }
  const text = `${count(resealed.resealed)} bank details and mails were sealed anew with SECRET_KEY (key ${key}).
Keep the old keys in SECRET_KEYS_OLD until every server was restarted, shop doctor finds nothing sealed with them, and
no backup needs them.`;
  return { facts: { ...resealed, key, isNew: false }, text };
}

/** Throws for an obstacle first, and only then asks for confirmation. */
async function forget(
  database: Database,
  config: Config,
  { id, yes, ...doer }: Doer & { id: string; yes: boolean },
): Promise<void> {
  if (config.secretKey) {
    throw new CommandError(
      'SECRET_KEY is a setting: take the old key out of SECRET_KEYS_OLD yourself and restart every server.',
    );
  }
  await makePrivateFolder(config.dataDir);
  await alone(config, async () => {
    const facts = await keyFactsOf(database, config);
    const found = facts.find((key) => key.id === id && key.isHere);
    if (!found) throw new CommandError(unknownText(id, facts));
    if (found.seals) throw new CommandError(`Key ${id} is the one that seals. shop keys rotate replaces it.`);
    if (found.sealed > 0) {
      const sealed = `${count(found.sealed)} bank details or mails are still sealed with key ${id}.`;
      throw new CommandError(`${sealed} shop keys rotate seals them anew.`);
    }
    if (!yes) throw new CommandError(NEEDS_YES);
    await noteKeyGone(database, id, doer, () => dropOldKey(config.dataDir, (key) => keyIdOf(key) === id));
  });
}

/** The message for an unknown id, with the ids of the old keys. */
function unknownText(id: string, facts: readonly KeyFacts[]): string {
  const old = facts.filter(({ seals, isHere }) => isHere && !seals).map((key) => key.id);
  const which = old.length === 0 ? 'This shop has no old key to throw away.' : `Its old keys are ${old.join(', ')}.`;
  return `There is no key ${printable(id)} here. ${which} shop keys list shows all of them.`;
}

async function alone<T>({ dataDir }: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await whileKeysAreHeld(dataDir, work);
  } catch (error) {
    if (isHeld(error)) throw new CommandError('Another command is changing the keys. Wait until it has ended.');
    throw error;
  }
}

function factsText(facts: KeyFacts[]): string {
  if (facts.length === 0) return 'There is no key yet. The shop makes one when it starts.';
  const use = ({ seals, isHere }: KeyFacts): string => (seals ? 'seals and opens' : isHere ? 'opens' : 'missing here');
  return table(
    ['Key', 'Use', 'Sealed'],
    facts.map((facts) => [facts.id, use(facts), count(facts.sealed)]),
    new Set(['Sealed']),
  );
}
