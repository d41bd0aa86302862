/** The page that shows every call: it must work under the shop's own Content-Security-Policy, on a phone too. */
import { openPage } from '../support/browser/browser';
import { firstOrAll } from '../support/lib/rounds';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();

describe('The page of all calls', () => {
  it.each(firstOrAll(360, 1280))(
    'at %i px shows the calls area by area, opens one, and asks nobody else for anything',
    async (width) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
      const policies: (string | undefined)[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith(`${visit.shop.url}/openapi`))
          policies.push(response.headers()['content-security-policy']);
      });
      await page.goto(`${visit.shop.url}/openapi`);
      await page.getByRole('heading', { name: /the calls of the shop/ }).waitFor();
      await page.locator('.opblock').first().waitFor();

      const written = (await (await fetch(`${visit.shop.url}/openapi.json`)).json()) as {
        tags: { name: string }[];
        paths: Record<string, object>;
      };
      await soon(async () =>
        expect(await page.locator('.opblock').count()).toBe(Object.values(written.paths).flatMap(Object.keys).length),
      );
      const areas = () =>
        page
          .locator('.opblock-tag')
          .evaluateAll((headings) => headings.map((heading) => heading.getAttribute('data-tag')));
      await soon(async () => expect(await areas()).toEqual(written.tags.map(({ name }) => name)));

      await page.locator('.opblock-summary', { hasText: '/api/customProducts/search' }).first().click();
      await page.getByText('Products that match every word').first().waitFor();
      await page.getByText('X-Total-Count').last().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      expect(policies.length).toBeGreaterThan(4);
      expect([...new Set(policies)]).toEqual([expect.stringMatching(/script-src 'self'(?: 'sha256-[^']+')*;/)]);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});
