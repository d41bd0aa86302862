/**
 * The cheap phone that pages are measured on: 1.6 Mbit/s down and 0.75 up, 150 ms to the shop, 412 × 823 at two device
 * pixels each, nothing in its cache, and the same processor whatever machine plays it: a fixed piece of work takes
 * PHONE_WORK_MS on it, so a quick machine is slowed down more than a slow or a busy one.
 */
const { chromium } = require('playwright-core');
const { findBrowser } = require('../findBrowser');
const { median } = require('./numbers');

/** Milliseconds that `work` takes on the phone. Chosen so that a machine that does it in 25 is slowed down four times. */
const PHONE_WORK_MS = 100;
const LATENCY_MS = 150;
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;

const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** @throws where no browser is found; the caller closes what it gets */
function openBrowser(args = []) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chrome or Chromium was found; name one in CHROME_PATH');
  return chromium.launch({ executablePath, args: [...quiet, ...args] });
}

/** Texts and objects, as pages are made of. Runs in the browser. @returns {number} the milliseconds that it took */
function work() {
  const begun = performance.now();
  let done = 0;
  for (let round = 0; round < 10; round += 1) {
    let text = '';
    for (let letter = 0; letter < 100_000; letter += 1) text += 'a';
    const counts = {};
    for (let key = 0; key < 20_000; key += 1) counts[`k${key % 977}`] = (counts[`k${key % 977}`] ?? 0) + key;
    done += text.length + Object.keys(counts).length;
  }
  return done > 0 ? performance.now() - begun : 0;
}

/** @param workMs what `work` takes on this machine @returns how many times slower the phone is; 1 where the machine is no quicker */
const slowerBy = (workMs) => Math.max(1, PHONE_WORK_MS / workMs);

/** What `work` takes here and now, in ms: the machine may be shared. The first times are the compiler's, and not counted. */
async function paceOf(page) {
  const times = [];
  for (let turn = 0; turn < 12; turn += 1) times.push(await page.evaluate(work));
  return median(times.slice(5));
}

/** Font faces whose widths the shop's stand-in letters are made for (`ui/theme/fonts.css`); every Android phone has Roboto. */
const loadsLetters = () => new FontFace('letters', "local('Roboto'), local('Arial'), local('Liberation Sans')").load().then(() => true, () => false);

/** @throws where the browser has none of them: the first view would shift as on no phone */
async function haveLetters(browser) {
  const page = await browser.newPage();
  const has = await page.evaluate(loadsLetters);
  await page.close();
  if (!has) throw new Error('Roboto, which phones have, is not installed here (Debian: fonts-roboto-unhinted)');
}

/**
 * @returns {Promise<{ context, page, cdp, slower: number }>} a page of a context of its own, slowed down on every measure
 *   above; `slower`: how many times its processor
 */
async function openPhone(browser, { saveData = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(saveData ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const slower = slowerBy(await paceOf(page));
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, downloadThroughput: DOWN, uploadThroughput: UP });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, cdp, slower };
}

module.exports = { haveLetters, openBrowser, openPhone, slowerBy };
