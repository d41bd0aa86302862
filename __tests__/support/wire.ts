/** What a page's requests cost the line, counted as `npm run bench` counts it. */
import type { CDPSession } from 'playwright-core';

interface WireRequest {
  url: string;
  type: string;
  status: number;
  /** Headers and body as they travelled. */
  bytes: number;
}

interface Wire {
  /** What reached the network; what the browser's cache answered is not among it. */
  requests: () => WireRequest[];
  forget: () => void;
}

export const { watchWire } = jest.requireActual<{ watchWire: (cdp: CDPSession) => Promise<Wire> }>('../../src/tools/bench/wire');
