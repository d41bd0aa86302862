/** A logged visit, masked. */
import { catalogueTexts } from './catalogueTexts';
import { isFields } from './json';
import type { Fields, Json } from './json';
import { makeMask } from './mask';
import { ownSentences } from './ownWords';
import type { LoggedActions } from '../../lib/loggedActions';

/** What was sent and what came back, as the browser has it: of no use to anyone else, and full of what is personal. */
const withoutRequests = (key: string, value: unknown): unknown => (key === 'baseQueryMeta' ? undefined : value);

/**
 * Logged actions as JSON: what no file can hold falls away, functions (what is secret, api/secret) and the browser's
 * own requests and answers among it. The cache's bookkeeping of who looks at what is this page's, and its connection to
 * the network as well.
 */
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value, withoutRequests) ?? 'null') as Json;

const plainAction = (action: { type: string }): Fields => asJson(action) as Fields;

/** A log does not tell of these (store/boundedActionLog), so that every state has them alike. */
function plainState(state: unknown): Fields {
  const { api, ...slices } = asJson(state) as Fields;
  if (!isFields(api)) return slices;
  const config = { ...(api.config as Fields), middlewareRegistered: true };
  return { ...slices, api: { ...api, subscriptions: {}, config } };
}

export interface MaskedVisit {
  startState: Fields;
  actions: Fields[];
  /** Of any state of the same visit, the last one for instance. */
  maskState: (state: unknown) => Fields;
  /** Of anything that was said during it. */
  maskText: (text: string) => string;
}

interface Beside {
  /** Sentences that were said beside the log. */
  said?: readonly string[];
  /** Personal values that the log need not know. */
  typed?: readonly string[];
  /** Values that were sent, and that the log does not know (api/secret). */
  confided?: readonly unknown[];
  /** What the shop itself says (app/problem/ownMessages). */
  messages?: readonly string[];
}

/** Everything is learnt before anything is masked: a name that comes up last is masked in the first action too. */
export function maskVisit(
  { startState, actions }: Pick<LoggedActions, 'startState' | 'actions'>,
  { said = [], typed = [], confided = [], messages = [] }: Beside = {},
): MaskedVisit {
  const start = plainState(startState);
  const log = actions.map(({ action }) => plainAction(action));
  const mask = makeMask(catalogueTexts(start, log), ownSentences(messages));
  mask.state(start);
  for (const action of log) mask.action(action);
  for (const value of confided) mask.confided(value as Json);
  for (const value of typed) mask.learn(value);
  for (const text of said) mask.text(text);
  mask.learned();
  return {
    startState: mask.state(start),
    actions: log.map(mask.action),
    maskState: (state) => mask.state(plainState(state)),
    maskText: mask.text,
  };
}
