/** Which files support can replay, at which widths, and by `npm run replay` without a shop. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accessibilityFaults } from '../../support/browser/axe';
import { startReplay } from '../../support/process/replayCommand';
import { firstOrAll } from '../../support/lib/rounds';
import { recordVisit } from '../../support/visits/recordedVisit';
import { settledDocument } from '../../support/browser/settledDocument';
import { shopInBrowser } from '../../support/browser/shopInBrowser';
import { addressOf, dropFile, jumpInReplay, momentOf, openSupport, shopFrame } from '../../support/visits/supportPage';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();
const support = () => `${visit.shop.url}/support`;
let text: string;
let types: string[];
const last = () => types.length;
const momentAfter = (type: string) => types.lastIndexOf(type) + 1;
beforeAll(async () => {
  const recorded = await recordVisit(visit);
  ({ text, types } = recorded);
  await recorded.page.context().close();
});

describe('The replay of a saved visit', () => {
  it('says in words what is wrong with a file, and takes the next one', async () => {
    const { page, troubles } = await openSupport(visit.browser, support(), 360);
    const fault = page.getByRole('alert');
    for (const [broken, words] of [
      ['not json', /no JSON/],
      ['{"orders":[]}', /no list of actions/],
      [text.slice(0, 500), /no JSON/],
    ] as const) {
      await dropFile(page, 'broken.json', broken);
      await fault.filter({ hasText: words }).waitFor();
    }
    await dropFile(page, 'visit.json', text);
    await shopFrame(page);
    await soon(async () => expect(await fault.count()).toBe(0));
    // A bad one does not take away the good one that is open.
    await jumpInReplay(page, 2);
    await dropFile(page, 'broken.json', '[]');
    await fault.waitFor();
    await soon(async () => expect(await momentOf(page)).toBe('2'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 768, 1280))(
    'can be used by everybody at %i px, before and after a file is opened',
    async (width) => {
      const { page, troubles } = await openSupport(visit.browser, support(), width);
      const expectFit = async () => {
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      await expectFit();
      await dropFile(page, 'visit.json', text);
      const frame = await shopFrame(page);
      await jumpInReplay(page, momentAfter('location/changed'));
      await settledDocument(frame);
      await expectFit();
      await page.getByRole('button', { name: 'Full size' }).click();
      await page.getByRole('button', { name: 'Full size', pressed: true }).waitFor();
      await expectFit();
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});

describe('npm run replay', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'replay-'));
    await writeFile(path.join(folder, 'saved visit ₹.json'), text);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('opens the file on this machine, without a shop', async () => {
    const served = await startReplay([path.join(folder, 'saved visit ₹.json')], { DATA_DIR: visit.shop.dataDir });
    try {
      expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/support$/);
      // A picture that nobody has asked that shop for is stood in for by the page's own placeholder.
      const { page, calls } = await openSupport(visit.browser, served.url, 1280);
      const frame = await shopFrame(page);
      await page.getByText('saved visit ₹.json').waitFor();
      await jumpInReplay(page, last());
      await soon(async () => expect(await addressOf(frame)).toBe('/cart'));
      await frame.getByText('Invalid or inactive coupon code.').waitFor();
      const { origin } = new URL(served.url);
      expect(calls).toEqual([`GET ${origin}/support/bundle.json`]);
      for (const nothing of ['/', '/cart', '/api/coupons', '/assets/main.js', '/robots.txt/'])
        expect([nothing, (await fetch(origin + nothing)).status]).toEqual([nothing, 404]);
      await page.context().close();
    } finally {
      expect(await served.close()).toBe(0);
    }
  });
});
