/** A real Firefox, by WebDriver BiDi (docs/decisions/0205-firefox.md). */
import { firefox } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findFirefox } from '../../../src/tools/test/findBrowser';

/** For what is asked in Firefox; left out where there is none, which `npm run test:browser` says in a line. */
export const inFirefox = findFirefox() ? describe : describe.skip;

interface Sends {
  send: (command: string, values: object) => Promise<unknown>;
}

/** What Playwright has of the browser itself. */
interface Driven {
  _connection: { toImpl: (browser: Browser) => { _browserSession: Sends } };
}

/** Playwright sends it for every visitor, wanted or not; Firefox 153 does not know it and would refuse the visitor. */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

/**
 * A browser of the file's own, whose visitors have asked for less motion.
 * @param keepsPages whether it keeps pages for Back: Playwright finds nothing on one that was kept
 */
export async function launchFirefox({ keepsPages = false } = {}): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox found; name one in FIREFOX_PATH.');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // By Playwright's own word for less motion Firefox does not hear of it.
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      ...(!keepsPages && { 'browser.sessionhistory.max_total_viewers': 0 }),
    },
  });
  const session = (browser as unknown as Driven)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (command, values) => (command === UNKNOWN ? Promise.resolve({}) : send(command, values));
  return browser;
}
