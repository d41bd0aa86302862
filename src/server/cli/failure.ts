import { BackupError } from '../backup/backupFormat';
import { DomainError } from '../lib/domainError';
import { errorCode, isDiskFull, isNotWritable } from '../lib/errorCode';
import { ImportError } from '../import/importError';
import { LostKeyError } from '../keys/lostKey';
import { ConfigError } from '../plugins/config';
import { SealError } from '../security/sealing';

/** A command that cannot be carried out; the message is for staff. */
export class CommandError extends Error {}

/** Errors whose messages are for staff. */
const speaking = [ConfigError, DomainError, ImportError, BackupError, SealError, LostKeyError, CommandError];

/** The failure as a sentence, without stack or secrets. */
export function sentenceOf(error: unknown): string {
  if (speaking.some((kind) => error instanceof kind)) return (error as Error).message;
  const code = errorCode(error);
  if (code.startsWith('SQLITE_BUSY'))
    return 'The database is busy with another command. Please try again in a moment; nothing was changed.';
  if (/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ECONNRESET|EAI_AGAIN)$/.test(code))
    return 'The database cannot be reached. Is DATABASE_URL right, and is PostgreSQL running?';
  if (isDiskFull(error)) return 'The disk is full. Make room and try again; nothing was changed.';
  if (isNotWritable(error)) return 'The data folder cannot be written by this user. Is DATA_DIR right?';
  const message = error instanceof Error && error.message ? error.message : String(error);
  return `That did not work: ${message.replace(/\s+/g, ' ')}`;
}
