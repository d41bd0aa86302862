/**
 * What a member typed goes with the member, in every tab (decision 73). A session that has merely ended is no farewell:
 * its drafts wait for the login (decision 85). Local storage carries the word to the other tabs.
 */
import { keepOnDevice, readFromDevice } from '../browser/deviceStorage';
import { storageKeys } from '../browser/storageKeys';
import { dropAllFromTab } from '../browser/tabStorage';

const LEFT = storageKeys.memberLeft;

/** A moment later, when no form is on the page any more that would keep its draft once again. */
export const forgetTyped = () => void setTimeout(dropAllFromTab);

export function memberLeft(window: Window): void {
  forgetTyped();
  keepOnDevice(window, LEFT, String(Date.now()));
}

const lastLeft = (window: Window): string | null => readFromDevice(window, LEFT);

export function hearMemberLeave(window: Window, onLeft: () => void): () => void {
  let known = lastLeft(window);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === LEFT && newValue !== null) onLeft();
  };
  // A page that the browser keeps for Back hears nothing meanwhile.
  const onPageHide = () => {
    known = lastLeft(window);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || lastLeft(window) === known) return;
    known = lastLeft(window);
    onLeft();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}
