/**
 * `npm run draw:guides`: draws the pictures of docs/support.md and docs/running-a-shop.md. The demo shop is opened in a
 * browser, brought to each screen, and its page is traced as lines (./trace). The pictures are committed; draw them
 * again after one of these screens has changed.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { openDemoShop } from '../../bench/load/benchShop';
import { buildWhenNeeded } from '../../built/buildWhenNeeded';
import { endWith } from '../../failure';
import { findBrowser } from '../../test/findBrowser';
import { deskPictures } from './deskPictures';
import { contextOf, pictures } from './pictures';
import { trace } from './trace';

const docs = path.join(__dirname, '../../../../docs');
/** By the folder beside the guide. */
const guides = { support: pictures, 'running-a-shop': deskPictures };

async function main(): Promise<void> {
  buildWhenNeeded();
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chrome or Chromium was found; name one in CHROME_PATH');
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'draw-support-'));
  const shop = await openDemoShop(path.join(work, 'data'));
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const carried = { work };
    const drawn = Object.entries(guides).flatMap(([guide, its]) => its.map((picture) => ({ guide, picture })));
    for (const { guide, picture } of drawn) {
      const folder = path.join(docs, guide);
      await fs.mkdir(folder, { recursive: true });
      const { name, title, open, selector, mark } = picture;
      const context = await browser.newContext(contextOf(picture));
      const page = await context.newPage();
      await open(page, shop.url, carried);
      const svg = await page.evaluate<string>(`(${trace.toString()})(${JSON.stringify({ selector, mark, title })})`);
      await fs.writeFile(path.join(folder, `${name}.svg`), svg);
      process.stdout.write(`${guide}/${name}.svg ${Math.round(svg.length / 1000)} KB\n`);
      await context.close();
    }
  } finally {
    await browser.close();
    await shop.close();
    await fs.rm(work, { recursive: true, force: true });
  }
}

main().catch(endWith('The pictures could not be drawn: '));
