/** What opened a dialog has the focus again when that goes; where it is gone, what stands in its place. */
import { useEffect, useRef, useState } from 'react';
import { focusAgain, focusPlace } from '../browser/focus';

export function useFocusBack(): void {
  const [opener] = useState(focusPlace);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Afterwards: React's strict mode takes a dialog away and puts it back at once.
      setTimeout(() => {
        if (!isHere.current) focusAgain(opener);
      });
    };
  }, [opener]);
}
