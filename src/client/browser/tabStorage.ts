/**
 * What belongs to this tab for this visit; the Privacy Policy lists it (screens/PrivacyPolicyScreen.tsx). A forbidden
 * or full session storage falls back to memory.
 */

const memory = new Map<string, string>();

/** While it says so nothing is written: a moment that is only looked at leaves nothing behind (store/timeTravel). */
let isHeld = (): boolean => false;
export function holdTabWhile(held: () => boolean): void {
  isHeld = held;
}
export const isTabHeld = (): boolean => isHeld();

/** Whoever reads it says what it was kept as. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- every caller would cast it
export function readFromTab<T>(key: string): T | null {
  const inMemory = memory.get(key);
  try {
    const text = inMemory ?? window.sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keepInTab(key: string, value: unknown): void {
  if (isHeld()) return;
  const text = JSON.stringify(value);
  try {
    window.sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Whether what is kept under this key is still there when the page has been loaded anew. */
export const outlivesReload = (key: string): boolean => !isHeld() && !memory.has(key);

/** Everything of this tab's visit. */
export function dropAllFromTab(): void {
  if (isHeld()) return;
  memory.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was ever kept there.
  }
}

export function dropFromTab(key: string): void {
  if (isHeld()) return;
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // It was never kept there.
  }
}
