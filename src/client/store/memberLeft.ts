/**
 * What a member typed goes with the member, in every tab (DECISIONS.md T73). A session that has merely ended is no farewell: its
 * drafts wait for the login (T85). Local storage carries the word to the other tabs.
 */
import { dropAllFromTab } from '../lib/tabStorage';

const LEFT = 'memberLeftAt';

/** A moment later, when no form is on the page any more that would keep its draft once again. */
const forgetTyped = () => void setTimeout(dropAllFromTab);

export function memberLeft(window: Window): void {
  forgetTyped();
  try {
    window.localStorage.setItem(LEFT, String(Date.now()));
  } catch {
    // Without local storage no tab knows of another.
  }
}

export function hearMemberLeave(window: Window, onLeft: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== LEFT || newValue === null) return;
    onLeft();
    forgetTyped();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
