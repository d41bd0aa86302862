/**
 * The states of a recorded visit. DevTools' own core works out every state whenever one step is left out, and gives
 * up at the first step that a reducer throws at. Here a state is worked out when somebody wants to see it, and a step
 * that cannot be followed is noted and passed over, so that the steps after it can still be looked at.
 */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '../contract/rules/isObject';
import { anyShape } from './actionShape';
import type { MisfitOf } from './actionShape';
import { mendStart, oddSlice } from './shape';
import type { StepFault } from './shopFrame';

type State = Record<string, unknown>;

interface Computed {
  state: State;
  fault: string | null;
}

export interface ActionLog {
  /** Works on towards a moment for so many milliseconds, or one step at least. @returns whether it is there */
  workOut: (moment: number, ms?: number) => boolean;
  /** undefined: not worked out yet. */
  stateAt: (moment: number) => State | undefined;
  /** Of the moments that are worked out, in order. */
  faults: () => StepFault[];
  /** What comes after a step is worked out again, when it is asked for. */
  setSkipped: (moment: number, skipped: boolean) => void;
}

/** DevTools begins with it too: slices that the file leaves out begin as in an empty shop. */
const INIT: UnknownAction = { type: '@@INIT' };

const isAction = (value: unknown): value is UnknownAction =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function oddAction(value: unknown): string {
  return `it is no action, since it ${isObject(value) ? 'has no type' : 'is no object'}`;
}

interface Recorded {
  /** Whatever a file holds in their place. */
  actions: readonly unknown[];
  start: State;
}

/** @param misfitOf what is wrong with a step before any reducer sees it */
export function makeActionLog(
  reducer: Reducer<State>,
  { actions, start }: Recorded,
  misfitOf: MisfitOf = anyShape,
): ActionLog {
  const known = reducer(undefined, INIT);
  const skipped = new Set<number>();
  const { state: mended, odd } = mendStart(start, known);
  const begin = (): Computed => {
    const fault = odd.length === 0 ? null : odd.join('; ');
    try {
      return { state: reducer(mended, INIT), fault };
    } catch (error) {
      return { state: known, fault: [fault, String(error)].filter((part) => part !== null).join('; ') };
    }
  };
  let computed = [begin()];

  const follow = (before: State, action: unknown): Computed => {
    if (!isAction(action)) return { state: before, fault: oddAction(action) };
    const misfit = misfitOf(action);
    if (misfit !== null) return { state: before, fault: misfit };
    try {
      const state = reducer(before, action);
      const fault = state === before ? null : oddSlice(state, before, known);
      return { state: fault === null ? state : before, fault };
    } catch (error) {
      return { state: before, fault: String(error) };
    }
  };

  return {
    workOut: (moment, ms = Infinity) => {
      const began = performance.now();
      while (computed.length <= moment) {
        const { state } = computed[computed.length - 1] as Computed;
        const isOut = skipped.has(computed.length);
        computed.push(isOut ? { state, fault: null } : follow(state, actions[computed.length - 1]));
        if (performance.now() - began >= ms) break;
      }
      return computed.length > moment;
    },
    stateAt: (moment) => computed[moment]?.state,
    faults: () => computed.flatMap(({ fault }, moment) => (fault === null ? [] : [{ moment, why: fault }])),
    setSkipped: (moment, isSkipped) => {
      if (skipped.has(moment) === isSkipped) return;
      if (isSkipped) skipped.add(moment);
      else skipped.delete(moment);
      computed = computed.slice(0, moment);
    },
  };
}
