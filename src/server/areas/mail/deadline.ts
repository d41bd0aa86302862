/**
 * Runs `work` with a signal that fires after `ms`, or with `stop`. By hand, because Node 20 may throw a signal of AbortSignal.any away
 * as garbage together with its timer, and then it never fires.
 */
export async function withDeadline<T>(stop: AbortSignal, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const abort = (): void => own.abort();
  const timer = setTimeout(abort, ms);
  stop.addEventListener('abort', abort);
  if (stop.aborted) abort();
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}
