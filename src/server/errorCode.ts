/** The code of a failure of the system or the database: `EEXIST`, `40P01`, `SQLITE_BUSY`. Not by class: a native module's errors may come from another realm. */
export function errorCode(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}
