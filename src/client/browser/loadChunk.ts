/**
 * Parts of the build that a page fetches when it needs them. A page that was opened before a deploy asks for files that
 * the shop has no longer: then the whole page is loaded anew, once for each file, since a build with a hole would else
 * be asked without end (docs/decisions/0203-deploys.md).
 */
import { dropFromTab, isTabHeld, keepInTab, outlivesReload, readFromTab } from './tabStorage';

/**
 * Files that pages of this tab were loaded anew for; the script of a first view writes there too
 * (server/pages/firstScripts).
 */
const RELOADED_FOR = 'renewedFor';
/** The page was loaded anew under the shopper's hands, and should say so. */
const SAYS_SO = 'renewedSaysSo';

/**
 * Why it is fetched. `step`: the shopper goes to another page. `part`: something of the page in view, which may hold
 * what is typed and not sent. `retry`: the shopper was told, and pressed: no file is asked for by itself.
 */
export type Reason = 'step' | 'part' | 'retry';

/** The page is older than the shop, and only the shopper can say when it may be loaded anew. */
class PageIsOld extends Error {}

/** What webpack tells of a script or a style sheet that did not come, as a path; '' for another error, and for a file that only is slow. */
const fileOf = (error: unknown): string => {
  const { request, type } = (error ?? {}) as { request?: unknown; type?: unknown };
  return typeof request === 'string' && type !== 'timeout' ? new URL(request, window.location.href).pathname : '';
};

/** Milliseconds; a shop that takes longer to say what it has counts as out of reach. */
const PATIENCE_MS = 5000;

/** False also when nobody answers: a page must not be given up for what cannot be reached. */
async function isGone(file: string): Promise<boolean> {
  if (file === '') return false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store', signal: patience.signal })).status === 404;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

const typedFields =
  'main form:not([role=search]) :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden]))';
const holdsTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)].some(({ value }) => value !== '');

/** Noted where the next page finds it; false: it was loaded anew for this file before, or this tab can note nothing. */
function isFirstTime(file: string): boolean {
  const before = readFromTab<string[]>(RELOADED_FOR) ?? [];
  if (before.includes(file)) return false;
  keepInTab(RELOADED_FOR, [...before, file]);
  return outlivesReload(RELOADED_FOR);
}

function leaveFor(file: string, reason: Reason, error: unknown): void {
  if (reason === 'part' && holdsTyped()) throw new PageIsOld();
  if (reason !== 'retry' && !isFirstTime(file)) throw error;
  if (reason === 'part') keepInTab(SAYS_SO, true);
  isLeaving = true;
  // A page that is not hydrated takes along what was done to it (server/pages/firstScripts).
  const { early } = document as Document & { early?: { anew: () => void } };
  if (early) early.anew();
  else window.location.reload();
}

/** Two files may be missed at once; one reload is enough for both. */
let isLeaving = false;

/**
 * Fetches what the shopper waits for. Never settles when the page is about to be loaded anew.
 * @throws when it did not arrive; PageIsOld when it never will on this page
 */
export async function loadChunk<T>(load: () => Promise<T>, reason: Reason): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const file = fileOf(error);
    if (isTabHeld() || !(await isGone(file))) throw error;
    if (!isLeaving) leaveFor(file, reason, error);
    return new Promise(() => undefined);
  }
}

/** Said when a part that the shopper asked for did not come. */
export const NOT_ARRIVED = 'This did not arrive. Check your connection and try again.';
export const RELOADED = 'The shop was updated while this page was open, so it was loaded again.';
export const OLD =
  'The shop was updated while this page was open. Reload the page to go on; finish what you are typing first.';

/** What a page that was loaded anew says at first, once; '' for nothing. */
export function takeReloadedWords(): string {
  const says = readFromTab<boolean>(SAYS_SO) === true;
  if (says) dropFromTab(SAYS_SO);
  return says ? RELOADED : '';
}

/** @param usual what is said where only the connection is to blame */
export const missingWords = (error: unknown, usual: string): string => (error instanceof PageIsOld ? OLD : usual);
