/** A recorded visit, masked. */
import { catalogueTexts } from './catalogueTexts';
import { makeMask } from './mask';
import type { Json } from './mask';
import { ownSentences } from './ownWords';
import { plainAction, plainState } from './plain';
import type { Recording } from '../../lib/recording';

type Fields = { [key: string]: Json };

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
  /** What the shop itself says (app/ownMessages). */
  messages?: readonly string[];
}

/** Everything is learnt before anything is masked: a name that comes up last is masked in the first action too. */
export function maskVisit(
  { startState, actions }: Pick<Recording, 'startState' | 'actions'>,
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
