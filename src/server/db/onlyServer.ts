/**
 * One server at a time for one embedded database: two would each count limited calls for itself, and send each other's
 * mails. Commands for staff take no such lock. It is on a file beside the database.
 */
import path from 'node:path';
import { errorCode, isNotWritable, notWritable } from '../lib/errorCode';
import { makePrivateFolder } from '../security/privateFiles';
import { isHeld, takeLock } from './fileLock';

/**
 * How long a server may take to stop (docs/contract.md section 7): its successor may be started meanwhile, and waits.
 */
const STOP_TAKES_MS = 10_000;

/**
 * Waits for a server that is stopping; throws where one goes on.
 * @returns a function that releases the lock
 */
export async function becomeOnlyServer(dataDir: string, patienceMs = STOP_TAKES_MS): Promise<() => void> {
  try {
    await makePrivateFolder(dataDir);
    return await takeLock(path.join(dataDir, 'server.lock'), patienceMs);
  } catch (error) {
    if (isHeld(error))
      throw new Error(
        `Another server serves the shop in ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
      );
    if (isNotWritable(error) || /^(EEXIST|ENOTDIR)$/.test(errorCode(error))) throw notWritable(dataDir);
    throw error;
  }
}
