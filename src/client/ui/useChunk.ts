/** A part of a page (ui/usePart) whose place says that it did not arrive, until it is asked for again. In the store, so that a replay says it too. */
import type { Reason } from '../browser/arrival';
import { usePart } from './usePart';
import { useShown } from './useShown';

interface Chunk<Part> {
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
export function useChunk<Part>(load: () => Promise<Part>, wanted: boolean, name: string, reason: Reason | null = 'part'): Chunk<Part> {
  const [missing, setMissing] = useShown<'' | 'did not arrive' | 'asked again'>('notice', name, '');
  const retrying = missing === 'asked again';
  const part = usePart(load, wanted && missing !== 'did not arrive', () => setMissing('did not arrive'), retrying ? 'retry' : reason);
  const failed = missing !== '' && part === null;
  return { part, failed, retrying, retry: () => setMissing('asked again') };
}
