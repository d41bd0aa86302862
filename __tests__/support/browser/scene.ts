/** One scene of `scenes.ts`, and what several of them do. */
import type { Page } from 'playwright-core';
import { pressVisible, visibleButton } from './shopInBrowser';

export interface Scene {
  name: string;
  path: string;
  /** CSS pixels; 1280 unless a scene is a phone's. */
  width?: number;
  /** Seen by the demo shop's member. */
  member?: boolean;
  /** What the shopper does there. */
  act?: (page: Page) => Promise<void>;
}

/** CSS pixels. */
export const PHONE = 390;
export const submit = (page: Page, name: string) => pressVisible(page, name);
export const firstCard = (page: Page) => page.locator('main a[href^="/productdetails/"]').first();

export async function putFirstIntoCart(page: Page): Promise<void> {
  await firstCard(page).click();
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByText('Product added to cart').waitFor();
}
