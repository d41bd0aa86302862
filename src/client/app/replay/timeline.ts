/** A visit as one list: its actions, and what failed between them, in the order of time. */
import type { SupportBundle } from '../../lib/supportBundle';

export interface Moment {
  kind: 'moment';
  /** 0: the visit's beginning; n: what its nth action left. */
  moment: number;
  /** The action's type. */
  type: string;
  action: { type: string } | null;
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

export const BEGINNING = 'The visit begins';

const callText = ({ endpoint, status, code, message }: SupportBundle['failedCalls'][number]): string => {
  const answer = status === 0 ? 'no answer' : String(status);
  return [`${endpoint}: ${answer}`, code, message].filter((part) => part !== '').join(' · ');
};

export function momentsOf({ payload, times }: SupportBundle): Moment[] {
  const actions = JSON.parse(payload) as { type: string }[];
  const after = actions.map((action, index): Moment => ({ kind: 'moment', moment: index + 1, type: action.type, action, at: times[index] ?? 0 }));
  return [{ kind: 'moment', moment: 0, type: BEGINNING, action: null, at: 0 }, ...after];
}

export function troublesOf({ visit, failedCalls, consoleErrors }: SupportBundle, moments: readonly Moment[]): Trouble[] {
  const begun = Date.parse(visit.startedAt);
  const trouble = (kind: Trouble['kind'], time: number, text: string): Trouble => {
    const at = Math.max(0, time - begun);
    // A call that failed is an action itself, of the same instant: it comes first.
    const moment = moments.findLastIndex((other) => other.at <= at);
    return { kind, moment: Math.max(0, moment), at, text };
  };
  return [
    ...failedCalls.map((call) => trouble('call', call.at, callText(call))),
    ...consoleErrors.map(({ at, text }) => trouble('console', at, text)),
  ].sort((a, b) => a.at - b.at);
}

export function timelineOf(moments: readonly Moment[], troubles: readonly Trouble[]): Entry[] {
  const after: Record<number, Trouble[]> = {};
  for (const trouble of troubles) (after[trouble.moment] ??= []).push(trouble);
  return moments.flatMap((moment): Entry[] => [moment, ...(after[moment.moment] ?? [])]);
}

export function isFound(entry: Entry, wanted: string): boolean {
  const text = entry.kind === 'moment' ? entry.type : entry.text;
  return text.toLowerCase().includes(wanted.trim().toLowerCase());
}
