/** A shopper's visit under Redux DevTools: who jumps through it moves the real page, and nothing else happens. */
import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser/browser';
import { callsOf } from '../../support/browser/callsOf';
import { dispatchLifted, installDevTools, jumpTo, nextActionId, readLog } from '../../support/visits/devTools/devTools';
import { walkLongPurchase } from '../../support/browser/longPurchase';
import { limitFor, ROUNDS, someOf } from '../../support/lib/rounds';
import { keepWidth, settledDocument } from '../../support/browser/settledDocument';
import { shopInBrowser } from '../../support/browser/shopInBrowser';
import { patienceFor, soon } from '../../support/lib/until';

const visit = shopInBrowser();

async function openWithDevTools(width: number) {
  const watched = await openPage(visit.browser, visit.shop.url, width, [/404/], { reducedMotion: 'reduce' });
  await installDevTools(watched.page.context());
  await keepWidth(watched.page.context());
  return watched;
}

/**
 * The log, once every notice has gone, which it does by itself, and every call has its answer and the page has drawn
 * it.
 */
async function answeredLog(page: Page) {
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  const goOn = patienceFor('every call to have its answer', 60_000);
  for (;;) {
    goOn();
    await settledDocument(page);
    const log = await readLog(page);
    const count = (end: RegExp) => log.filter(({ type }) => end.test(type)).length;
    if (count(/^api\/.*\/pending$/) <= count(/^api\/.*\/(fulfilled|rejected)$/)) return log;
  }
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const address = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);

describe('the DevTools of a long purchase', () => {
  it(
    'steps back and forth through a purchase: the same documents each time, and nothing else happens',
    async () => {
      const { page, troubles } = await openWithDevTools(1280);
      await walkLongPurchase(page, visit.shop.url);
      const log = await answeredLog(page);
      expect(log.length).toBeGreaterThanOrEqual(200);
      const atTheEnd = await settledDocument(page);

      const before = { stored: await stored(page) };
      const calls = callsOf(page);
      /** Of the log, at every former moment. */
      const nextIds = new Set<number>();
      /** The page after that many actions; the address bar goes with it. */
      const look = async (index: number) => {
        await jumpTo(page, index);
        if (index > 0) await soon(async () => expect(await address(page)).toBe(log[index - 1]?.address));
        const document = await settledDocument(page);
        if (index < log.length) nextIds.add(await nextActionId(page));
        return document;
      };
      const shown = new Map<number, string>();
      const moments = [...someOf([...log.keys()], 15), log.length];
      for (const index of [...moments].reverse()) shown.set(index, await look(index));
      for (const index of moments) {
        const again = await look(index);
        if (again !== shown.get(index))
          throw new Error(
            `Step ${index} (${log[index - 1]?.type}) shows another page than before:\n${firstDifference(shown.get(index) ?? '', again)}`,
          );
      }

      expect(nextIds.size).toBe(1);

      // Skipped and taken back in: the log is worked out anew both times, and nothing happens for it.
      const added = log.findIndex(({ type }) => type === 'cart/lineAdded') + 1;
      for (let turn = 0; turn < 2; turn += 1) {
        await dispatchLifted(page, { type: 'TOGGLE_ACTION', id: added });
        await settledDocument(page);
      }

      expect(calls).toEqual([]);
      expect(await stored(page)).toBe(before.stored);
      // At its newest moment the page lives: RTK Query notes who looks at what, and forgets an answer when its time is
      // over.
      const told = (await readLog(page)).slice(log.length).map(({ type }) => type);
      expect(told.filter((type) => !/^api\/(internalSubscriptions\/|.*\/forgotten$)/.test(type))).toEqual([]);
      expect(await settledDocument(page)).toBe(atTheEnd);
      expect(troubles).toEqual([]);
      await page.context().close();
      // Fifteen moments more with each round, until all of some three hundred are looked at, each of them twice.
    },
    limitFor(30, 540, Math.min(ROUNDS, 20)),
  );

  function firstDifference(a: string, b: string): string {
    const [left, right] = [a.split('\n'), b.split('\n')];
    const at = left.findIndex((row, index) => row !== right[index]);
    return `${left.slice(at - 2, at + 3).join('\n')}\n--- now\n${right.slice(at - 2, at + 3).join('\n')}`;
  }
});
