/**
 * The DevTools app itself, in a page of its own, tied to a shop's page as the extension ties it: what is pressed here goes to the
 * page, and the page's log comes back. Bundled by `devTools.ts`.
 */
import { LIFTED_ACTION, UPDATE_STATE } from '@redux-devtools/app-core';
import { Root } from '@redux-devtools/app';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

interface Link {
  /** The shop's page: gives its log, as the extension's content script sends it. */
  sendToPage: (message: string) => Promise<string>;
}

interface Pressed {
  type: string;
  message?: string;
  action?: unknown;
  state?: string;
}

type Store = { dispatch: (action: object) => object };

const { sendToPage } = window as unknown as Link;

async function ask(store: Store, message: object): Promise<void> {
  const payload = await sendToPage(JSON.stringify(message));
  store.dispatch({ type: UPDATE_STATE, request: { type: 'STATE', id: 'shop', instanceId: 'shop', name: 'Shop', payload, libConfig: { type: 'redux' } } });
}

class LinkedRoot extends Root {
  override UNSAFE_componentWillMount() {
    super.UNSAFE_componentWillMount();
    const store = this.store as unknown as Store;
    const dispatch = store.dispatch.bind(store);
    store.dispatch = (action) => {
      const { type, message, action: pressed, state } = action as Pressed;
      // There is no server between the two: the app would look for one.
      if (type !== LIFTED_ACTION) return dispatch(action);
      void ask(store, message === 'IMPORT' ? { importFile: state } : { dispatch: pressed });
      return action;
    };
    void ask(store, {});
  }
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(createElement(LinkedRoot));
