/**
 * A document may frame the map only if it was loaded as /contact: its content policy says so, and a step of the router
 * to that page leaves the policy of the page before (server/pages/pages).
 */
import { paths } from '../../lib/paths';
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';

const ASKED = 'mapAsked';

export function mayFrameMap(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && new URL(visit.name).pathname === paths.contact;
}

/** Loads the page that may, which opens the map by itself. */
export function loadMapPage({ location }: Window): void {
  keepInTab(ASKED, true);
  if (location.pathname === paths.contact) location.reload();
  else location.assign(paths.contact);
}

/** Whether the page was loaded for the map; says so once. */
export function takeMapAsked(): boolean {
  const asked = readFromTab<boolean>(ASKED) === true;
  dropFromTab(ASKED);
  return asked;
}
