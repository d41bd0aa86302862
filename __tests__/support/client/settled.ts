/** Waits until the page of a test has been told everything it asked for. */
import { waitFor } from '@testing-library/react';
import type { AppStore } from '../../../src/client/store/makeStore';

export async function settled(store: AppStore): Promise<void> {
  await waitFor(() => {
    const { queries, mutations } = store.getState().api;
    const asked = [...Object.values(queries), ...Object.values(mutations)].filter((call) => call?.status === 'pending');
    expect(asked).toEqual([]);
  });
}
