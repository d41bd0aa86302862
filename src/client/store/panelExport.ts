/**
 * What Redux DevTools' panel saves when its Export is pressed (docs/support.md). The extension takes the log out of the
 * page as it is, and asks no sanitizer. Whatever it writes passes here, and a whole log or a whole state goes out
 * masked, as in the file that a shopper saves.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { isNoise } from './boundedActionLog';

interface MaskedLog {
  actions: readonly unknown[];
  maskState: (state: unknown) => unknown;
}

/** The mask is not the store's: it comes with what else only who has DevTools needs (app/hydration/hydrate). */
export type ExportMask = (startState: unknown, actions: readonly UnknownAction[]) => MaskedLog;

export interface PanelExport {
  /** @param startState what the log begins with, at this moment */
  maskBy: (mask: ExportMask, startState: () => unknown) => void;
  /** As the extension asks it: what is whole has no key. */
  replacer: (key: string, value: unknown) => unknown;
}

const isAction = (row: unknown): boolean => typeof (row as Partial<UnknownAction> | null)?.type === 'string';

const isLog = (value: unknown): value is UnknownAction[] =>
  Array.isArray(value) && value.length > 0 && value.every(isAction);

/** A state as the store has it; the panel's own has no bookkeeping of calls. */
const isState = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'subscriptions' in ((value as { api?: object }).api ?? {});

export function makePanelExport(): PanelExport {
  let maskLog: (actions: readonly UnknownAction[]) => MaskedLog = () => ({ actions: [], maskState: () => ({}) });
  let latest = maskLog([]);
  return {
    maskBy: (mask, startState) => {
      maskLog = (actions) => mask(startState(), actions);
      latest = maskLog([]);
    },
    replacer: (key, value) => {
      if (key !== '') return value;
      if (isLog(value)) {
        latest = maskLog(value.filter((action) => !isNoise(action)));
        return latest.actions;
      }
      return isState(value) ? latest.maskState(value) : value;
    },
  };
}
