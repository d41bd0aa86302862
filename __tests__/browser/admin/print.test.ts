/** Slips, labels and invoices as they come out of the printer, several at once: a sheet each, of its own size. */
import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser/browser';
import { logInDemoOwner, usualOfDesk } from '../../support/browser/deskInBrowser';
import { orderOfGuest } from '../../support/browser/orderOfGuest';
import { shopInBrowser } from '../../support/browser/shopInBrowser';

const visit = shopInBrowser();
const POINTS_PER_MM = 72 / 25.4;

/** Width and height of each page that is printed, in whole millimetres. */
async function printedPages(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Math.round(Number(width) / POINTS_PER_MM),
    Math.round(Number(height) / POINTS_PER_MM),
  ]);
}

describe('what is printed of two orders', () => {
  it.each([
    ['Packing slips (A5)', 'slip', [148, 210]],
    ['Address labels (10 × 15 cm)', 'label', [100, 150]],
    ['Invoices (A4)', 'invoice', [210, 297]],
  ])('comes as a sheet each: %s', async (name, kind, size) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, usualOfDesk);
    const orders = [await orderOfGuest(page, visit.shop.url), await orderOfGuest(page, visit.shop.url)];
    await logInDemoOwner(page, visit.shop.url);
    for (const { orderNo } of orders) await page.getByRole('checkbox', { name: `Choose ${orderNo}` }).check();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('button', { name }).click();
    await page.locator(`.sheets .${kind}`).nth(1).waitFor({ state: 'attached' });
    expect(await printedPages(page)).toEqual([size, size]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
