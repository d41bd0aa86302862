/** What this device keeps for whoever works at it: settings of the desk, nothing of any order. */
const PREFIX = 'staff:';

/** null where there is nothing, or where the browser keeps nothing. */
export function readKept(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(PREFIX + key, value);
  } catch {
    // A full or closed storage: it holds until the page is left.
  }
}
