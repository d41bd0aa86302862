/** Where a carousel's strip stands in Firefox before its scripts come (ui/carousel.css). */
import { openPage } from '../../support/browser/browser';
import { inFirefox, launchFirefox } from '../../support/browser/firefox';
import { hold, shopInBrowser } from '../../support/browser/shopInBrowser';
import { middlesOf } from '../../support/browser/middleAtRest';
import { soon } from '../../support/lib/until';

inFirefox('Carousels in Firefox', () => {
  const visit = shopInBrowser({ launch: launchFirefox });

  it('stand where they begin before any script', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    const letScriptsCome = await hold(page, '**/assets/*.js');
    await page.goto(visit.shop.url, { waitUntil: 'domcontentloaded' });
    await page.getByRole('group', { name: 'Top sellers' }).scrollIntoViewIfNeeded();
    await soon(async () => expect(await middlesOf(page)).toEqual(['5 of 8', '3 of 5']));
    await letScriptsCome();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
