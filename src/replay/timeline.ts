/** A visit as one list: its actions, and what failed between them, in the order of time. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { SupportBundle } from '../client/lib/supportBundle';
import { rowLabel } from '../client/store/devToolsPanel';

export interface Moment {
  kind: 'moment';
  /** 0: the visit's beginning; n: what its nth action left. */
  moment: number;
  /** The action's type. */
  type: string;
  /** The type and what it happened to, as DevTools' panel has it: `cart/lineAdded Twirl frock ×1`. */
  label: string;
  /** null: the beginning has none. Whatever a file holds in an action's place. */
  action: unknown;
  /** Milliseconds since the visit began. */
  at: number;
}

export interface Trouble {
  kind: 'call' | 'console';
  /** The moment it came after. */
  moment: number;
  at: number;
  text: string;
}

export type Entry = Moment | Trouble;

const BEGINNING = 'The visit begins';
/** What a step is called that tells no type. */
const NAMELESS = '(no type)';

function namesOf(action: unknown): Pick<Moment, 'type' | 'label'> {
  const type = typeof action === 'object' && action !== null ? (action as { type?: unknown }).type : undefined;
  if (typeof type !== 'string' || type.trim() === '') return { type: NAMELESS, label: NAMELESS };
  return { type, label: rowLabel(action as UnknownAction) };
}

const callText = ({ endpoint, status, code, message }: SupportBundle['failedCalls'][number]): string => {
  const answer = status === 0 ? 'no answer' : String(status);
  return [`${endpoint}: ${answer}`, code, message].filter((part) => part !== '').join(' · ');
};

export function momentsOf({ payload, times }: SupportBundle): Moment[] {
  const actions = JSON.parse(payload) as unknown[];
  const after = actions.map((action, index): Moment => ({
    kind: 'moment',
    moment: index + 1,
    ...namesOf(action),
    action,
    at: times[index] ?? 0,
  }));
  const beginning: Moment = { kind: 'moment', moment: 0, type: BEGINNING, label: BEGINNING, action: null, at: 0 };
  return [beginning, ...after];
}

export function troublesOf(
  { visit, failedCalls, consoleErrors }: SupportBundle,
  moments: readonly Moment[],
): Trouble[] {
  const begun = Date.parse(visit.startedAt);
  const since = (time: number) => Math.max(0, time - begun);
  const found = [
    ...failedCalls.map((call) => ({ kind: 'call' as const, at: since(call.at), text: callText(call) })),
    ...consoleErrors.map(({ at, text }) => ({ kind: 'console' as const, at: since(at), text })),
  ].sort((a, b) => a.at - b.at);
  // Both in the order of time: one walk over the two.
  let moment = 0;
  return found.map((trouble) => {
    // A call that failed is an action itself, of the same instant: it comes first.
    while ((moments[moment + 1]?.at ?? Infinity) <= trouble.at) moment += 1;
    return { ...trouble, moment };
  });
}

export function timelineOf(moments: readonly Moment[], troubles: readonly Trouble[]): Entry[] {
  const after: Record<number, Trouble[]> = {};
  for (const trouble of troubles) (after[trouble.moment] ??= []).push(trouble);
  return moments.flatMap((moment): Entry[] => [moment, ...(after[moment.moment] ?? [])]);
}

/** A step as it is named in a sentence. */
export const stepName = ({ moment, type }: Moment): string =>
  moment === 0 ? 'The state that the file begins with' : `Step ${moment}, ${type},`;

export function isFound(entry: Entry, wanted: string): boolean {
  const text = entry.kind === 'moment' ? entry.label : entry.text;
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}
