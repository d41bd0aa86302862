import { errorCode } from './errorCode';

/**
 * Why a file that staff name cannot be read, in a sentence for them; undefined where the failure is of another kind.
 */
export function unreadable(error: unknown, file: string): string | undefined {
  const code = errorCode(error);
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder, not a file.`;
  if (code === 'EACCES') return `${file} may not be read by this user.`;
  return undefined;
}
