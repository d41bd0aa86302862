/** Waits of the tests themselves: each ends, and says what it waited for. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { endsInTime, watchThread } from '../../support/lib/hangs';
import { never } from '../../support/lib/held';
import { inTime, soon } from '../../support/lib/until';

const root = path.resolve(__dirname, '../../..');
const forGood = (): never => {
  for (;;);
};

describe('A wait', () => {
  it('for what never comes fails with its name', async () => {
    await expect(inTime('a parcel', never(), 10)).rejects.toThrow('Waited 0.01 s for this, in vain: a parcel');
  });

  it('for an expectation fails as that failed last, and says that it waited', async () => {
    let now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 5000));
    try {
      const failure = await soon(() => Promise.resolve(expect(['cart', 1]).toEqual(['cart', 2]))).catch(
        (error: Error) => error,
      );
      const { message, stack } = failure as Error;
      expect(message).toMatch(/^Waited 15 s for this, in vain: .*toEqual.*- {3}2,.*\+ {3}1,/s);
      expect(stack).toContain(message);
      expect(stack).toContain('waits.test.ts');
    } finally {
      clock.mockRestore();
    }
  });
});

describe('Work that holds its thread', () => {
  it('gives what it comes to, or its own error', () => {
    expect(endsInTime('a sum', () => 1 + 1)).toBe(2);
    expect(() =>
      endsInTime('an error', () => {
        throw new TypeError('no sum');
      }),
    ).toThrow(new TypeError('no sum'));
  });

  it('is ended with its name where it is called, in an expression too', () => {
    const slow = new RegExp('^(a+)+$');
    expect(() => endsInTime('a loop', forGood, 50)).toThrow('Waited 0.05 s for this, in vain: a loop');
    expect(() => endsInTime('a text', () => slow.test(`${'a'.repeat(40)}!`), 50)).toThrow(
      'Waited 0.05 s for this, in vain: a text',
    );
  });

  it('is let go where it is done in time', async () => {
    const watch = watchThread();
    expect(await watch.inTime('a call', () => Promise.resolve(3))).toBe(3);
    await watch.end();
  });

  it('ends its process after a line with its name, where nobody waits for it', () => {
    const script = `require('./__tests__/support/lib/hangs').watchThread(50, 100).inTime('a call', async () => { for (;;); })`;
    const { signal, stderr } = spawnSync(process.execPath, ['-r', 'esbuild-register', '-e', script], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ signal, stderr }).toEqual({
      signal: 'SIGKILL',
      stderr: 'Waited 0.1 s for this, in vain: a call (it holds the thread, so the tests end here)\n',
    });
  });
});
