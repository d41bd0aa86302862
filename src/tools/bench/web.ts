/**
 * Measures first views on a cheap phone with an empty cache (phone.js): home, listing and product of the demo shop,
 * five times each, in turn with the control, a page of words and one picture.
 */
const { openRestedShop } = require('./load/benchShop');
const { openControl } = require('./controlPage');
const { loadPage } = require('./loadedPage');
const { median } = require('./numbers');
const { openBrowser, requireLetters } = require('./phone');

const screens = { home: '/', listing: '/shop', product: '/productdetails/174' };
const titles = { home: 'Home', listing: 'Listing', product: 'Product' };

/** Opens the pages once before: a picture is rendered at its first request, and the second shopper is measured. */
async function warm(browser, shop) {
  for (const path of Object.values(screens)) await loadPage(browser, `${shop.url}${path}`);
}

async function pictureOf(url) {
  const answer = await fetch(url);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

function figuresOf(screen, loads, control) {
  const of = (read) => median(loads.map(read));
  const name = titles[screen];
  const beside = (read) => median(control.map(read));
  return [
    { id: `web.${screen}.lcp`, title: `${name}: largest picture shown`, unit: 'ms', value: of(({ lcp }) => lcp.ms), control: beside(({ lcp }) => lcp.ms) },
    { id: `web.${screen}.fcp`, title: `${name}: first words shown`, unit: 'ms', value: of(({ fcp }) => fcp), control: beside(({ fcp }) => fcp) },
    { id: `web.${screen}.cls`, title: `${name}: layout shift`, unit: '', value: of(({ cls }) => cls), control: beside(({ cls }) => cls) },
    { id: `web.${screen}.blocking`, title: `${name}: blocking time`, unit: 'ms', value: of(({ blocking }) => blocking), control: beside(({ blocking }) => blocking) },
    { id: `web.${screen}.js`, title: `${name}: JavaScript sent`, unit: 'KB', value: of(({ scripts }) => scripts) / 1000 },
    { id: `web.${screen}.bytes`, title: `${name}: everything sent`, unit: 'KB', value: of(({ bytes }) => bytes) / 1000 },
    { id: `web.${screen}.requests`, title: `${name}: requests`, unit: '', value: of(({ requests }) => requests.length) },
  ];
}

async function measure({ quick, say }) {
  const shop = await openRestedShop();
  const browser = await openBrowser();
  let control;
  try {
    await requireLetters(browser);
    await warm(browser, shop);
    const [{ lcp }] = [await loadPage(browser, shop.url)];
    if (!lcp?.url) throw new Error('the largest thing of the home page is no picture');
    control = await openControl(await pictureOf(lcp.url));
    const loads = { control: [], home: [], listing: [], product: [] };
    for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) {
      loads.control.push(await loadPage(browser, control.url));
      for (const [screen, address] of Object.entries(screens)) {
        const loaded = await loadPage(browser, `${shop.url}${address}`);
        if (!loaded.lcp?.url) throw new Error(`${screen}: the largest thing is no picture`);
        loads[screen].push(loaded);
        say(`${screen}: picture after ${Math.round(loaded.lcp.ms)} ms, blocked for ${Math.round(loaded.blocking)} ms`);
      }
    }
    return Object.keys(screens).flatMap((screen) => figuresOf(screen, loads[screen], loads.control));
  } finally {
    await control?.close();
    await browser.close();
    await shop.close();
  }
}

module.exports = { name: 'web', title: 'What a shopper waits for', measure };
