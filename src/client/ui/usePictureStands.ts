/** Whether there is a picture at `src`, so that it can be shown large: `onBroken` is for its `Picture` (ui/Picture). */
import { useCallback, useState } from 'react';
import { isMediaAddress } from '../../contract/rules/addresses';

export function usePictureStands(src: string | undefined): { stands: boolean; onBroken: (src: string) => void } {
  const [broken, setBroken] = useState<string | null>(null);
  const onBroken = useCallback((failed: string) => setBroken(failed), []);
  return { stands: isMediaAddress(src) && src !== broken, onBroken };
}
