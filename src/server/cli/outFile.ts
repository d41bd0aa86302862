/** Files that commands write: whole or not at all, never over another one by mistake. */
import { randomUUID } from 'node:crypto';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, isDiskFull } from '../lib/errorCode';
import { CommandError } from './failure';

export interface OutFileOptions {
  /** Who may read it, as in chmod. */
  mode: number;
  /** Whether it may take the place of a file of that name. */
  force: boolean;
}

/**
 * Lets `write` fill a file beside the wanted one, has the disk confirm it, and only then gives it the name. Throws a CommandError
 * that names what is in the way; whatever goes wrong, nothing half-written stays behind.
 */
export async function writeOutFile<T>(file: string, { mode, force }: OutFileOptions, write: (handle: FileHandle) => Promise<T>): Promise<T> {
  if (!force && (await exists(file))) throw new CommandError(`${file} exists already. Give another name, or --force to replace it.`);
  const draft = `${file}.${randomUUID()}.tmp`;
  const handle = await openDraft(draft, file, mode);
  try {
    let result: T;
    try {
      result = await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return result;
  } catch (error) {
    await rm(draft, { force: true });
    if (isDiskFull(error)) throw new CommandError(`The disk is full, so ${file} was not written.`);
    if (errorCode(error) === 'EISDIR') throw new CommandError(`${file} is a folder. Give the name of a file.`);
    throw error;
  }
}

async function openDraft(draft: string, file: string, mode: number): Promise<FileHandle> {
  try {
    return await open(draft, 'wx', mode);
  } catch (error) {
    if (isDiskFull(error)) throw new CommandError(`The disk is full, so ${file} was not written.`);
    const code = errorCode(error);
    const why = code === 'ENOENT' || code === 'ENOTDIR' ? 'there is no such folder' : 'this user may not write there';
    throw new CommandError(`${file} cannot be written: ${why}.`);
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Makes the new name outlast a power cut. Some systems cannot sync a folder, and there the name stands anyway. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    return;
  }
}
