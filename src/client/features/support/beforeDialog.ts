/**
 * What happened before 'Having a problem?' was opened: the dialog, and what came while it was being made, are no part
 * of the problem.
 */
import type { ConsoleError, Recording } from '../../lib/recording';
import { panelOpened } from '../../store/panelSlice';

interface Before {
  recording: Recording;
  consoleErrors: readonly ConsoleError[];
}

/** Up to its last opening. A dialog that was opened and closed earlier is among what the shopper did. */
export function beforeDialog(recording: Recording, consoleErrors: readonly ConsoleError[]): Before {
  const { actions } = recording;
  const opening = actions.findLastIndex(({ action }) => panelOpened.match(action) && action.payload.name === 'problem');
  const opened = actions[opening];
  if (!opened) return { recording, consoleErrors };
  return {
    recording: { ...recording, actions: actions.slice(0, opening) },
    consoleErrors: consoleErrors.filter(({ at }) => at <= opened.at),
  };
}
