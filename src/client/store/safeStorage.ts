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
    getItem: async (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), () => null),
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
      attempt((storage) => storage.removeItem(key), () => undefined);
    },
  };
}
