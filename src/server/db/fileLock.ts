/** A lock of the operating system on a file: it ends with the process that holds it, even if that is killed. */
import Sqlite from 'better-sqlite3';
import { errorCode } from '../lib/errorCode';
import { makePrivateFile } from '../security/privateFiles';
import { retry } from './retry';

export const isHeld = (error: unknown): boolean => errorCode(error).startsWith('SQLITE_BUSY');

/**
 * Waits up to `patienceMs` for another holder to let go, then throws an error that `isHeld` recognises. The folder must
 * exist.
 * @returns what releases the lock
 */
export async function takeLock(file: string, patienceMs: number): Promise<() => void> {
  await makePrivateFile(file);
  const lock = new Sqlite(file, { timeout: 0 });
  try {
    await retry(() => lock.exec('begin exclusive'), { forMs: patienceMs, pauseMs: 100, isWorthRetrying: isHeld });
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => void lock.close();
}
