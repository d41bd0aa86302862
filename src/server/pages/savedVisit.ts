/** A saved visit on the disk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseBundle } from '../../client/lib/supportBundle';
import { errorCode } from '../errorCode';

export interface SavedVisit {
  name: string;
  text: string;
}

const faults: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder. Name the file that the shopper saved.',
  EACCES: 'You may not read this file.',
};

/** @throws an Error whose message is one sentence about the file */
export async function readSavedVisit(file: string): Promise<SavedVisit> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file}: ${faults[errorCode(error)] ?? 'This file cannot be read.'}`);
  });
  const found = parseBundle(text);
  if ('fault' in found) throw new Error(`${file}: ${found.fault}`);
  return { name: path.basename(file), text };
}
