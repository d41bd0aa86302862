/**
 * Local storage that other tabs write too. redux-persist writes every slice whenever one has changed, a moment later;
 * what another tab wrote meanwhile would be undone by slices that this tab never touched. So a slice that is as this
 * tab last read or wrote it leaves what stands there. What is kept says store/persistence.ts.
 */
import { fieldsOf, fromJson } from '../lib/decode';

/** Local storage that never throws: a full or forbidden storage falls back to memory for the visit. */
interface AsyncStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** @param open gives the browser's storage; asking for it can throw where it is forbidden. */
export function safeStorage(open: () => Storage): AsyncStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(ask: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return ask(open());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: async (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: async (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => {
          memory.set(key, value);
        },
      ),
    removeItem: async (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

type SafeStorage = ReturnType<typeof safeStorage>;
/** Slice → its text. */
type Texts = Record<string, unknown>;

const textsOf = (text: string | null): Texts => fieldsOf(fromJson(text ?? '{}'));

/** @returns the storage for redux-persist, and what ends its listening. */
export function shareStorage(
  storage: SafeStorage,
  window: Window,
  storageKey: string,
): { storage: SafeStorage; stop: () => void } {
  let seen: Texts = {};
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey) seen = textsOf(newValue);
  };
  window.addEventListener('storage', onStorage);
  return {
    stop: () => window.removeEventListener('storage', onStorage),
    storage: {
      ...storage,
      getItem: async (key) => {
        const text = await storage.getItem(key);
        seen = textsOf(text);
        return text;
      },
      setItem: async (key, value) => {
        const stored = textsOf(await storage.getItem(key));
        const own = textsOf(value);
        const woven = Object.fromEntries(
          Object.entries(own).map(([name, text]) => [
            name,
            text === seen[name] && name in stored ? stored[name] : text,
          ]),
        );
        seen = woven;
        return storage.setItem(key, JSON.stringify(woven));
      },
    },
  };
}
