/** What there is to do at once is shared out between those who ask for it. */
import { makeConcurrencyLimit } from '../../../../src/server/load/concurrencyLimit';

/** Work that runs until it is told to end. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('A limit of what runs at once', () => {
  it('lets whoever asks for much wait behind everybody else', async () => {
    const { begun, work, end } = makeWork();
    const limit = makeConcurrencyLimit(1, 10);
    const all = ['a1', 'a2', 'a3'].map((name) => limit.run(work(name), 'much'));
    all.push(limit.run(work('b1'), 'little'));
    for (const name of ['a1', 'b1', 'a2', 'a3']) {
      await nextTurn();
      end(name);
    }
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('serves those who wait in turn', async () => {
    const { begun, work, end } = makeWork();
    const limit = makeConcurrencyLimit(1, 10);
    const asked = [
      ['a1', 'a'],
      ['a2', 'a'],
      ['b1', 'b'],
      ['b2', 'b'],
      ['c1', 'c'],
    ] as const;
    const all = asked.map(([name, caller]) => limit.run(work(name), caller));
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) {
      await nextTurn();
      end(name);
    }
    await Promise.all(all);
    expect([...begun].sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
    expect(
      begun
        .slice(1, 3)
        .map((name) => name.charAt(0))
        .sort(),
    ).not.toEqual(['a', 'a']);
  });

  it('sends away the last of the longest line when another comes to a full one', async () => {
    const { work, end } = makeWork();
    const limit = makeConcurrencyLimit(1, 3);
    const first = limit.run(work('a1'), 'much');
    const waiting = ['a2', 'a3', 'a4'].map((name) => limit.run(work(name), 'much'));
    const outcomes = Promise.allSettled(waiting);
    await expect(limit.run(work('a5'), 'much')).rejects.toMatchObject({ code: 'NOT_READY' });
    const little = limit.run(work('b1'), 'little');
    for (const name of ['a1', 'b1', 'a2', 'a3']) {
      await nextTurn();
      end(name);
    }
    expect(await first).toBe('a1');
    expect(await little).toBe('b1');
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(limit.inUse()).toBe(0);
  });

  it('counts what runs too: who has work going on gives way to who has none', async () => {
    const { work, end } = makeWork();
    const limit = makeConcurrencyLimit(1, 2);
    const first = limit.run(work('a1'), 'much');
    const second = limit.run(work('a2'), 'much').catch(() => 'sent away');
    const others = ['b1', 'c1'].map((name) => limit.run(work(name), name));
    for (const name of ['a1', 'b1', 'c1']) {
      await nextTurn();
      end(name);
    }
    expect(await Promise.all([first, second, ...others])).toEqual(['a1', 'sent away', 'b1', 'c1']);
  });

  it('gives a place back when work fails', async () => {
    const limit = makeConcurrencyLimit(1, 0);
    await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limit.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
