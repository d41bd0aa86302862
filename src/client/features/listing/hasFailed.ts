/** A call that was stopped because nobody waited for its answer any more has not failed. */
export function hasFailed({ isError, error }: { isError: boolean; error?: unknown }): boolean {
  const isStopped = typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
  return isError && !isStopped;
}
