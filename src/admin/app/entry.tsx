/**
 * The staff's application (docs/contract.md section 11). The server's page says whether this browser has a staff
 * cookie; without one the login comes at once, without asking.
 */
import { createRoot } from 'react-dom/client';
import { makeStore } from '../store/makeStore';
import { App } from './App';
import '../ui/theme/base.css';

const root = document.getElementById('root');
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

if (root) {
  const store = makeStore(root.dataset['cookie'] === 'some' ? 'unknown' : 'none');
  createRoot(root).render(<App store={store} nonce={nonce} />);
}
