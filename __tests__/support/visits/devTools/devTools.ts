/**
 * Redux DevTools' core in a shop's page, for the browser tests. The real extension, where there is one:
 * `realExtension.ts`.
 */
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'extension.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

interface LiftedState {
  actionsById: Record<number, { action: { type: string }; timestamp: number }>;
  computedStates: { state: unknown; error?: string }[];
  committedState: unknown;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  nextActionId: number;
}

/** Of the panel: what a person reads. */
export interface PanelRow {
  id: number;
  label: string;
}

export interface DevToolsPage extends Window {
  devTools: {
    state: () => LiftedState;
    dispatch: (action: object) => void;
    rows: () => PanelRow[];
    messages: () => string[];
    exported: () => string;
  };
}

export const panelRows = (page: Page): Promise<PanelRow[]> =>
  page.evaluate(() => (window as unknown as DevToolsPage).devTools.rows());
/** What the panel was told until now, a text for each row. */
export const panelMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as DevToolsPage).devTools.messages());
/** The file that the panel's Export saves. */
export const panelExport = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as DevToolsPage).devTools.exported());

/** Every page that is opened in this context from now on finds DevTools' core. */
export async function installDevTools(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await bundle() });
}

export const liftedState = (page: Page): Promise<LiftedState> =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as unknown as DevToolsPage).devTools.state())) as LiftedState);

interface LogRow {
  type: string;
  /** The address after it, path and query. */
  address: string;
}

/** The log without DevTools' own first action: far less than the whole state, which a long visit makes large. */
export const readLog = (page: Page): Promise<LogRow[]> =>
  page.evaluate(() => {
    const { actionsById, stagedActionIds, computedStates } = (window as unknown as DevToolsPage).devTools.state();
    return stagedActionIds.slice(1).map((id, index) => {
      const { location } = computedStates[index + 1]?.state as { location: { pathname: string; search: string } };
      return { type: actionsById[id]?.action.type ?? '', address: location.pathname + location.search };
    });
  });

/** What the page shows now, as plain data. */
export const currentState = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { computedStates, currentStateIndex } = (window as unknown as DevToolsPage).devTools.state();
    return JSON.parse(JSON.stringify(computedStates[currentStateIndex]?.state)) as unknown;
  });

/** Tells whether something was logged in between. */
export const nextActionId = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as DevToolsPage).devTools.state().nextActionId);

export const dispatchLifted = (page: Page, action: object): Promise<void> =>
  page.evaluate((lifted) => (window as unknown as DevToolsPage).devTools.dispatch(lifted), action);
export const jumpTo = (page: Page, index: number): Promise<void> =>
  dispatchLifted(page, { type: 'JUMP_TO_STATE', index });
/** As the panel's own Jump, and its slider. */
export const jumpToRow = (page: Page, { id }: PanelRow): Promise<void> =>
  dispatchLifted(page, { type: 'JUMP_TO_ACTION', actionId: id });
