/** What opened a dialog has the focus again when that goes, as long as it is still there. */
import { useEffect, useRef, useState } from 'react';

export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Afterwards: React's strict mode takes a dialog away and puts it back at once.
      setTimeout(() => {
        if (!isHere.current && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [opener]);
}
