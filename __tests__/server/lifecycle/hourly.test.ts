/** What the server does by itself every hour, the shop's digest among it (docs/contract.md section 10). */
import { HOUR_MS } from '../../../src/contract/rules/durations';
import { keepTidy } from '../../../src/server/lifecycle/housekeeping';
import { openTestDatabase } from '../../support/server/testDatabase';

describe('the hourly work', () => {
  afterEach(() => jest.useRealTimers());

  it('is done at the start and every hour from then on, also after a failure, until the server stops', async () => {
    const { database, close } = await openTestDatabase();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
    const digests: number[] = [];
    const stop = keepTidy(database, Date.now, () => {
      digests.push(digests.length);
      return Promise.reject(new Error('The database is away.'));
    });
    expect(digests).toHaveLength(1);
    jest.advanceTimersByTime(HOUR_MS - 1);
    expect(digests).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(digests).toHaveLength(2);
    jest.advanceTimersByTime(HOUR_MS);
    expect(digests).toHaveLength(3);
    stop();
    jest.advanceTimersByTime(5 * HOUR_MS);
    expect(digests).toHaveLength(3);
    jest.useRealTimers();
    await close();
  });
});
