import { act } from '@testing-library/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { AppStore } from '../../../src/client/store/makeStore';

/** The shopper comes back to the tab: what should be as it is now is asked for again. */
export const comesBack = ({ dispatch }: AppStore) =>
  act(async () => {
    setupListeners(dispatch, (send, { onFocus }) => {
      send(onFocus());
      return () => undefined;
    });
  });
