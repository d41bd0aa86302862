/**
 * A part of a page (ui/useLazyModule) whose place says that it did not arrive, until it is asked for again. In the
 * store, so that a replay says it too.
 */
import type { Reason } from '../browser/loadChunk';
import { useLazyModule } from './useLazyModule';
import { useUiState } from './useUiState';

interface RetriedModule<Part> {
  part: Part | null;
  failed: boolean;
  /** It is asked for again: its place still says that it did not arrive. */
  retrying: boolean;
  retry: () => void;
}

/**
 * @param load the same function every time
 * @param name the part's own
 * @param reason null: the page is whole without it
 */
export function useRetriedModule<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  name: string,
  reason: Reason | null = 'part',
): RetriedModule<Part> {
  const [missing, setMissing] = useUiState<'' | 'did not arrive' | 'asked again'>('notice', name, '');
  const retrying = missing === 'asked again';
  const part = useLazyModule(
    load,
    wanted && missing !== 'did not arrive',
    () => setMissing('did not arrive'),
    retrying ? 'retry' : reason,
  );
  const failed = missing !== '' && part === null;
  return { part, failed, retrying, retry: () => setMissing('asked again') };
}
