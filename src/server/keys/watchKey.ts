/**
 * A key file that somebody removes under a running shop: it goes on with what it has read, and its next start would
 * find none.
 */
import { MINUTE_MS } from '../../contract/rules/durations';
import { keyFiles, knownKeys, type KeySettings } from '../security/secretKeys';

/** Tells once, and again after it was back. Ends with the process. */
export function watchKey(settings: KeySettings, tell: (sentence: string) => void, everyMs = MINUTE_MS): () => void {
  let isGone = false;
  const look = (): void => {
    const wasGone = isGone;
    isGone = knownKeys(settings).current === undefined;
    if (isGone && !wasGone)
      tell(
        `${keyFiles(settings.dataDir).current} is gone. Put it back before the shop is started again: what it sealed opens with it alone.`,
      );
  };
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}
