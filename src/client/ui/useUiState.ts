/**
 * Like useState, for what belongs to the screen and not to a component: it lives in the store, so that a replayed visit
 * shows it again (docs/style.md section 5). Building blocks do not know the store; the app lends it by this context.
 */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { UiKind, UiScope, UiValue } from '../lib/uiState';

export interface UiStateStore {
  subscribe: (listener: () => void) => () => void;
  read: (scope: UiScope, kind: UiKind, name: string) => UiValue | undefined;
  /** @param initial what is shown while nothing is written */
  write: (scope: UiScope, kind: UiKind, name: string, value: UiValue, initial: UiValue) => void;
  /** Whether a former moment is looked at: nothing moves by itself. */
  isPaused: () => boolean;
}

export const UiStateContext = createContext<UiStateStore | null>(null);

/** The literal type of an initial value is not the type of what may follow. */
type Widened<V> = V extends boolean ? boolean : V extends number ? number : V extends string ? string : V;

/** The store as it is lent. */
export function useUiStateStore(): UiStateStore {
  const uiStore = useContext(UiStateContext);
  if (!uiStore) throw new Error('UI state needs the app around it');
  return uiStore;
}

/**
 * @param name the thing's own name, such as `review:12`; the same name is the same thing
 * @param initial while nobody has touched it; the same object every time, if it is one
 */
export function useUiState<V extends UiValue>(
  kind: UiKind,
  name: string,
  initial: V,
  scope: UiScope = 'page',
): [Widened<V>, (value: Widened<V>) => void] {
  const uiStore = useUiStateStore();
  const read = () => (uiStore.read(scope, kind, name) ?? initial) as Widened<V>;
  // The server draws what nobody has touched; a part of its page may hydrate after something was.
  const value = useSyncExternalStore(uiStore.subscribe, read, () => initial as Widened<V>);
  const show = useCallback(
    (next: Widened<V>) => uiStore.write(scope, kind, name, next, initial),
    [uiStore, scope, kind, name, initial],
  );
  return [value, show];
}
