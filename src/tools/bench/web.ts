/**
 * Measures first views on a cheap phone with an empty cache (phone.ts): home, listing and product of the demo shop,
 * five times each, in turn with the control, a page of words and one picture.
 */
import type { BenchPart, Figure, Measuring } from './bench.types';
import type { ControlPage } from './controlPage';
import { firstViews, openBeside, type FirstView } from './firstViews';
import { openDemoShop, openRestedShop } from './load/benchShop';
import { dropFolder, makeFolder } from './load/children';
import { loadPage, type LoadedPage } from './loadedPage';
import { median } from './numbers';
import { openBrowser, requireLetters } from './phone';

type Read = (load: LoadedPage) => number;
const lcpOf: Read = ({ lcp }) => lcp?.ms ?? NaN;

function figuresOf(
  { screen, name }: FirstView,
  loads: readonly LoadedPage[],
  control: readonly LoadedPage[],
): Figure[] {
  const of = (read: Read): number => median(loads.map(read));
  const beside = (read: Read): number => median(control.map(read));
  return [
    {
      id: `web.${screen}.lcp`,
      title: `${name}: largest picture shown`,
      unit: 'ms',
      value: of(lcpOf),
      control: beside(lcpOf),
    },
    {
      id: `web.${screen}.fcp`,
      title: `${name}: first words shown`,
      unit: 'ms',
      value: of(({ fcp }) => fcp),
      control: beside(({ fcp }) => fcp),
    },
    {
      id: `web.${screen}.cls`,
      title: `${name}: layout shift`,
      unit: '',
      value: of(({ cls }) => cls),
      control: beside(({ cls }) => cls),
    },
    {
      id: `web.${screen}.blocking`,
      title: `${name}: blocking time`,
      unit: 'ms',
      value: of(({ blocking }) => blocking),
      control: beside(({ blocking }) => blocking),
    },
    {
      id: `web.${screen}.elements`,
      title: `${name}: elements in the document`,
      unit: '',
      value: of(({ elements }) => elements),
    },
    {
      id: `web.${screen}.js`,
      title: `${name}: JavaScript sent`,
      unit: 'KB',
      value: of(({ scripts }) => scripts) / 1000,
    },
    {
      id: `web.${screen}.bytes`,
      title: `${name}: everything sent`,
      unit: 'KB',
      value: of(({ bytes }) => bytes) / 1000,
    },
    {
      id: `web.${screen}.requests`,
      title: `${name}: requests`,
      unit: '',
      value: of(({ requests }) => requests.length),
    },
  ];
}

/** Until the shop is open, on a folder whose shop is there and whose pictures are drawn. */
async function startOn(folder: string, times: number): Promise<Figure> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const shop = await openDemoShop(folder);
    taken.push(shop.startedInMs);
    await shop.close();
  }
  return { id: 'web.start', title: 'Start of a built shop whose pictures are drawn', unit: 'ms', value: median(taken) };
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const folder = makeFolder();
  try {
    const figures = await measureViews({ quick, say }, folder);
    return [...figures, await startOn(folder, quick ? 1 : 5)];
  } finally {
    dropFolder(folder);
  }
}

async function measureViews({ quick, say }: Measuring, folder: string): Promise<Figure[]> {
  const shop = await openRestedShop(folder);
  const browser = await openBrowser();
  let control: ControlPage | undefined;
  try {
    await requireLetters(browser);
    control = await openBeside(browser, shop.url);
    const ofControl: LoadedPage[] = [];
    const measured = firstViews.map((one) => ({ ...one, loads: [] as LoadedPage[] }));
    for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) {
      ofControl.push(await loadPage(browser, control.url));
      for (const { screen, address, loads } of measured) {
        const loaded = await loadPage(browser, `${shop.url}${address}`);
        if (!loaded.lcp?.url) throw new Error(`${screen}: the largest thing is no picture`);
        loads.push(loaded);
        say(`${screen}: picture after ${Math.round(loaded.lcp.ms)} ms, blocked for ${Math.round(loaded.blocking)} ms`);
      }
    }
    return measured.flatMap((one) => figuresOf(one, one.loads, ofControl));
  } finally {
    await control?.close();
    await browser.close();
    await shop.close();
  }
}

export const web: BenchPart = { name: 'web', title: 'What a shopper waits for', measure };
