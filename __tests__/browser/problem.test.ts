/** 'Having a problem?': from the shopper's phone to the support page. */
import type { Page } from 'playwright-core';
import type { SupportBundle } from '../../src/client/lib/supportBundle';
import { accessibilityFaults } from '../support/browser/axe';
import { openPage } from '../support/browser/browser';
import { openFile } from '../support/visits/replayPage';
import { firstOrAll } from '../support/lib/rounds';
import { shopInBrowser, textOf, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();

async function meetTrouble(page: Page): Promise<void> {
  await page.goto(`${visit.shop.url}/shop?search=jhabla`);
  await page.locator('main a[href^="/productdetails/"]').first().click();
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Coupon code').fill('SUMMER');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid or inactive coupon code.').waitFor();
}

describe('A problem', () => {
  it.each(firstOrAll(360, 768, 1280))(
    'can be told at %i pixels, and support sees what the shopper saw',
    async (width) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, [/404/], {
        reducedMotion: 'reduce',
      });
      await meetTrouble(page);
      await page.getByRole('button', { name: 'Having a problem?' }).locator('visible=true').first().click();
      const sheet = page.getByRole('dialog', { name: 'Having a problem?' });
      await sheet.getByText(/\d+ steps over \d+ (?:second|minute)s?,/).waitFor();
      const opened = page.waitForEvent('popup');
      await sheet.getByRole('button', { name: /^Look into it first/ }).click();
      const shown = await opened;
      await shown.getByText('. api/getCouponByName/rejected').waitFor();
      await shown.close();
      expect(await accessibilityFaults(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await sheet.getByRole('button', { name: 'Save the file' }).click();
      const saved = await download;
      expect(saved.suggestedFilename()).toMatch(/^jhabla-problem-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);
      const text = await textOf(saved);
      const { visit: facts, failedCalls, payload, scrolls } = JSON.parse(text) as SupportBundle;
      // The button stands at the foot of the page, and what it opens is not in the file.
      const foot = scrolls.at(-1) ?? 0;
      expect(foot).toBeGreaterThan(0);
      expect(payload).not.toContain('panel/opened');
      expect(facts.build).toMatch(/^[0-9a-f]{10}$/);
      expect(facts.viewport.width).toBe(width);
      expect(failedCalls.map(({ endpoint }) => endpoint)).toEqual(['getCouponByName']);
      expect(troubles).toEqual([]);
      await page.context().close();

      const support = await openPage(visit.browser, visit.shop.url, 1280, [], { reducedMotion: 'reduce' });
      const frame = await openFile(support.page, visit.shop.url, text);
      await support.page.getByLabel('Filter').fill('noticeShown');
      await support.page.locator('.support-jump', { hasText: 'view/noticeShown coupon' }).last().click();
      await frame.getByText('Invalid or inactive coupon code.').waitFor();
      await soon(async () => expect(await frame.evaluate(() => window.location.pathname)).toBe('/cart'));
      await soon(async () => expect(await frame.evaluate(() => window.innerWidth)).toBe(width));
      await support.page.getByRole('button', { name: 'To the end' }).click();
      await soon(async () => expect(await frame.evaluate(() => window.scrollY)).toBe(foot));
      expect(await support.page.locator('.support-faults').innerText()).toBe('');
      expect(support.troubles).toEqual([]);
      await support.page.context().close();
    },
  );
});
