/**
 * What only a page with Redux DevTools needs of the store: what the panel is told, exports, and whether it has taken
 * the page back. In a chunk of its own (app/takeOver).
 */
import { devToolsPanel } from './devToolsPanel';
import { makePanelExport } from './panelExport';
import type { PanelExport } from './panelExport';
import type { WatchDevTools } from './stillness';
import { watchDevTools } from './watchDevTools';

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
