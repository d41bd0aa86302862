/** The pictures of a page in Firefox, which takes a screen that was left apart, sources first (ui/Picture). */
import type { Page } from 'playwright-core';
import { arrive, quiet } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { inFirefox, launchFirefox } from '../../support/browser/firefox';
import { hold, shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

inFirefox('Pictures in Firefox', () => {
  const visit = shopInBrowser({ launch: launchFirefox });

  /** Opens a page and watches which pictures it fetches. */
  async function open(width: number, path: string) {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
    await arrive(page, `${visit.shop.url}${path}`);
    const close = async () => {
      expect(troubles).toEqual([]);
      await page.context().close();
    };
    return { page, fetched, close };
  }

  /**
   * Follows a link to another screen, and takes the pictures of the one before apart, as Firefox does later by itself.
   */
  async function leaveBy(
    page: Page,
    link: string,
    until: string,
    onceThere: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<number> {
    const left = page.locator('main .picture');
    const pictures = await left.evaluateAll((all) => Object.assign(window, { left: all }).left.length);
    await page.locator(link).locator('visible=true').first().click();
    await page.locator(until).first().waitFor();
    await onceThere();
    await quiet(page);
    await page.evaluate(() => {
      const { left } = window as unknown as { left: Element[] };
      const gone = left.filter((picture) => !picture.isConnected);
      for (const picture of gone) for (const source of picture.querySelectorAll('source')) source.remove();
    });
    await quiet(page);
    return pictures;
  }

  const jpegs = (fetched: string[]) => fetched.filter((url) => url.includes('.jpg'));
  /** Without a format in the address, or of the about page's own files. */
  const isUsual = (url: string) => /\/pictures\/\d+\/[^.]+$|\.avif$/.test(new URL(url).pathname);

  it.each([
    ['the list', '/shop', '.listing-grid .product-card-link', '.product-below'],
    ['a product', '/productdetails/174', 'header a[href="/"]', '.home-banner'],
    ['the home page', '/', 'a[href="/contact"]', '.contact-ways'],
    ['the about page', '/about', 'header a[href="/"]', '.home-banner'],
  ])('are fetched in one format: those of %s that was left never again as JPEG', async (_, path, link, there) => {
    const { page, fetched, close } = await open(1280, path);
    expect(await leaveBy(page, link, there)).toBeGreaterThan(0);
    expect(fetched.some(isUsual)).toBe(true);
    expect(jpegs(fetched)).toEqual([]);
    await close();
  });

  it('are fetched in one format: those of sections that were left before they hydrated neither', async () => {
    const { page, fetched, close } = await open(1280, '/');
    const letCome = await hold(page, /\/assets\/home-sections\./);
    expect(await leaveBy(page, 'a[href="/contact"]', '.contact-ways', letCome)).toBeGreaterThan(0);
    expect(jpegs(fetched)).toEqual([]);
    await close();
  });

  it('are fetched in one format where a screen is drawn in the browser', async () => {
    const { page, fetched, close } = await open(1280, '/contact');
    await leaveBy(page, 'header a[href="/"]', '.home-banner');
    await page.mouse.wheel(0, 3000);
    await quiet(page);
    expect(fetched.filter(isUsual).length).toBeGreaterThan(5);
    expect(jpegs(fetched)).toEqual([]);
    await close();
  });

  it('come in the smallest format that it says it shows', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    const answer = page.waitForResponse((response) => /\/pictures\/\d+\//.test(response.url()));
    await page.goto(`${visit.shop.url}/shop`);
    expect(await (await answer).headerValue('content-type')).toBe('image/avif');
    await page.context().close();
  });

  const isLarge = (url: URL) => /^\/pictures\/(480|640|960|1280)\//.test(url.pathname);

  it('have no words over what stands in for them while they come, and have a name', async () => {
    const { page, close } = await open(360, '/shop');
    const letCome = await hold(page, isLarge);
    await page.locator('.listing-grid .product-card-link').first().click();
    const large = page.getByRole('img', { name: /, picture 1 of/ });
    await large.waitFor();
    const shown = () => large.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await shown()).toBe(0);
    expect(await large.evaluate((image) => getComputedStyle(image).color)).toBe('rgba(0, 0, 0, 0)');
    await letCome();
    await soon(async () => expect(await shown()).toBeGreaterThan(0));
    await close();
  });

  it('have no words over the gallery of a product that is opened by its address either', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360);
    const letCome = await hold(page, isLarge);
    await page.goto(`${visit.shop.url}/productdetails/174`, { waitUntil: 'domcontentloaded' });
    const large = page.getByRole('img', { name: /, picture 1 of/ });
    await large.waitFor();
    expect(await large.evaluate((image) => getComputedStyle(image).color)).toBe('rgba(0, 0, 0, 0)');
    await letCome();
    await page.context().close();
  });

  it('are drawn as missing, and still say what they are, where the large one does not come', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/./]);
    await arrive(page, `${visit.shop.url}/shop`);
    await page.route(isLarge, (route) => route.abort());
    await page.locator('.listing-grid .product-card-link').first().click();
    await page.locator('.gallery-track .picture-missing').first().waitFor();
    expect(await page.getByRole('img', { name: /, picture 1 of/ }).isVisible()).toBe(true);
    await page.context().close();
  });
});
