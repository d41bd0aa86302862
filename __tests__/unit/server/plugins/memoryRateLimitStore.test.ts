/** Counts that nobody washes away by calling under other names. */
import { memoryRateLimitStore } from '../../../../src/server/plugins/memoryRateLimitStore';

const MAX = 10;
const WINDOW_MS = 300_000;

/** Calls under a name; gives how many there were, this one included. */
function makeCalls() {
  const { store: Store, undo } = memoryRateLimitStore();
  const limiter = new Store({} as never).child({ countedAs: 'account loginsTriedHere' } as never);
  const call = (key: string): number => {
    let hits = 0;
    limiter.incr(key, (_error, result) => (hits = result?.current ?? 0), WINDOW_MS, MAX);
    return hits;
  };
  return { call, undo };
}

describe('Counts of limited calls', () => {
  it('keep the one that is nearly full, however many others begin', () => {
    const { call } = makeCalls();
    for (let guess = 1; guess < MAX; guess += 1) call('asha@guess.example');
    for (let other = 0; other < 50_000; other += 1) call(`other-${other}@guess.example`);
    expect(call('asha@guess.example')).toBe(MAX);
    expect(call('other-49999@guess.example')).toBe(2);
    // What has hardly begun makes room.
    expect(call('other-0@guess.example')).toBe(1);
  });

  it('go back by one for a call that is taken back', async () => {
    const { call, undo } = makeCalls();
    call('asha@guess.example');
    call('asha@guess.example');
    await undo('account loginsTriedHere', 'asha@guess.example');
    expect(call('asha@guess.example')).toBe(2);
  });
});
