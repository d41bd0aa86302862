/** Redux DevTools for the browser tests: its core in a shop's page, and its own app in a window beside it. */
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';

const bundle = async (file: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    // The app's own letters are not what is tested.
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

export interface LiftedState {
  actionsById: Record<number, { action: { type: string }; timestamp: number }>;
  computedStates: { state: unknown; error?: string }[];
  committedState: unknown;
  stagedActionIds: number[];
  skippedActionIds: number[];
  currentStateIndex: number;
  nextActionId: number;
}

interface DevToolsPage extends Window {
  devTools: { state: () => LiftedState; dispatch: (action: object) => void; importFile: (text: string) => void; report: () => string };
}

/** Every page that is opened in this context from now on finds DevTools' core. */
export async function installDevTools(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await bundle('extension.ts') });
}

export const liftedState = (page: Page): Promise<LiftedState> =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as unknown as DevToolsPage).devTools.state())) as LiftedState);

export interface LogRow {
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
export const nextActionId = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as DevToolsPage).devTools.state().nextActionId);

export const dispatchLifted = (page: Page, action: object): Promise<void> =>
  page.evaluate((lifted) => (window as unknown as DevToolsPage).devTools.dispatch(lifted), action);
export const jumpTo = (page: Page, index: number): Promise<void> => dispatchLifted(page, { type: 'JUMP_TO_STATE', index });
export const importFile = (page: Page, text: string): Promise<void> => page.evaluate((file) => (window as unknown as DevToolsPage).devTools.importFile(file), text);

/** The DevTools app in a window of its own, tied to a shop's page. */
export async function openDevToolsApp(context: BrowserContext, shopPage: Page): Promise<Page> {
  const app = await context.newPage();
  await app.exposeFunction('sendToPage', (message: string) =>
    shopPage.evaluate((text) => {
      const { devTools } = window as unknown as DevToolsPage;
      const { dispatch, importFile: file } = JSON.parse(text) as { dispatch?: object; importFile?: string };
      if (dispatch) devTools.dispatch(dispatch);
      if (file !== undefined) devTools.importFile(file);
      return devTools.report();
    }, message),
  );
  const script = await bundle('app.ts');
  // localForage, where the app keeps its settings, needs an origin.
  await app.route('http://devtools.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Redux DevTools</title><body></body></html>' }));
  await app.goto('http://devtools.test/');
  await app.addScriptTag({ content: script });
  return app;
}
