/**
 * The data folder holds customers' names, mails and the secret key, so only the user that the shop runs as may open it.
 * The shop makes its files with these rights, and takes wider ones (of an older version, or a copy) away at the start.
 */
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../lib/errorCode';

export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const OTHERS = 0o077;
/** The sticky bit of a folder such as /tmp: everybody writes to it, and removes only their own files. */
const STICKY = 0o1000;

/** Makes the folder, and missing ones above it; an existing one keeps its rights. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/**
 * Makes the file, empty, where there is none. SQLite takes an empty file for a new database and gives the ones that it
 * makes beside it the same mode. A failure is left to the code that opens the file, which says better what is wrong.
 */
export async function makePrivateFile(file: string): Promise<void> {
  await writeFile(file, '', { flag: 'wx', mode: PRIVATE_FILE }).catch(() => undefined);
}

/**
 * Writes a file of the shop's own: others see the old one or the new one, never half of it, and what is called written
 * outlasts a power cut.
 * @param draft its name until it is whole: one of its own, as several may write the same file; a file that one writer
 * alone tries again names it, so that what a killed try left is written over
 */
export async function writeWhole(
  file: string,
  content: string | Buffer,
  draft = `${file}.${randomUUID()}.tmp`,
): Promise<void> {
  try {
    const handle = await open(draft, 'w', PRIVATE_FILE);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // On a full disk the beginning of a file would take the room that others need.
    await rm(draft, { force: true });
    throw error;
  }
  // The name is the folder's, and reaches the disk with it.
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

interface OpenPath {
  name: string;
  facts: Stats;
}

/** Whether other users of this machine may reach it. */
export const isOpenToOthers = ({ mode }: Stats): boolean => (mode & OTHERS) !== 0;

async function* whenOpen(name: string, look = lstat): AsyncGenerator<OpenPath> {
  // A temporary file may be gone by now.
  const facts = await look(name).catch(() => null);
  if (facts && isOpenToOthers(facts)) yield { name, facts };
}

/**
 * A folder comes after its content, so that all files in a closed one are closed too, even after an interrupted run.
 */
async function* openBelow(folder: string, goesIntoClosed: boolean): AsyncGenerator<OpenPath> {
  const facts = await lstat(folder).catch(() => null);
  if (!facts || (!isOpenToOthers(facts) && !goesIntoClosed)) return;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* openBelow(name, goesIntoClosed);
    else if (entry.isFile()) yield* whenOpen(name);
  }
  if (isOpenToOthers(facts)) yield { name: folder, facts };
}

/**
 * The paths of the data folder that other users may reach: its files, the outbox, the picture cache, the folder itself.
 * Symbolic links are skipped.
 */
export async function* openPaths(dataDir: string): AsyncGenerator<OpenPath> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    const name = path.join(dataDir, entry.name);
    if (entry.isFile()) yield* whenOpen(name);
    else if (entry.isDirectory() && entry.name === 'outbox') yield* openBelow(name, true);
    // Many thousand files without a secret: a closed folder is not read again.
    else if (entry.isDirectory() && entry.name === 'cache') yield* openBelow(name, false);
  }
  yield* whenOpen(dataDir, stat);
}

/** The reason why a path stayed open, or null once it is closed. Only takes rights away, and gives none. */
async function close({ name, facts }: OpenPath, uid: number): Promise<string | null> {
  if (facts.uid !== uid) {
    return 'it belongs to another user. Give DATA_DIR and all that is in it to the user that the shop runs as';
  }
  try {
    await chmod(name, facts.mode & PRIVATE_FOLDER);
    return isOpenToOthers(await stat(name)) ? 'its file system keeps no modes. Put DATA_DIR on a disk that does' : null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    const code = errorCode(error) || 'unknown';
    return `its mode cannot be changed (${code}). Put DATA_DIR on a disk of the machine itself`;
  }
}

/**
 * Closes the data folder and its content to all users but this one. Resolves to a sentence where that fails, since the
 * shop runs all the same; to null otherwise.
 * @param uid undefined on a system without such users
 */
export async function closeToOthers(dataDir: string, uid = process.getuid?.()): Promise<string | null> {
  if (uid === undefined) {
    return `This system keeps no modes of files: see to it that only the shop's user may read ${dataDir}.`;
  }
  try {
    return await closeAll(dataDir, uid);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    return `It could not be seen who may read ${dataDir} (${code || 'unknown'}). Only the shop's user should.`;
  }
}

async function closeAll(dataDir: string, uid: number): Promise<string | null> {
  if ((await stat(dataDir)).mode & STICKY) {
    const advice = 'Give the shop a DATA_DIR of its own: others on this machine must not read it.';
    return `${dataDir} is a folder that everybody may write to, so it was left as it is. ${advice}`;
  }
  let complaint: string | null = null;
  for await (const found of openPaths(dataDir)) {
    const why = await close(found, uid);
    if (why) complaint ??= `Others on this machine may still read ${found.name}: ${why}.`;
  }
  return complaint;
}
