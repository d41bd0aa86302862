/**
 * What the tests of one run share, made once before the first of them: a database with today's tables, one with the
 * demo shop, and a browser for each worker. Each test file copies the data and opens pages of its own in the browser.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Config } from '@jest/types';
import { openDatabase } from '../../../src/server/db/open';
import { findHeadless } from '../../../src/tools/test/findBrowser';
import { shareDrawnPictures } from './drawnPictures';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  onPostgres,
  type Content,
  type Template,
} from '../server/testDatabase';
import { inTime } from '../lib/until';

const root = path.resolve(__dirname, '../../..');
/** Milliseconds: on a busy machine its pictures may take a minute. */
const LONGEST_MAKING = 300_000;
const undo: (() => Promise<unknown>)[] = [];

async function emptyTemplate(home: string, content: Content): Promise<Template> {
  const name = content.replace(' ', '_');
  const dataDir = path.join(home, name);
  await mkdir(dataDir);
  if (!onPostgres) return { dataDir };
  const database = `shop_template_${process.pid}_${name}`;
  await createDatabase(database);
  undo.unshift(() => dropDatabase(database));
  return { dataDir, database };
}

const openOptions = ({ dataDir, database }: Template) => ({
  dataDir,
  ...(database && { databaseUrl: databaseUrl(database) }),
});

async function makeTables(home: string): Promise<Template> {
  const template = await emptyTemplate(home, 'tables');
  await (await openDatabase(openOptions(template))).close();
  return template;
}

/**
 * The built server fills its own shop; it is asked to stop when it is open. Fails with what it said when it never was.
 */
async function makeDemoShop(home: string): Promise<Template> {
  const template = await emptyTemplate(home, 'demo shop');
  await shareDrawnPictures(template.dataDir);
  const { dataDir, databaseUrl: url = '' } = openOptions(template) as { dataDir: string; databaseUrl?: string };
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
    WARM_UP: 'off',
  };
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], { env, cwd: root });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('The shop is open at')) server.kill('SIGTERM');
    });
  }
  const closed = new Promise<number | null>((resolve) => server.once('close', resolve));
  const code = await inTime('the demo shop to be made and to end', closed, LONGEST_MAKING).catch((failure: Error) => {
    server.kill('SIGKILL');
    throw new Error(`${failure.message}\n${said}`, { cause: failure });
  });
  if (code !== 0) throw new Error(`The demo shop was not made (${code}):\n${said}`);
  // A server that is stopped leaves its lock file behind, which is nobody's then.
  await rm(path.join(dataDir, 'server.lock'), { force: true });
  return template;
}

async function makeBrowsers(workers: number): Promise<void> {
  // The browser's driver takes a second to load, which a run without one is spared.
  if (!findHeadless()) return;
  const { launchSharedBrowser } = await import('../browser/browser');
  const servers = await Promise.all(Array.from({ length: workers }, launchSharedBrowser));
  undo.push(() => Promise.all(servers.map((server) => server.close())));
  process.env['TEST_BROWSERS'] = JSON.stringify(servers.map((server) => server.wsEndpoint()));
}

/** Once for each project that has this as its `globalSetup`, in turn; what one has made is there for the next. */
export default async function makeTemplates(
  { maxWorkers }: Config.GlobalConfig,
  { displayName }: Config.ProjectConfig,
): Promise<void> {
  const templates = JSON.parse(process.env['TEST_TEMPLATES'] ?? '{}') as Partial<Record<Content, Template>>;
  const home = await mkdtemp(path.join(os.tmpdir(), 'shop-templates-'));
  undo.push(() => rm(home, { recursive: true, force: true }));
  templates.tables ??= await makeTables(home);
  if ((displayName as { name?: string } | undefined)?.name !== 'server') {
    templates['demo shop'] ??= await makeDemoShop(home);
    if (process.env['TEST_BROWSERS'] === undefined) await makeBrowsers(maxWorkers);
  }
  process.env['TEST_TEMPLATES'] = JSON.stringify(templates);
}

/** Undoes all of it, whichever project's teardown comes first. */
export async function removeTemplates(): Promise<void> {
  for (const one of undo.splice(0)) await one();
}
