/** A part of a page (ui/usePart) whose place says that it did not arrive, until it is asked for again. In the store, so that a replay says it too. */
import { usePart } from './usePart';
import { useShown } from './useShown';

interface Chunk<Part> {
  part: Part | null;
  failed: boolean;
  retry: () => void;
}

/**
 * @param load the same function every time
 * @param name the part's own
 */
export function useChunk<Part>(load: () => Promise<Part>, wanted: boolean, name: string): Chunk<Part> {
  const [missing, setMissing] = useShown('notice', name, '');
  const failed = missing !== '';
  const part = usePart(load, wanted && !failed, () => setMissing('did not arrive'));
  return { part: failed ? null : part, failed, retry: () => setMissing('') };
}
