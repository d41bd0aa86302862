/** A client in trouble: every screen under every fault, come to by a step within the page. */
import type { BrowserContext, Page } from 'playwright-core';
import { openPage } from '../support/browser';
import { cutOff, expectToStand, failures, faultyCalls, stepTo, wrongTypes } from '../support/faults';
import type { Fault } from '../support/faults';
import { logInDemoMember, shopInBrowser } from '../support/shopInBrowser';
import { forgottenRoutes, troubledScreens } from '../support/troubledScreens';

const visit = shopInBrowser();

/** What the browser itself says of a call that fails. */
const told = [/Failed to load resource/, /failed request/];
const kinds = ['guest', 'member'] as const;
/** Words and forms need no call, so that one fault of each sort is enough for them. */
const screensOf = (kind: (typeof kinds)[number], all: boolean) =>
  troubledScreens.filter(({ path, member, heals }) => (kind === 'member' ? member || heals !== undefined : !member && (all || path === '/' || heals !== undefined)));
const forAll = ['is down', 'answers with strange rows'];

/** Milliseconds for one step on a busy machine. */
const PATIENCE_MS = 20_000;

let open: BrowserContext | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** A page that has come to rest, of somebody whose cart the server knows; then its calls meet whatever `set` names. */
async function openTroubled(kind: (typeof kinds)[number]) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, told);
  open = page.context();
  page.setDefaultTimeout(PATIENCE_MS);
  if (kind === 'member') await logInDemoMember(page, visit.shop.url);
  else await page.request.post(`${visit.shop.url}/api/guest/create`);
  const calls = await faultyCalls(page);
  await page.goto(`${visit.shop.url}/careers`);
  await page.waitForLoadState('networkidle');
  return { page, troubles, ...calls };
}

const tryAgain = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' }).first();

async function walk(kind: (typeof kinds)[number], name: string, fault: Fault, says: boolean): Promise<void> {
  const { page, troubles, set } = await openTroubled(kind);
  set(fault);
  for (const { path, heals } of screensOf(kind, forAll.includes(name))) {
    await stepTo(page, path);
    if (says && heals !== undefined) await tryAgain(page).waitFor();
    await expectToStand(page);
    expect({ path, troubles }).toEqual({ path, troubles: [] });
  }
}

it('has every route of the shop in its table', () => {
  expect(forgottenRoutes()).toEqual([]);
});

describe.each(kinds)('a %s finds every screen standing when the shop', (kind) => {
  it.each(Object.entries(failures))('%s, with a word and another try', (name, fault) => walk(kind, name, fault, true));

  it('breaks off in the middle of an answer, with a word and another try', async () => {
    const { fault, close } = await cutOff();
    try {
      await walk(kind, 'is cut off', fault, true);
    } finally {
      await close();
    }
  });

  it.each(Object.entries(wrongTypes))('%s', (name, fault) => walk(kind, name, fault, false));
});
