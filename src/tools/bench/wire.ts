/**
 * Bytes of a page's requests on the wire, as the browser itself counts them: none for an answer of its cache, the
 * headers for a revalidated one.
 */
import type { CDPSession } from 'playwright-core';

export interface WireRequest {
  url: string;
  type: string;
  status: number;
  /** Headers and body as they travelled. */
  bytes: number;
}

export interface Wire {
  /** What reached the network, in the order in which it was sent; what the browser's cache answered is not among it. */
  requests: () => WireRequest[];
  /** The number of open requests, without films, which load in parts for as long as they play. */
  underWay: () => number;
  forget: () => void;
}

interface SeenRequest extends WireRequest {
  isCached: boolean;
  isDone?: boolean;
}

/** @param cdp a DevTools session of the page */
export async function watchWire(cdp: CDPSession): Promise<Wire> {
  const seen = new Map<string, SeenRequest>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '', redirectResponse }) => {
    const before = seen.get(requestId);
    if (redirectResponse && before)
      seen.set(`${requestId} before ${request.url}`, { ...before, status: redirectResponse.status });
    seen.set(requestId, { url: request.url, type, status: 0, bytes: 0, isCached: !/^https?:/.test(request.url) });
  });
  const change = (requestId: string, what: Partial<SeenRequest>): void => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, what);
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const status = seen.get(requestId)?.status;
    // The status on the wire, such as 304, differs from the one that the page gets.
    if (response.fromDiskCache && status === 0) change(requestId, { isCached: true });
    if (status === 0) change(requestId, { status: response.status });
  });
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    change(requestId, { status: statusCode, isCached: false }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, isDone: true }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isDone: true }));
  return {
    requests: () =>
      [...seen.values()]
        .filter(({ isCached }) => !isCached)
        .map(({ url, type, status, bytes }) => ({ url, type, status, bytes })),
    underWay: () =>
      [...seen.values()].filter(({ type, isCached, isDone }) => !isDone && !isCached && type !== 'Media').length,
    forget: () => seen.clear(),
  };
}
