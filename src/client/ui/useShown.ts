/**
 * Like useState, for what belongs to the screen and not to a component: it lives in the store, so that a recorded visit shows it
 * again (STYLE: built for time travel). Building blocks do not know the store; the app lends it by this context.
 */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ShownKind, ShownScope, ShownValue } from '../lib/shown';

export interface ShownKeeper {
  subscribe: (listener: () => void) => () => void;
  read: (scope: ShownScope, kind: ShownKind, name: string) => ShownValue | undefined;
  /** @param initial what is shown while nothing is written */
  write: (scope: ShownScope, kind: ShownKind, name: string, value: ShownValue, initial: ShownValue) => void;
  /** Whether a former moment is looked at: nothing moves by itself. */
  isStill: () => boolean;
}

export const ShownContext = createContext<ShownKeeper | null>(null);

/** The literal type of an initial value is not the type of what may follow. */
type Widened<V> = V extends boolean ? boolean : V extends number ? number : V extends string ? string : V;

/** The store as it is lent. */
export function useShownKeeper(): ShownKeeper {
  const keeper = useContext(ShownContext);
  if (!keeper) throw new Error('What is shown needs the app around it');
  return keeper;
}

/**
 * @param name the thing's own name, such as `review:12`; the same name is the same thing
 * @param initial while nobody has touched it; the same object every time, if it is one
 */
export function useShown<V extends ShownValue>(kind: ShownKind, name: string, initial: V, scope: ShownScope = 'page'): [Widened<V>, (value: Widened<V>) => void] {
  const keeper = useShownKeeper();
  const read = () => (keeper.read(scope, kind, name) ?? initial) as Widened<V>;
  // The server draws what nobody has touched; a part of its page may come alive after something was.
  const value = useSyncExternalStore(keeper.subscribe, read, () => initial as Widened<V>);
  const show = useCallback((next: Widened<V>) => keeper.write(scope, kind, name, next as ShownValue, initial), [keeper, scope, kind, name, initial]);
  return [value, show];
}
