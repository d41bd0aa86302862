/** Opens an address on the cheap phone and notes its times and its requests. */
const { openPhone } = require('./phone');
const { sum } = require('./numbers');

/** Milliseconds without a request or a long task after which a page counts as loaded. */
const QUIET_MS = 1500;
const MOST_MS = 30_000;
/** Milliseconds: a longer task delays a tap. */
const LONG_TASK_MS = 50;

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { lcp: null, shifts: 0, tasks: [] };
  window.benchSeen = seen;
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element, url, size }) => {
    seen.lcp = { ms: startTime, url, size, tag: element?.tagName ?? '', className: element?.className ?? '' };
  });
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shifts += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/**
 * @returns {Promise<{ lcp: { ms, url, size, tag }, fcp: number, cls: number, blocking: number, scripts: number, bytes: number,
 *   requests: { url, type, bytes, start, end }[] }>} times in ms since the address was asked for, sizes in bytes as they travelled,
 *   `scripts` without their heads
 */
async function loadPage(browser, url, options = {}) {
  const { context, page, cdp } = await openPhone(browser, options);
  try {
    const requests = new Map();
    let newest = Date.now();
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
      if (request.url.startsWith('data:')) return;
      newest = Date.now();
      requests.set(requestId, { url: request.url, type, bytes: 0, head: 0, start: timestamp, end: null });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      Object.assign(requests.get(requestId) ?? {}, { head: response.encodedDataLength });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      newest = Date.now();
      Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, end: timestamp });
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const begun = Date.now();
    while (Date.now() - newest < QUIET_MS && Date.now() - begun < MOST_MS) await page.waitForTimeout(100);
    const seen = await page.evaluate(() => ({
      ...window.benchSeen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const all = [...requests.values()];
    const first = Math.min(...all.map(({ start }) => start));
    const timed = all.map(({ start, end, ...rest }) => ({ ...rest, start: (start - first) * 1000, end: end === null ? null : (end - first) * 1000 }));
    return {
      lcp: seen.lcp,
      fcp: seen.fcp,
      cls: seen.shifts,
      tasks: seen.tasks,
      blocking: sum(seen.tasks.filter(({ startTime }) => startTime >= seen.fcp).map(({ duration }) => duration - LONG_TASK_MS)),
      // As in the budgets: the build's compressed files without their response headers.
      scripts: sum(all.filter(({ type }) => type === 'Script').map(({ bytes, head }) => bytes - head)),
      bytes: sum(all.map(({ bytes }) => bytes)),
      requests: timed,
    };
  } finally {
    await context.close();
  }
}

module.exports = { loadPage };
