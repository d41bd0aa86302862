/** The token of a set-up link, `/admin/set-up#…`: kept for this tab's reload, and out of the address bar. */
const KEY = 'staff:set-up';

/** '' where there is none. */
export function takeToken(): string {
  const { hash, pathname } = window.location;
  const token = hash.slice(1);
  if (token === '') return window.sessionStorage.getItem(KEY) ?? '';
  window.sessionStorage.setItem(KEY, token);
  window.history.replaceState(null, '', pathname);
  return token;
}

/**
 * Another link that is opened in the same tab is the same page to the browser.
 * @returns how to stop it
 */
export function onOtherLink(hear: () => void): () => void {
  const look = (): void => {
    if (window.location.hash !== '') hear();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}
