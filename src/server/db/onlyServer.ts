/**
 * One server at a time for one embedded database: two would count limited calls each for itself and come upon each other's mails.
 * Commands of the shop do not ask. The lock is on a file beside the database.
 */
import path from 'node:path';
import { errorCode, isNotWritable } from '../lib/errorCode';
import { makePrivateFolder } from '../security/privateFiles';
import { isHeld, takeLock } from './fileLock';

/**
 * A server that was told to stop may take so long (docs/contract.md section 7), and its successor may have been started
 * meanwhile.
 */
const STOP_TAKES_MS = 10_000;

/** Waits for a server that is stopping; throws when one goes on. Gives the way to let go. */
export async function becomeOnlyServer(dataDir: string, patienceMs = STOP_TAKES_MS): Promise<() => void> {
  try {
    await makePrivateFolder(dataDir);
    return await takeLock(path.join(dataDir, 'server.lock'), patienceMs);
  } catch (error) {
    if (isHeld(error)) throw new Error(`Another server serves the shop in ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`);
    if (isNotWritable(error) || /^(EEXIST|ENOTDIR)$/.test(errorCode(error))) throw new Error(`${dataDir} cannot be written by this user. Is DATA_DIR right?`);
    throw error;
  }
}
