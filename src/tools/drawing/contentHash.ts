/** A hash of the contents for the end of a file's name, so that browsers may cache it for ever. */
import crypto from 'node:crypto';

/** @param files the bytes of all files that share the name, in order */
export function contentHash(files: readonly Buffer[]): string {
  const hash = crypto.createHash('sha256');
  for (const bytes of files) hash.update(bytes);
  return hash.digest('hex').slice(0, 10);
}
