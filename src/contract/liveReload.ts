/**
 * Where a page of a development build hears of the server's restarts (`npm run dev`): server-sent events, each the name
 * of a run of the server.
 */
export const LIVE_RELOAD_PATH = '/live-reload';
