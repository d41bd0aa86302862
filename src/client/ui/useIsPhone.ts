/**
 * Whether the window is as narrow as a phone (docs/requirements.md section 9). Only for what the style sheets cannot
 * say, such as roles: the server draws the wide page, and what the eye sees must not change when the browser takes
 * over.
 */
import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '../lib/constants';

const query = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

function subscribe(onChange: () => void): () => void {
  const phone = window.matchMedia(query);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
