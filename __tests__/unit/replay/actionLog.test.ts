/** What a recorded visit's states are worked out from, when, and what is said of a step that cannot be followed. */
import '../../../src/client/app/problem/everyEndpoint';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { makeActionLog } from '../../../src/replay/actionLog';
import { makeReplayStore } from '../../../src/replay/replayStore';
import { longVisit } from '../../support/visits/longVisit';
import { replayed } from '../../support/visits/replayed';

type State = Record<string, unknown>;

/** Counts its runs; `add` adds, `break` throws. */
function counter() {
  let runs = 0;
  const reducer: Reducer<State, UnknownAction> = (found, { type, payload }) => {
    runs += 1;
    const state = found && 'sum' in found ? found : { sum: { of: 0 } };
    if (type === 'break') throw new TypeError('payload is null');
    if (type === 'empty') return { sum: null };
    return type === 'add' ? { sum: { of: (state.sum as { of: number }).of + (payload as number) } } : state;
  };
  return { reducer, runs: () => runs };
}

const add = (payload: number) => ({ type: 'add', payload });
const sumAt = (log: ReturnType<typeof makeActionLog>, moment: number) => {
  log.workOut(moment);
  return (log.stateAt(moment)?.['sum'] as { of: number }).of;
};

describe('log of a replay', () => {
  it('works out no state before somebody wants to see it, and none twice', () => {
    const { reducer, runs } = counter();
    const log = makeActionLog(reducer, { actions: Array.from({ length: 6000 }, () => add(1)), start: {} });
    const opening = runs();
    expect(opening).toBeLessThan(5);
    expect(log.stateAt(10)).toBeUndefined();
    expect(sumAt(log, 10)).toBe(10);
    expect(sumAt(log, 4)).toBe(4);
    expect(runs() - opening).toBe(10);
  });

  it('runs no reducer for a step that is left out after the moment that is shown', () => {
    const { reducer, runs } = counter();
    const log = makeActionLog(reducer, { actions: Array.from({ length: 6000 }, () => add(1)), start: {} });
    log.workOut(6000);
    const before = runs();
    log.setSkipped(5990, true);
    expect(runs()).toBe(before);
    expect(sumAt(log, 5989)).toBe(5989);
    expect(runs()).toBe(before);
    expect(sumAt(log, 6000)).toBe(5999);
    expect(runs() - before).toBe(10);
    log.setSkipped(5990, false);
    expect(sumAt(log, 6000)).toBe(6000);
  });

  it('stops when its time is over, and goes on from there', () => {
    const { reducer, runs } = counter();
    const log = makeActionLog(reducer, { actions: Array.from({ length: 50 }, () => add(1)), start: {} });
    const before = runs();
    expect(log.workOut(50, 0)).toBe(false);
    expect(runs() - before).toBe(1);
    expect(log.workOut(50)).toBe(true);
    expect(runs() - before).toBe(50);
  });

  it('passes over a step that breaks, and names it and why', () => {
    const { reducer } = counter();
    const actions = [add(1), { type: 'break' }, add(2), 7, null, [], {}, { type: 3 }, { type: 'empty' }, add(4)];
    const log = makeActionLog(reducer, { actions, start: {} });
    expect(sumAt(log, 10)).toBe(7);
    expect(log.faults()).toEqual([
      { moment: 2, why: 'TypeError: payload is null' },
      { moment: 4, why: 'it is no action, since it is no object' },
      { moment: 5, why: 'it is no action, since it is no object' },
      { moment: 6, why: 'it is no action, since it is no object' },
      { moment: 7, why: 'it is no action, since it has no type' },
      { moment: 8, why: 'it is no action, since it has no type' },
      { moment: 9, why: '“sum” is null and not an object' },
    ]);
    log.setSkipped(2, true);
    log.workOut(3);
    expect(log.faults()).toEqual([]);
  });

  it('begins what is of another shape as an empty shop does, and says so', () => {
    const known = { cart: { lines: [] }, toasts: [], auth: { userId: null } };
    const reducer: Reducer<State, UnknownAction> = (state = known) => ({ ...known, ...state });
    const start = { cart: 5, toasts: {}, auth: { userId: 'u1' }, other: 1 };
    const log = makeActionLog(reducer, { actions: [], start });
    expect(log.stateAt(0)).toEqual({ ...known, auth: { userId: 'u1' } });
    expect(log.faults()).toEqual([
      { moment: 0, why: '“cart” is a number and not an object; “toasts” is an object and not a list' },
    ]);
    const inner = makeActionLog(reducer, { actions: [], start: { cart: { lines: 'none', count: 1 } } });
    expect(inner.stateAt(0)).toEqual({ ...known, cart: { lines: [], count: 1 } });
    expect(inner.faults()).toEqual([{ moment: 0, why: '“cart › lines” is a text and not a list' }]);
  });
});

describe('store of a replay', () => {
  const open = (actions: readonly unknown[], start: unknown = {}) =>
    makeReplayStore({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(start) });

  it('comes to the states that DevTools comes to', () => {
    const actions = longVisit(60);
    const { store, log, show } = open(actions);
    for (const moment of [60, 7, 33, 0]) {
      log.workOut(moment);
      show(log.stateAt(moment) as State);
      expect(JSON.parse(JSON.stringify(store.getState()))).toEqual(replayed({}, actions.slice(0, moment)));
    }
  });

  it('names the step of a real visit whose payload breaks a reducer', () => {
    const [first, ...rest] = longVisit(12);
    const { store, log, show } = open([first, { type: 'cart/lineRefused', payload: null }, ...rest]);
    log.workOut(13);
    expect(log.faults()).toEqual([{ moment: 2, why: expect.stringMatching(/^TypeError: Cannot /) as string }]);
    show(log.stateAt(13) as State);
    expect(store.getState().location.key).toBe('k1');
  });

  it('tells every subscriber of a state, also where one cannot follow it', () => {
    const { store, log, show } = open(longVisit(3));
    const heard = jest.fn();
    store.subscribe(() => {
      throw new TypeError('no such place');
    });
    store.subscribe(heard);
    log.workOut(3);
    expect(() => show(log.stateAt(3) as State)).toThrow('no such place');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is moved by nothing else', () => {
    const { store } = open(longVisit(3));
    const before = store.getState();
    store.dispatch({ type: 'toasts/shown', payload: { id: 'x', tone: 'info', text: 'Hello' } });
    expect(store.getState()).toBe(before);
  });
});
