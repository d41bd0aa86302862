/** Reads a passphrase from a file: on the command line other users of the machine would see it. */
import { open } from 'node:fs/promises';
import { errorCode } from '../lib/errorCode';
import { CommandError } from './failure';

const LONGEST_BYTES = 4096;
const SHORTEST = 12;

/**
 * @param given the file's name as typed, for messages
 * @returns its one line, without the end
 */
export async function readPassphrase(file: string, given: string): Promise<string> {
  const bytes = await readBeginning(file, given);
  const [passphrase = '', ...others] = bytes.toString('utf8').split(/\r?\n/);
  if (bytes.length > LONGEST_BYTES || others.some((line) => line !== '')) {
    throw new CommandError(`${given} is no passphrase: it has more than one line.`);
  }
  if (passphrase === '') throw new CommandError(`${given} is empty. Write the passphrase into it, in one line.`);
  return passphrase;
}

/** The same for a new backup: it must be long enough. */
export async function readNewPassphrase(file: string, given: string): Promise<string> {
  const passphrase = await readPassphrase(file, given);
  if ([...passphrase].length < SHORTEST) {
    const advice = `take ${SHORTEST} characters or more, for example five words`;
    throw new CommandError(`The passphrase in ${given} is too short to protect anything: ${advice}.`);
  }
  return passphrase;
}

async function readBeginning(file: string, given: string): Promise<Buffer> {
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_BYTES + 1));
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new CommandError(`There is no file ${given} with a passphrase.`);
    if (code === 'EACCES') throw new CommandError(`${given} may not be read by this user.`);
    if (code === 'EISDIR') throw new CommandError(`${given} is a folder, not a file with a passphrase.`);
    throw error;
  }
}
