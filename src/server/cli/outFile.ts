/** Writes files of commands: whole or not at all, and over an existing one only by --force. */
import { randomUUID } from 'node:crypto';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, isDiskFull } from '../lib/errorCode';
import { CommandError } from './failure';

export interface OutFileOptions {
  /** Permission bits, as in chmod. */
  mode: number;
  /** Whether it may replace an existing file. */
  force: boolean;
}

/**
 * Lets `write` fill a temporary file beside the wanted one, syncs it, and only then renames it. Throws a CommandError
 * that names the obstacle; after any failure the temporary file is removed.
 */
export async function writeOutFile<T>(
  file: string,
  { mode, force }: OutFileOptions,
  write: (handle: FileHandle) => Promise<T>,
): Promise<T> {
  if (!force && (await exists(file)))
    throw new CommandError(`${file} exists already. Give another name, or --force to replace it.`);
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

/** Lets the new name outlast a power cut. On systems that cannot sync a folder the failure is ignored. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    return;
  }
}
