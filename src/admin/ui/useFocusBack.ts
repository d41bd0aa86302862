/** What opened a dialog has the focus again when that goes, as long as it is still there. */
import { useEffect, useState } from 'react';

export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
