/**
 * The code of a failure of the system or the database: `EEXIST`, `40P01`, `SQLITE_BUSY`. Not by class: a native
 * module's errors may come from another realm.
 */
export function errorCode(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/**
 * No room on the disk, or for this file or this user on it; SQLITE_IOERR_SHMSIZE: for the file by which connections to
 * the embedded database share its index.
 */
export const isDiskFull = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EFBIG|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/.test(errorCode(error));

/** A file or folder that this user may not write, or a disk that is only read. */
export const isNotWritable = (error: unknown): boolean =>
  /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(errorCode(error));

/** The same, told to who starts the shop. */
export const notWritable = (dataDir: string): Error =>
  new Error(`${dataDir} cannot be written by this user. Is DATA_DIR right?`);
