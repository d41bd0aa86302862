/** The pages whose first views are measured, and the control beside them. */
import type { Browser } from 'playwright-core';
import { openControl, type ControlPage, type ControlPicture } from './controlPage';
import { loadPage } from './loadedPage';

export const firstViews = [
  { screen: 'home', name: 'Home', address: '/' },
  { screen: 'listing', name: 'Listing', address: '/shop' },
  { screen: 'product', name: 'Product', address: '/productdetails/174' },
];
export type FirstView = (typeof firstViews)[number];

async function pictureOf(url: string): Promise<ControlPicture> {
  const answer = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * Opens the pages once: a picture is rendered at its first request, and the second shopper is measured.
 * @returns the control, with the largest picture of the home page
 * @throws where that page's largest thing is none
 */
export async function openBeside(browser: Browser, shopUrl: string): Promise<ControlPage> {
  for (const { address } of firstViews) await loadPage(browser, `${shopUrl}${address}`);
  const { lcp } = await loadPage(browser, shopUrl);
  if (!lcp?.url) throw new Error('the largest thing of the home page is no picture');
  return openControl(await pictureOf(lcp.url));
}
