/** A system call's or a database's own code of a failure: `ENOENT`, `SQLITE_BUSY`; '' when it has none. Looks at the shape, since errors may come from another realm. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
