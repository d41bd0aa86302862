/** The pictures of docs/support.md: the way to each, and the part of the page that it shows. */
const fs = require('node:fs/promises');
const path = require('node:path');

const phone = { width: 390, height: 780, isPhone: true };
const desk = { width: 1280, height: 860 };

const ask = (page) => page.getByRole('button', { name: 'Having a problem?' }).locator('visible=true').first();

/** Opens a browser's window of that kind. */
const contextOf = ({ width, height, isPhone = false }) => ({
  viewport: { width, height },
  isMobile: isPhone,
  hasTouch: isPhone,
  reducedMotion: 'reduce',
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
});

/** A visit for the file: a search, a product, the cart, a coupon that does not count. */
async function walk(page, url) {
  await page.goto(`${url}/shop?search=jhabla`);
  await page.locator('main a[href^="/productdetails/"]').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Coupon code').fill('SUMMER');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid or inactive coupon code.').waitFor();
}

async function saveFile(page, url, carried) {
  await walk(page, url);
  await ask(page).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  carried.file = path.join(carried.work, 'jhabla-problem.json');
  await fs.rm(carried.file, { force: true });
  await (await saved).saveAs(carried.file);
}

const pictures = [
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
    open: (page, url) => page.goto(`${url}/support`).then(() => page.getByRole('heading', { level: 1 }).waitFor()),
  },
  {
    name: 'replay',
    title: 'A visit being replayed',
    ...desk,
    open: async (page, url, carried) => {
      const phonePage = await page.context().browser().newPage({ ...contextOf(phone), acceptDownloads: true });
      await saveFile(phonePage, url, carried);
      await phonePage.context().close();
      await page.goto(`${url}/support`);
      await page.locator('input[type=file]').setInputFiles(carried.file);
      await page.getByRole('button', { name: 'To the end' }).click();
      // Before the sheet was opened that made the file.
      await page.locator('.support-jump', { hasText: 'view/noticeShown' }).last().click();
      await page.frameLocator('iframe').getByText('Invalid or inactive coupon code.').waitFor();
      // The press on a row has scrolled the page to it.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
];

module.exports = { contextOf, pictures };
