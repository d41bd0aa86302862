/**
 * Local storage by key, which all tabs of a shopper share. Where the browser forbids it, or it is full, nothing is kept
 * and no tab knows of another. Nothing here throws.
 */
function attempt<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

export const readFromDevice = (window: Window, key: string): string | null =>
  attempt(() => window.localStorage.getItem(key));

export const keepOnDevice = (window: Window, key: string, text: string): void =>
  void attempt(() => window.localStorage.setItem(key, text));

export const dropFromDevice = (window: Window, key: string): void =>
  void attempt(() => window.localStorage.removeItem(key));
