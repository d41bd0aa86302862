/** The staff's application on the page of a test: the real store, routes and endpoints; MSW answers. */
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import '../../../src/admin/app/Desk';
import { App } from '../../../src/admin/app/App';
import { makeStore } from '../../../src/admin/store/makeStore';
import { baseApi } from '../../../src/admin/api/baseApi';
import '../../../src/admin/screens/OrdersScreen';
import { server } from '../answers/server';
import { meIs } from '../answers/staffCalls';
import type { StaffMe } from '../../../src/contract/staff';

/** jsdom has none; Ant Design's lists open by it. */
class Channel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: Channel });

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/**
 * A width of the window: a phone's, or a desk's with tables and a side panel. jsdom has no layout, so what asks for it
 * is told. Nobody there waits for motion.
 */
function windowIs(width: 'phone' | 'desk'): void {
  const usual = window.matchMedia;
  window.matchMedia = (query) => ({
    ...usual(query),
    matches: query.includes('reduced-motion') || (width === 'desk' && query.includes('1024px')),
  });
  opened.push(() => {
    window.matchMedia = usual;
  });
}

function open(path: string, session: 'none' | 'unknown', width: 'phone' | 'desk' = 'phone') {
  windowIs(width);
  window.history.replaceState(null, '', path);
  const store = makeStore(session);
  opened.push(() => void store.dispatch(baseApi.util.resetApiState()));
  const view = render(<App store={store} nonce="n" />);
  return { ...view, store, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}

/** Somebody who is logged in, at a path below /admin. */
export function renderDesk(path: string, { at = 'phone', ...me }: Partial<StaffMe> & { at?: 'phone' | 'desk' } = {}) {
  server.use(meIs(me));
  return open(`/admin${path}`, 'unknown', at);
}

/** A browser that has no staff cookie. */
export const renderStranger = (path: string) => open(`/admin${path}`, 'none');
