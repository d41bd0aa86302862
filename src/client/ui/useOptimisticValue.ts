/**
 * An optimistic value: what was pressed shows the new value at once, by itself, and the shop follows after the paint,
 * with all that hangs on it. From then on the value that is handed in says what is shown.
 */
import { startTransition, useOptimistic } from 'react';
import { nextPaint } from '../browser/scheduling';

/** @param onChange may take its time before the new value is handed in; until it resolves the choice stands */
export function useOptimisticValue<Value>(
  value: Value,
  onChange: (next: Value) => unknown,
): [Value, (next: Value) => void] {
  const [shown, show] = useOptimistic<Value, { next: Value }>(value, (_, { next }) => next);
  const choose = (next: Value) =>
    startTransition(async () => {
      show({ next });
      await nextPaint();
      await onChange(next);
    });
  return [shown, choose];
}
