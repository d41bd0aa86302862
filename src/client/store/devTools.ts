/**
 * What only a page with Redux DevTools needs of the store: what the panel is told, exports, and whether it has taken
 * the page back. In a chunk of its own (app/hydration/hydrate).
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { devToolsPanel, isRow } from './devToolsPanel';
import { makePanelExport } from './panelExport';
import type { PanelExport } from './panelExport';
import type { LiftedState, Newest, ShownStep, Pausable, WatchDevTools } from './timeTravel';

/** Actions that somebody dispatched from within DevTools may have come after the page's own. */
const isAmong = ({ actionsById, stagedActionIds }: LiftedState, action: UnknownAction): boolean =>
  stagedActionIds.some(
    (_, index) => actionsById[stagedActionIds[stagedActionIds.length - 1 - index] as number]?.action === action,
  );

const actionAt = ({ actionsById, stagedActionIds }: LiftedState, index: number): UnknownAction | undefined =>
  actionsById[stagedActionIds[index] ?? -1]?.action;

/** Whether nothing comes after it that the panel shows: who goes to its last row goes to the end. */
function isLastRow(lifted: LiftedState): boolean {
  for (let index = lifted.currentStateIndex + 1; index < lifted.stagedActionIds.length; index += 1) {
    const action = actionAt(lifted, index);
    if (action && isRow(action)) return false;
  }
  return true;
}

const isAtEnd = ({ currentStateIndex, stagedActionIds }: LiftedState): boolean =>
  currentStateIndex === stagedActionIds.length - 1;
const isWhole = ({ skippedActionIds, isLocked }: LiftedState): boolean => !isLocked && skippedActionIds.length === 0;

/** @param state what the store shows now */
function isPaused(lifted: LiftedState, state: unknown, newest: Newest): boolean {
  if (!isWhole(lifted) || !isAtEnd(lifted)) return true;
  // Committed, or paused: DevTools has forgotten the action, and what it shows is still what the page made.
  if (state === newest.state) return false;
  return newest.action === null || !isAmong(lifted, newest.action);
}

function shownStep(lifted: LiftedState): ShownStep {
  const rows = lifted.stagedActionIds.map((_, index) => {
    const action = index > 0 ? actionAt(lifted, index) : undefined;
    return action !== undefined && isRow(action) ? 1 : 0;
  });
  const count = (some: readonly number[]) => some.reduce<number>((sum, row) => sum + row, 0);
  const leftOut = rows.filter((_, index) => lifted.skippedActionIds.includes(lifted.stagedActionIds[index] ?? -1));
  return { step: count(rows.slice(0, lifted.currentStateIndex + 1)), of: count(rows), leftOut: count(leftOut) };
}

/**
 * The panel keeps the short states that it was told (devToolsPanel.ts) when its history is to outlive a reload, and
 * hands them back, sometimes after the page has begun: no page can be drawn from what goes on from them.
 */
function isCutShort(state: unknown): boolean {
  const { api } = (state ?? {}) as { api?: object };
  return api !== undefined && !('queries' in api);
}

/**
 * Whether Redux DevTools has taken the store back (store/timeTravel). Only a page that has it fetches this. A store
 * that DevTools can take back, and that lives again once it shows the newest moment.
 */
const watchDevTools: WatchDevTools = (lifted, state, newest): Pausable => {
  let looksBack = false;
  let wakening: ReturnType<typeof setTimeout> | undefined;
  let isBeginningAnew = false;
  const waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
  const wake = () => {
    looksBack = false;
    for (const goOn of waiting.splice(0)) goOn();
    tell();
  };
  const goTo = (index: number) => void lifted.dispatch({ type: 'JUMP_TO_STATE', index });
  const goToEnd = () => goTo(lifted.getState().stagedActionIds.length - 1);

  // The first subscriber to every change, so that the next ones find the store as it is now.
  lifted.subscribe(() => {
    if (isBeginningAnew) return;
    if (newest.isActing) {
      newest.state = state();
      return;
    }
    const now = lifted.getState();
    // Before the page has done anything itself it is a history that the panel kept over a reload.
    if (newest.action === null || isCutShort(now.committedState) || isCutShort(state())) {
      beginAnew();
      return;
    }
    // What follows the last row is nothing to look at, and without it the page would stay behind.
    if (isWhole(now) && !isAtEnd(now) && isLastRow(now)) {
      goToEnd();
      return;
    }
    const isPast = isPaused(now, state(), newest);
    if (!isPast && !looksBack) return;
    looksBack = true;
    clearTimeout(wakening);
    // A moment later: the page that comes up with the newest moment asked for what it shows when it was new.
    if (!isPast) wakening = setTimeout(wake);
    tell();
  });

  /** The page's own log is gone: it begins anew with what the page was. */
  function beginAnew(): void {
    isBeginningAnew = true;
    lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: newest.state });
    isBeginningAnew = false;
    newest.state = state();
    if (!looksBack) return;
    clearTimeout(wakening);
    wakening = setTimeout(wake);
  }

  function backToLive(): void {
    if (lifted.getState().isLocked) lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
    const { nextActionId, skippedActionIds } = lifted.getState();
    // Only where something is left out: all states are worked out anew by it.
    if (skippedActionIds.length > 0) {
      lifted.dispatch({ type: 'SET_ACTIONS_ACTIVE', start: 0, end: nextActionId, active: true });
    }
    goToEnd();
    // While recording is paused its last row has what the page made, and not the action.
    if (state() === newest.state) return;
    // Reset, reverted, or another visit's.
    if (newest.action !== null && !isAmong(lifted.getState(), newest.action)) beginAnew();
  }

  const isPausedNow = () => looksBack || isPaused(lifted.getState(), state(), newest);
  return {
    isPaused: isPausedNow,
    whenLive: () => (looksBack ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    timeTravel: {
      shown: () => (isPausedNow() ? shownStep(lifted.getState()) : null),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      backToLive,
    },
  };
};

export interface DevTools {
  panel: ReturnType<typeof devToolsPanel>;
  maskBy: PanelExport['maskBy'];
  watch: WatchDevTools;
}

/** For one store. */
export function makeDevTools(): DevTools {
  const panelExport = makePanelExport();
  return { panel: devToolsPanel(panelExport), maskBy: panelExport.maskBy, watch: watchDevTools };
}
