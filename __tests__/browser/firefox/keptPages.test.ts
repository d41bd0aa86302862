/**
 * Back to a page that Firefox has kept as it was (docs/decisions/0204-early-input.md). Playwright finds nothing on such
 * a page any more; it still runs what it is given there, so that the page is asked and pressed from inside.
 */
import { arrive } from '../../support/browser/arrive';
import { controlOf } from '../../support/browser/unhydrated';
import { openPage } from '../../support/browser/browser';
import { inFirefox, launchFirefox } from '../../support/browser/firefox';
import { shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

inFirefox('Back to a page that Firefox has kept', () => {
  const visit = shopInBrowser({ launch: () => launchFirefox({ keepsPages: true }) });

  it('sells what it shows as chosen', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, `${visit.shop.url}/productdetails/174`);
    await controlOf(page, 'White').check();
    await controlOf(page, '6-12 M').check();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${visit.shop.url}/faqs`, { waitUntil: 'load' });
    await page.evaluate(() => history.back());
    await soon(async () => expect(await page.evaluate(() => 'isKept' in window)).toBe(true));
    const shown = await page.evaluate(() => ({
      ticked: [...document.querySelectorAll<HTMLInputElement>('.option input:checked')].map(({ value }) => value),
      words: [...document.querySelectorAll('.option-chosen')].map(({ textContent }) => textContent),
    }));
    expect(shown).toEqual({ ticked: ['White', '6-12 M'], words: ['White', '6-12 M'] });
    await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent?.trim() === 'Add to cart')
        ?.click(),
    );
    const inCart = () => page.evaluate(() => document.querySelector('.cart-line-choice > span')?.textContent);
    await soon(async () => expect(await inCart()).toBe('White, 6-12 M'));
    await page.context().close();
  });
});
