/**
 * The store is the screen: what every screen and dialog of the demo shop shows is recorded as its state, serialised,
 * and opened in a fresh app in the same browser. The two documents are equal; only what is half typed may differ.
 */
import type { Page } from 'playwright-core';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { currentState, installDevTools } from '../../support/visits/devTools/devTools';
import { lookAtAll } from '../../support/browser/longPurchase';
import { fileOfState, openFile } from '../../support/visits/replayPage';
import { someOf } from '../../support/lib/rounds';
import type { Scene } from '../../support/browser/scene';
import { scenes } from '../../support/browser/scenes';
import { keepWidth, settledDocument } from '../../support/browser/settledDocument';
import { logInDemoMember, shopInBrowser } from '../../support/browser/shopInBrowser';
import { patienceFor } from '../../support/lib/until';

const visit = shopInBrowser();

/** What the shopper's page shows after all is done there, and what the store then holds. */
async function live(page: Page, { path, member, act }: Scene): Promise<{ shown: string; state: unknown }> {
  await installDevTools(page.context());
  await keepWidth(page.context());
  if (member) await logInDemoMember(page, visit.shop.url);
  await arrive(page, visit.shop.url + path);
  await lookAtAll(page);
  await act?.(page);
  await lookAtAll(page);
  const goOn = patienceFor('the screen and its state to stay the same', 60_000);
  for (;;) {
    goOn();
    const shown = await settledDocument(page);
    const state = await currentState(page);
    // A notice that goes in between would be on the screen and not in the state.
    if ((await settledDocument(page)) === shown) return { shown, state };
  }
}

describe('A screen from its state', () => {
  it.each(someOf(scenes, 2).map((scene) => [scene.name, scene] as const))(
    'shows %s again from its state alone',
    async (_name, scene) => {
      const width = scene.width ?? 1280;
      const { page } = await openPage(visit.browser, visit.shop.url, width, [/./], { reducedMotion: 'reduce' });
      const { shown, state } = await live(page, scene);
      const size = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
      await page.context().close();

      const support = await openPage(visit.browser, visit.shop.url, 1400, [], {
        reducedMotion: 'reduce',
        hasTouch: width < 500,
      });
      await keepWidth(support.page.context());
      const frame = await openFile(support.page, visit.shop.url, fileOfState(state, size));
      const again = await settledDocument(frame);
      expect(again.split('\n')).toEqual(shown.split('\n'));
      expect(support.troubles).toEqual([]);
      await support.page.context().close();
    },
  );
});
