import { safeStorage } from '../../../src/client/browser/localStorage';

const fullStorage = (known: Record<string, string> = {}): Storage => ({
  length: 0,
  key: () => null,
  clear: () => undefined,
  getItem: (key) => known[key] ?? null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: (key) => {
    delete known[key];
  },
});

describe('Where the visit is kept', () => {
  it('is local storage', async () => {
    const storage = safeStorage(() => window.localStorage);
    await storage.setItem('cart', '1');
    expect(window.localStorage.getItem('cart')).toBe('1');
    expect(await storage.getItem('cart')).toBe('1');
    await storage.removeItem('cart');
    expect(await storage.getItem('cart')).toBeNull();
  });

  it('is memory when local storage is forbidden', async () => {
    const storage = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await storage.setItem('cart', '1');
    expect(await storage.getItem('cart')).toBe('1');
    await storage.removeItem('cart');
    expect(await storage.getItem('cart')).toBeNull();
  });

  it('is memory when local storage is full, and the newer word counts', async () => {
    const storage = safeStorage(() => fullStorage({ cart: 'old' }));
    expect(await storage.getItem('cart')).toBe('old');
    await storage.setItem('cart', 'new');
    expect(await storage.getItem('cart')).toBe('new');
  });
});
