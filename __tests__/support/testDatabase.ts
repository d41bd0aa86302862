/**
 * A database of its own for a test: SQLite in a temporary folder, or, when TEST_DATABASE_URL names a PostgreSQL, a fresh database
 * there that is dropped afterwards.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type OpenOptions } from '../../src/server/db/open';

export interface TestPlace extends OpenOptions {
  remove(): Promise<void>;
}

export const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** Where a database can be opened, once or by several at a time. */
export async function makePlace(): Promise<TestPlace> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-test-'));
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return { dataDir, remove: removeFolder };

  const name = `shop_test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await removeFolder();
      await command(server, `drop database ${name} with (force)`);
    },
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function openTestDatabase() {
  const place = await makePlace();
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
