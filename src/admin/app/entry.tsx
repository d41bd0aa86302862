/**
 * The staff's application (docs/contract.md section 11). The server's page says whether this browser has a staff
 * cookie; without one the login comes at once, without asking.
 */
import { createRoot } from 'react-dom/client';
import { accessApi } from '../api/accessApi';
import { makeStore } from '../store/makeStore';
import { App } from './App';
import { desk, isAtOrders, isSetUp, login, orders, setUp } from './firstScreens';
import '../ui/theme/base.css';

async function begin(root: HTMLElement): Promise<void> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const hasCookie = root.dataset['cookie'] === 'some';
  const store = makeStore(hasCookie ? 'unknown' : 'none');
  // Asked while the code still comes.
  if (hasCookie && !isSetUp()) void store.dispatch(accessApi.endpoints.getMe.initiate());
  const atDesk = isAtOrders() ? [desk, orders] : [desk];
  const first = isSetUp() ? [setUp] : hasCookie ? atDesk : [login];
  // What does not come is asked for again by the boundary around it.
  await Promise.all(first.map(({ preload }) => preload())).catch(() => undefined);
  createRoot(root).render(<App store={store} nonce={nonce} />);
  // Nothing that was drawn waits for them.
  void import(/* webpackChunkName: "fonts" */ '../ui/theme/fonts.css');
}

const root = document.getElementById('root');
if (root) void begin(root);
