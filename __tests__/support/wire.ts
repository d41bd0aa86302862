/** What a page's requests cost the line, counted as `npm run bench` counts it. */
import type { CDPSession } from 'playwright-core';

export interface WireRequest {
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

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the build's scripts are plain CommonJS
export const { watchWire } = require('../../src/build/bench/wire.js') as { watchWire: (cdp: CDPSession) => Promise<Wire> };
