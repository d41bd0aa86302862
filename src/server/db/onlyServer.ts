/**
 * One server at a time for one embedded database: two would count limited calls each for itself and come upon each other's mails.
 * Commands of the shop do not ask. The lock is the operating system's, on a file beside the database, so it ends with the process
 * even if that is killed.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { errorCode, isNotWritable } from '../errorCode';
import { retry } from './retry';

/** A server that was told to stop may take so long (CONTRACT.md section 7), and its successor may have been started meanwhile. */
const STOP_TAKES_MS = 10_000;
const isHeld = (error: unknown): boolean => errorCode(error).startsWith('SQLITE_BUSY');

/** Waits for a server that is stopping; throws when one goes on. Gives the way to let go. */
export async function becomeOnlyServer(dataDir: string, patienceMs = STOP_TAKES_MS): Promise<() => void> {
  try {
    await mkdir(dataDir, { recursive: true });
    const lock = new Sqlite(path.join(dataDir, 'server.lock'), { timeout: 0 });
    try {
      await retry(() => lock.exec('begin exclusive'), { forMs: patienceMs, pauseMs: 100, isWorthRetrying: isHeld });
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => void lock.close();
  } catch (error) {
    if (isHeld(error)) throw new Error(`Another server serves the shop in ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`);
    if (isNotWritable(error) || /^(EEXIST|ENOTDIR)$/.test(errorCode(error))) throw new Error(`${dataDir} cannot be written by this user. Is DATA_DIR right?`);
    throw error;
  }
}
