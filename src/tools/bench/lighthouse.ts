/**
 * First views by somebody else's watch: Lighthouse with its own phone, five times each page, in turn with the control.
 * It is fetched from the registry when this part runs, and is no package of the shop.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../test/findBrowser';
import type { BenchPart, Figure, Measuring } from './bench.types';
import type { ControlPage } from './controlPage';
import { firstViews, openBeside, type FirstView } from './firstViews';
import { openRestedShop } from './load/benchShop';
import { dropFolder, makeFolder } from './load/children';
import { median } from './numbers';
import { openBrowser } from './phone';

/** The last one that runs on Node 20. */
const PACKAGE = 'lighthouse@12.8.2';
const LONGEST_MS = 180_000;
/** What it says where its own trace has begun too late or ended too soon, which no page can help. */
const AGAIN = /Please run Lighthouse again/;
const MOST_TRIES = 3;

const audits = {
  lcp: ['largest-contentful-paint', 'largest picture shown', 'ms'],
  blocking: ['total-blocking-time', 'blocking time', 'ms'],
  cls: ['cumulative-layout-shift', 'layout shift', ''],
} as const;
type Audit = keyof typeof audits;
const audited = Object.keys(audits) as Audit[];

type Looked = Record<Audit | 'score', number>;

/** The part that is read of its report. */
interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined>;
}

/**
 * One look at a page, again where Lighthouse asks for it.
 * @param tries up to now, with this one
 * @throws where Lighthouse cannot be fetched, or gives no score
 */
async function look(url: string, folder: string, tries = 1): Promise<Looked> {
  const file = path.join(folder, 'report.json');
  const flags = ['--only-categories=performance', '--output=json', `--output-path=${file}`, '--quiet'];
  try {
    await promisify(execFile)(
      'npx',
      ['--yes', PACKAGE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
      { timeout: LONGEST_MS, env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
    );
  } catch (error) {
    if (tries < MOST_TRIES && AGAIN.test(String(error))) return look(url, folder, tries + 1);
    throw error;
  }
  const { categories, audits: seen } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const { score } = categories.performance;
  if (score === null) throw new Error(`Lighthouse gave ${url} no score`);
  const of = (audit: Audit): number => seen[audits[audit][0]]?.numericValue ?? NaN;
  return { score: Math.round(score * 100), lcp: of('lcp'), blocking: of('blocking'), cls: of('cls') };
}

function figuresOf({ screen, name }: FirstView, looks: readonly Looked[], control: readonly Looked[]): Figure[] {
  const beside = (what: keyof Looked) => ({
    value: median(looks.map(({ [what]: value }) => value)),
    control: median(control.map(({ [what]: value }) => value)),
  });
  return [
    { id: `lighthouse.${screen}.score`, title: `${name}: Lighthouse’s score`, unit: '', ...beside('score') },
    ...audited.map((audit) => ({
      id: `lighthouse.${screen}.${audit}`,
      title: `${name}: ${audits[audit][1]}, by Lighthouse`,
      unit: audits[audit][2],
      ...beside(audit),
    })),
  ];
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const shop = await openRestedShop();
  const folder = makeFolder();
  let control: ControlPage | undefined;
  try {
    const browser = await openBrowser();
    control = await openBeside(browser, shop.url).finally(() => browser.close());
    const ofControl: Looked[] = [];
    const measured = firstViews.map((view) => ({ view, looks: [] as Looked[] }));
    for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) {
      ofControl.push(await look(control.url, folder));
      for (const { view, looks } of measured) {
        const seen = await look(`${shop.url}${view.address}`, folder);
        looks.push(seen);
        say(`${view.screen}: ${seen.score}, blocked for ${Math.round(seen.blocking)} ms, shift ${seen.cls.toFixed(4)}`);
      }
    }
    return measured.flatMap(({ view, looks }) => figuresOf(view, looks, ofControl));
  } finally {
    await control?.close();
    await shop.close();
    dropFolder(folder);
  }
}

export const lighthouse: BenchPart = { name: 'lighthouse', title: 'What Lighthouse sees of it', measure };
