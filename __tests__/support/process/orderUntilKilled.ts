/** A crowd that orders until the shop is killed, and what it sends again when the shop is back. */
import { setTimeout as wait } from 'node:timers/promises';
import { buy, send, type Attempt, type Buyer } from './orderLoad';
import type { makeChance } from '../data/random';
import type { ShopProcess } from './shopProcess';

type Chance = ReturnType<typeof makeChance>;

/**
 * Everybody orders, one order after the other. `kill` ends the shop so many ms later, once; `gone` resolves when
 * everybody has noticed.
 */
export function orderUntilKilled(
  shop: ShopProcess,
  buyers: readonly Buyer[],
  chance: Chance,
  begun: (attempt: Attempt) => void,
) {
  let killed: Promise<void> | undefined;
  let isOver = false;
  const order = async (buyer: Buyer): Promise<void> => {
    while (!isOver) {
      try {
        const status = await buy(shop.url, buyer, chance, begun);
        if (status !== 200) throw new Error(`The shop answered ${status}.\n${shop.output()}`);
      } catch (error) {
        // fetch says so when the connection breaks. By name: its errors are of another realm.
        if (!killed || !(error as Error).stack?.startsWith('TypeError')) throw error;
        return;
      }
    }
  };
  const kill = (lateMs = 0): Promise<void> =>
    (killed ??= wait(lateMs)
      .then(() => shop.kill())
      .then(() => void (isOver = true)));
  return { kill, gone: Promise.all(buyers.map(order)).then(() => killed) };
}

/**
 * What was never answered is sent again with its key, and so is something that was. Gives whether all of it is answered
 * well now.
 */
export async function sendAgain(
  shopUrl: string,
  buyers: readonly Buyer[],
  attempts: readonly Attempt[],
  chance: Chance,
): Promise<boolean> {
  const again = buyers.flatMap((buyer) => (buyer.open ? [{ buyer, attempt: buyer.open }] : []));
  const buyer = chance.pick(buyers);
  const known = attempts.findLast(
    ({ form, orderNo }) => orderNo !== undefined && (form['userId'] ?? form['guestId']) === buyer?.id,
  );
  if (buyer && known && !buyer.open) again.push({ buyer, attempt: known });
  const statuses = await Promise.all(again.map(({ buyer: one, attempt }) => send(shopUrl, one, attempt)));
  return statuses.every((status) => status === 200);
}
