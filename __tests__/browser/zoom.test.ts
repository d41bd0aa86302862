/** The zoom of a product’s pictures in a real browser (docs/requirements.md section 2, Product detail). */
import type { Page } from 'playwright-core';
import { isPictureShown, middleOf, openJhabla } from '../support/browser/galleryInBrowser';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { moveFingers, tapTwice } from '../support/browser/touch';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

describe('The zoom', () => {
  const shows = (page: Page, percent: string) => page.locator('.zoom-controls output', { hasText: percent }).waitFor();
  async function openZoom(width: number) {
    const opened = await openJhabla(visit, width);
    await opened.page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await opened.page.getByRole('dialog').waitFor();
    return opened;
  }

  it('goes in and out by buttons, keys and wheel, and turns to the next picture', async () => {
    const { page, troubles } = await openZoom(1280);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await shows(page, '110%');
    await page.keyboard.press('+');
    await shows(page, '120%');
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await shows(page, '100%');
    const { x, y } = await middleOf(page, '.zoom-view');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await shows(page, '110%');
    await page.mouse.dblclick(x, y);
    await shows(page, '100%');
    for (let press = 0; press < 22; press += 1) await page.keyboard.press('+');
    await shows(page, '300%');
    const scrolled = () => page.locator('.zoom-view').evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    const before = await scrolled();
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await scrolled()).toBe(before + 60));
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 4 });
    await page.mouse.up();
    await soon(async () => expect(await scrolled()).toBe(before - 40));
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await shows(page, '100%');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await dialog.getByText('2 of 3').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await isPictureShown(page, 2);
    await soon(async () =>
      expect(
        await page
          .getByRole('button', { name: 'Zoom', exact: true })
          .evaluate((button) => button === document.activeElement),
      ).toBe(true),
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is pinched, tapped twice and swiped on a phone, and the page itself stays as it is', async () => {
    const { page, troubles } = await openZoom(360);
    const { x, y } = await middleOf(page, '.zoom-view');
    await moveFingers(page, [
      [
        { x: x - 40, y },
        { x: x - 80, y },
      ],
      [
        { x: x + 40, y },
        { x: x + 80, y },
      ],
    ]);
    await shows(page, '200%');
    const place = () =>
      page
        .locator('.zoom-view')
        .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => (scrollLeft + clientWidth / 2) / scrollWidth);
    await soon(async () => expect(await place()).toBeCloseTo(0.5, 1));
    await moveFingers(page, [
      [
        { x: x - 80, y },
        { x: x - 20, y },
      ],
      [
        { x: x + 80, y },
        { x: x + 20, y },
      ],
    ]);
    await shows(page, '100%');
    await tapTwice(page, { x, y });
    await shows(page, '200%');
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).tap();
    await shows(page, '100%');
    await moveFingers(page, [
      [
        { x: x + 90, y },
        { x: x - 90, y },
      ],
    ]);
    await page.getByRole('dialog').getByText('2 of 3').waitFor();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
