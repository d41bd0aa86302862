/** `npm run serve`: reads the settings, opens the database, listens. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type ShopConfig } from './app';
import { prepareDummy } from './areas/account/passwords';
import { shopUrlOf } from './areas/mail/templates';
import { picturePlugin } from './areas/picture/picture.routes';
import { keepPicturesTidy } from './areas/picture/unusedPictures';
import { becomeOnlyServer } from './db/onlyServer';
import { sendDigest } from './areas/mail/shopAlerts';
import { openDatabase } from './db/open';
import type { Database } from './db/types';
import { refuseDemoMember } from './demo/demoMember';
import { refuseDemoOwner } from './demo/demoOwner';
import { seedDemoShop } from './demo/seed';
import { loadEnvFile } from './lifecycle/envFile';
import { isDiskFull, isNotWritable, notWritable } from './lib/errorCode';
import { pagesPlugin } from './pages/pages';
import { readRelease } from './pages/release';
import { warmUp } from './pages/warmUp';
import { keepTidy } from './lifecycle/housekeeping';
import { openShopKeys } from './keys/lostKey';
import { watchKey } from './keys/watchKey';
import { closeToOthers, makePrivateFolder } from './security/privateFiles';
import { ConfigError, readConfig, type Config } from './plugins/config';
import { hasFictionalBrand, isPublic } from './security/publicAddress';
import { startWarnings } from './lifecycle/startWarnings';

/** docs/contract.md section 7: SIGTERM finishes what is under way, then stops within 10 seconds. */
const STOP_WITHIN_MS = 9500;
const IDLE_SWEEP_MS = 100;
/** An order that waits for an import's lock gets a 503 before the storefront gives up (after 20 s). */
const LONGEST_LOCK_MS = 8000;

/** The bundle lies in dist/server; what it serves lies beside it. */
const distFolder = path.join(__dirname, '..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const complainOf = (line: string | null): void => (line === null ? undefined : complain(line));

function settingsOrExit(): Config {
  try {
    loadEnvFile();
    return readConfig(process.env);
  } catch (error) {
    for (const fault of error instanceof ConfigError ? error.faults : [sentenceOf(error)]) complain(fault);
    process.exit(1);
  }
}

/** Waits as long as another process fills the same shop. */
async function fillWithDemo(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    await seedDemoShop(database, Date.now());
  } finally {
    await database.close();
  }
}

/** Whatever the shop keeps, and the way to let another server have it. */
async function openData(settings: Config): Promise<{ config: ShopConfig; database: Database; letGo: () => void }> {
  const { dataDir } = settings;
  try {
    await makePrivateFolder(dataDir);
    // Held until the end: a lock that nobody holds is thrown away, and with it what it keeps out.
    const letGo = settings.databaseUrl ? () => undefined : await becomeOnlyServer(dataDir);
    complainOf(await closeToOthers(dataDir));
    if (settings.demo) await fillWithDemo(settings);
    const database = await openDatabase({ ...settings, longestLockMs: LONGEST_LOCK_MS });
    const secretKeys = await openShopKeys(database, settings);
    return { config: { ...settings, secretKey: secretKeys()[0], secretKeys }, database, letGo };
  } catch (error) {
    if (isDiskFull(error)) throw new Error(`The disk of ${dataDir} is full. Make room and start it again.`);
    if (isNotWritable(error)) throw notWritable(dataDir);
    throw error;
  }
}

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const { config, database, letGo } = await openData(settings);
  if (settings.databaseUrl && !settings.secretKey) warnAboutKey();
  complainOf(await refuseDemoMember(database, config));
  complainOf(await refuseDemoOwner(database, config));
  const app = await buildApp({
    config,
    database,
    clock: Date.now,
    version: readRelease(distFolder).version,
    pictures: picturePlugin({ database, dataDir: config.dataDir }),
    pages: pagesPlugin({
      distFolder,
      apiHost: config.apiHost,
      pictureHosts: config.pictureHosts,
      credentialsInQuery: config.apiCredentials === 'query',
      publicUrl: config.publicUrl,
      shopUrl: shopUrlOf(config),
    }),
  });
  const stopTidying = [
    keepTidy(database, Date.now, () => sendDigest(database, { outbox: app.mailQueue, config })),
    keepPicturesTidy(database, config.dataDir, Date.now),
  ];
  watchKey(settings, (sentence) => app.log.error(sentence));
  stopOnSignal(app, database, () => stopTidying.forEach((stop) => stop()), letGo);
  const address = await app.listen({ port: config.port, host: config.host });
  if (config.warmUp) void warmUp(app);
  void prepareDummy();
  say(`The shop is open at ${config.publicUrl ?? address}`);
  if (config.publicUrl && isPublic(config.publicUrl)) warnAboutBrand();
  for (const warning of await startWarnings(config, database, Date.now())) complain(warning);
}

/** decision 16: a shop that the public can reach should not bear a fictional name. */
function warnAboutBrand(): void {
  if (!hasFictionalBrand()) return;
  complain(
    'The shop still bears the fictional brand of src/contract/brand.ts. Put in your own before you sell; ' +
      'shop doctor names each place.',
  );
}

/** Mails and bank details that one machine sealed could not be opened by another. */
function warnAboutKey(): void {
  complain(
    'DATABASE_URL is used without SECRET_KEY: set SECRET_KEY to the text of DATA_DIR/secret.key, the same on every machine that serves this shop.',
  );
}

function stopOnSignal(app: FastifyInstance, database: Database, stopTidying: () => void, letGo: () => void): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stopTidying();
    // A connection that was busy when the stop began falls idle later; the browser would keep it open and hold the stop
    // up.
    const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await database.close();
    letGo();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch(() => process.exit(1));
    });
  }
}

/** Only that: a database address in the error's other fields may hold a password. */
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

main().catch((error: unknown) => {
  complain(`The shop could not open: ${sentenceOf(error)}`);
  process.exit(1);
});
