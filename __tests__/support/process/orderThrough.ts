/** A crowd that orders while trouble comes and goes, and sends again with its key whatever was refused. */
import { buy, send, type Attempt, type Buyer } from './orderLoad';
import type { makeChance } from '../data/random';
import { inTime, until } from '../lib/until';

export interface Outage {
  begin(): void | Promise<void>;
  end(): void | Promise<void>;
}

/** Waits for so many more answers: of that status, or of any. */
type Hear = (count: number, status?: number) => Promise<void>;

interface Course extends Outage {
  times: number;
  /** What has to be seen before trouble ends: some refusals, unless told. */
  seen?: (hear: Hear) => Promise<void>;
}

/** Gives every status that was answered, and every order, all of them answered well in the end. */
export async function orderThrough(
  shopUrl: string,
  buyers: readonly Buyer[],
  chance: ReturnType<typeof makeChance>,
  { begin, end, times, seen = (hear) => hear(12, 503) }: Course,
): Promise<{ statuses: Set<number>; attempts: Attempt[] }> {
  const attempts: Attempt[] = [];
  const statuses: number[] = [];
  let isOver = false;
  const order = async (buyer: Buyer): Promise<void> => {
    while (!isOver || buyer.open) {
      const begun = (attempt: Attempt) => void attempts.push(attempt);
      statuses.push(await (buyer.open ? send(shopUrl, buyer, buyer.open) : buy(shopUrl, buyer, chance, begun)));
    }
  };
  const orders = Promise.all(buyers.map(order)).finally(() => (isOver = true));
  // Whatever broke it is told below, where it is waited for.
  orders.catch(() => undefined);
  const hear: Hear = async (count, status) => {
    const from = statuses.length;
    await until('orders to be answered', () =>
      Promise.resolve(isOver || statuses.slice(from).filter((one) => one === (status ?? one)).length >= count),
    );
  };
  try {
    for (let time = 0; time < times; time += 1) {
      await hear(5 + chance.upTo(10), 200);
      await begin();
      await seen(hear);
      await end();
    }
    await hear(12, 200);
  } finally {
    isOver = true;
  }
  await inTime('every order to be answered well', orders);
  return { statuses: new Set(statuses), attempts };
}
