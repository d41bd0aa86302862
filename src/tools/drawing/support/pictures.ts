/** The pictures of docs/support.md: the way to each, and the part of the page that it shows. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';

/** A window in CSS pixels. */
interface View {
  width: number;
  height: number;
  isPhone?: boolean;
}

/** What is taken along from picture to picture. */
export interface Carried {
  /** A folder for what is made on the way. */
  work: string;
}

export interface Picture extends View {
  /** Of the file, without its end. */
  name: string;
  title: string;
  /** Brings the shop at `url` to what is drawn. */
  open: (page: Page, url: string, carried: Carried) => Promise<void>;
  /** The part of the page; left out: what the window shows. */
  selector?: string;
  /** What is ringed. */
  mark?: string;
}

export const phone = { width: 390, height: 780, isPhone: true };
export const desk = { width: 1280, height: 860 };

const ask = (page: Page): Locator =>
  page.getByRole('button', { name: 'Having a problem?' }).locator('visible=true').first();

/** Opens a browser's window of that kind. */
export const contextOf = ({ width, height, isPhone = false }: View): BrowserContextOptions => ({
  viewport: { width, height },
  isMobile: isPhone,
  hasTouch: isPhone,
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
});

/** A visit for the file: a search, a product, the cart, a coupon that does not count. */
async function walk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/shop?search=jhabla`);
  await page.locator('main a[href^="/productdetails/"]').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Coupon code').fill('SUMMER');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid or inactive coupon code.').waitFor();
}

/** @returns the file that a shopper saved */
async function saveFile(page: Page, url: string, { work }: Carried): Promise<string> {
  await walk(page, url);
  await ask(page).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const file = path.join(work, 'jhabla-problem.json');
  await fs.rm(file, { force: true });
  await (await saved).saveAs(file);
  return file;
}

export const pictures: readonly Picture[] = [
  {
    name: 'having-a-problem',
    title: 'The foot of the page on a phone, with the button Having a problem?',
    ...phone,
    open: async (page, url) => {
      await page.goto(`${url}/faqs`);
      await ask(page).scrollIntoViewIfNeeded();
      await ask(page).evaluate((button) => button.setAttribute('data-ringed', ''));
    },
    mark: '[data-ringed]',
  },
  {
    name: 'problem-dialog',
    title: 'The sheet that says what the file holds, and saves it',
    ...phone,
    open: async (page, url) => {
      await walk(page, url);
      await ask(page).click();
      await page.locator('button:not([aria-disabled=true]):not([disabled])', { hasText: 'Save the file' }).waitFor();
    },
  },
  {
    name: 'support-page',
    title: 'The page /support, waiting for a file',
    ...desk,
    height: 560,
    open: async (page, url) => {
      await page.goto(`${url}/support`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'replay',
    title: 'A visit being replayed',
    ...desk,
    open: async (page, url, carried) => {
      const browser = page.context().browser();
      if (!browser) throw new Error('The page is of no browser.');
      const phonePage = await browser.newPage({ ...contextOf(phone), acceptDownloads: true });
      const file = await saveFile(phonePage, url, carried);
      await phonePage.context().close();
      await page.goto(`${url}/support`);
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'To the end' }).click();
      // Before the sheet was opened that made the file.
      await page.locator('.support-jump', { hasText: 'view/noticeShown' }).last().click();
      await page.frameLocator('iframe').getByText('Invalid or inactive coupon code.').waitFor();
      // The press on a row has scrolled the page to it.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
];
