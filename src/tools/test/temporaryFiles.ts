/** Where the tests of a run keep what they throw away: data folders, databases, the profiles of browsers. */
import fs from 'node:fs';

/** Memory as a disk, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes: several times what the tests that run side by side keep at once. */
const ENOUGH = 3 * 2 ** 30;

/**
 * Has this process, and those that it starts, keep temporary files in memory, where the machine has enough of it and
 * TMPDIR names no other place: copying a database for each test and forcing it to a disk is half of what it costs.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    fs.accessSync(MEMORY, fs.constants.W_OK);
    // A test of the image loads the database's driver from there, which a disk without programs refuses.
    const runsPrograms = !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(fs.readFileSync('/proc/mounts', 'utf8'));
    const room = Math.min(bavail * bsize, process.availableMemory());
    if (runsPrograms && room >= ENOUGH) process.env.TMPDIR = MEMORY;
  } catch {
    // A machine without such a disk has its usual place.
  }
}
