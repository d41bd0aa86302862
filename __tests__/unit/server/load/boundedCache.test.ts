/** Memories of the server have an end, however much is made up. */
import { makeBoundedCache } from '../../../../src/server/load/boundedCache';

const texts = (entries: number, bytes: number, gone: string[] = []) =>
  makeBoundedCache<{ text: string }>({
    entries,
    bytes,
    bytesOf: ({ text }) => text.length,
    onGone: ({ text }) => void gone.push(text),
  });

describe('A bounded cache', () => {
  it('holds no more entries than it may, those used last', () => {
    const gone: string[] = [];
    const cache = texts(2, 1_000_000, gone);
    cache.set('a', { text: 'a' });
    cache.set('b', { text: 'b' });
    cache.get('a');
    cache.set('c', { text: 'c' });
    expect([cache.get('a')?.text, cache.get('b'), cache.get('c')?.text]).toEqual(['a', undefined, 'c']);
    expect(gone).toEqual(['b']);
  });

  it('counts what an empty value costs: a million of them leave it as it was', () => {
    const cache = texts(1_000_000, 100_000);
    for (let at = 0; at < 20_000; at += 1) cache.set(`all?color=${at}`, { text: '' });
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
    expect(cache.entries()).toBeLessThan(500);
  });

  it('counts long keys', () => {
    const cache = texts(100, 10_000);
    for (let at = 0; at < 100; at += 1) cache.set(`${'x'.repeat(1000)}${at}`, { text: '' });
    expect(cache.entries()).toBeLessThan(5);
  });

  it('weighs a value anew when it is put in again, without telling that it went', () => {
    const gone: string[] = [];
    const cache = texts(10, 5000, gone);
    const [grows, other] = [{ text: 'x' }, { text: 'other' }];
    cache.set('other', other);
    cache.set('grows', grows);
    grows.text = 'x'.repeat(4700);
    cache.set('grows', grows);
    expect([cache.get('grows'), cache.get('other')]).toEqual([grows, undefined]);
    expect(gone).toEqual(['other']);
  });

  it('keeps nothing that is heavier than all may be, and tells so', () => {
    const gone: string[] = [];
    const cache = texts(10, 1000, gone);
    cache.set('heavy', { text: 'x'.repeat(2000) });
    expect([cache.get('heavy'), cache.entries()]).toEqual([undefined, 0]);
    expect(gone).toHaveLength(1);
  });

  it('tells of all that are cleared', () => {
    const gone: string[] = [];
    const cache = texts(10, 10_000, gone);
    cache.set('a', { text: 'a' });
    cache.set('b', { text: 'b' });
    cache.clear();
    expect(gone.sort()).toEqual(['a', 'b']);
  });
});
