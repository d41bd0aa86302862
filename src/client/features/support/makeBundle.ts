/** A recorded visit as the file that a shopper saves (lib/supportBundle), with everything masked that is the shopper's own. */
import { text } from '../../lib/loose';
import { BUNDLE_FORMAT } from '../../lib/supportBundle';
import type { FailedCall, SupportBundle, VisitFacts } from '../../lib/supportBundle';
import type { ConsoleError, Recording } from '../../lib/recording';
import { knownWords } from './consoleWords';
import { maskVisit } from './maskVisit';
import type { Json } from './mask';

type Fields = { [key: string]: Json };

/** What the browser says of itself. */
export type BrowserFacts = Omit<VisitFacts, 'format' | 'savedAt' | 'startedAt'>;

interface Options {
  recording: Recording;
  consoleErrors: readonly ConsoleError[];
  facts: BrowserFacts;
  /** Epoch milliseconds. */
  now: number;
  /** What is the shopper's own and may not be in the log: what stands in the forms at this moment. */
  typed?: readonly string[];
  /** What was sent and is not in the log (api/secret). */
  confided?: readonly unknown[];
  /** What the shop itself says, and nobody's own. */
  messages?: readonly string[];
}

const fields = (value: Json): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});

/** @param action masked */
function failedCall(action: Fields, at: number): FailedCall | null {
  const { endpointName } = fields(fields(action.meta).arg);
  if (typeof endpointName !== 'string' || !text(action.type).endsWith('/rejected')) return null;
  const { status, code, message } = fields(action.payload ?? action.error);
  return { at, endpoint: endpointName, status: typeof status === 'number' ? status : 0, code: text(code), message: text(message) };
}

export function makeBundle(options: Options): SupportBundle {
  const { recording, consoleErrors, facts, now, ...beside } = options;
  const visit = maskVisit(recording, { said: consoleErrors.map((error) => error.text), ...beside });
  const { actions } = recording;
  return {
    payload: JSON.stringify(visit.actions),
    preloadedState: JSON.stringify(visit.startState),
    visit: { ...facts, format: BUNDLE_FORMAT, savedAt: new Date(now).toISOString(), startedAt: new Date(recording.startedAt).toISOString() },
    times: actions.map(({ at }) => at - recording.startedAt),
    scrolls: [recording.startScroll, ...actions.map(({ scroll = 0 }) => scroll)],
    failedCalls: visit.actions.map((action, index) => failedCall(action, actions[index]?.at ?? 0)).filter((call) => call !== null),
    consoleErrors: consoleErrors.map(({ at, text: said }) => ({ at, text: knownWords(visit.maskText(said)) })),
  };
}
