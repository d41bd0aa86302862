/** What belongs to this tab for this visit. A forbidden or full session storage falls back to memory. */

const memory = new Map<string, string>();

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
  const text = JSON.stringify(value);
  try {
    window.sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Everything of this tab's visit. */
export function dropAllFromTab(): void {
  memory.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was ever kept there.
  }
}

export function dropFromTab(key: string): void {
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // It was never kept there.
  }
}
