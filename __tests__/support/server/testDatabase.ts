/**
 * A database of its own for a test: SQLite in a temporary folder, or, when TEST_DATABASE_URL names a PostgreSQL, a
 * fresh database there that is dropped afterwards. Most are copies of a template that the run made once
 * (support/process/templates).
 */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type OpenOptions } from '../../../src/server/db/open';

export interface TestPlace extends OpenOptions {
  remove(): Promise<void>;
}

export const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** What a place begins with: nothing at all, today's tables without rows, or the demo shop. */
export type Content = 'nothing' | 'tables' | 'demo shop';

/** Where the run's templates are, by what is in them; set by support/process/templates for every worker. */
export interface Template {
  dataDir: string;
  /** A database's name, on PostgreSQL. */
  database?: string;
}

const templateOf = (content: Content): Template | undefined => {
  const made = JSON.parse(process.env['TEST_TEMPLATES'] ?? '{}') as Partial<Record<Content, Template>>;
  return made[content];
};

/**
 * Where a database can be opened, once or by several at a time. Without a template (a run that made none) it is empty,
 * and whoever opens it makes the rest.
 */
export async function makePlace(content: Content = 'nothing'): Promise<TestPlace> {
  const template = content === 'nothing' ? undefined : templateOf(content);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-test-'));
  if (template) await cp(template.dataDir, dataDir, { recursive: true });
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  if (!onPostgres) return { dataDir, remove: removeFolder };

  const name = `shop_test_${randomBytes(8).toString('hex')}`;
  // Its blocks are copied as files: through the log it takes three times as long.
  await command(
    template?.database
      ? `create database ${name} template ${template.database} strategy file_copy`
      : `create database ${name}`,
  );
  return {
    dataDir,
    databaseUrl: databaseUrl(name),
    remove: async () => {
      await removeFolder();
      await dropDatabase(name);
    },
  };
}

/** The address of a database on the tests' PostgreSQL. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

export const createDatabase = (name: string): Promise<void> => command(`create database ${name}`);
export const dropDatabase = (name: string): Promise<void> => command(`drop database ${name} with (force)`);

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function openTestDatabase() {
  const place = await makePlace('tables');
  const database = await openDatabase(place);
  return {
    database,
    place,
    close: async () => {
      await database.close();
      await place.remove();
    },
  };
}
