/** Reads a saved visit from the disk. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { faultOfSize } from '../../client/lib/bundleBounds';
import { parseBundle } from '../../client/lib/supportBundle';
import { errorCode } from '../lib/errorCode';

export interface SavedVisit {
  name: string;
  text: string;
}

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Name the file that the shopper saved.',
  EACCES: 'You may not read this file.',
};

const UNREADABLE = 'This file cannot be read.';

/** @throws an Error whose message is one sentence about the file */
export async function readSavedVisit(file: string): Promise<SavedVisit> {
  const say = (sentence: string) => new Error(`${file}: ${sentence}`);
  const unread = (error: unknown) => {
    throw say(faults[errorCode(error)] ?? UNREADABLE);
  };
  const found = await stat(file).catch(unread);
  // A device or a pipe has no end.
  if (!found.isFile() && !found.isDirectory()) throw say(UNREADABLE);
  const tooLarge = faultOfSize(found.size);
  if (tooLarge !== null) throw say(tooLarge);
  const text = await readFile(file, 'utf8').catch(unread);
  const read = parseBundle(text);
  if ('fault' in read) throw say(read.fault);
  return { name: path.basename(file), text };
}
