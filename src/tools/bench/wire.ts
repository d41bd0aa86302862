/**
 * Bytes of a page's requests on the wire, as the browser itself counts them: none for an answer of its cache, the
 * headers for a revalidated one.
 */

/**
 * @typedef {{ url: string, type: string, status: number, bytes: number }} WireRequest `bytes`: headers and body as they travelled
 * @param cdp a DevTools session of the page
 * @returns {Promise<{ requests: () => WireRequest[], underWay: () => number, forget: () => void }>} in the order in which they were sent
 */
async function watchWire(cdp) {
  /** @type {Map<string, WireRequest & { isCached: boolean }>} */
  const seen = new Map();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse) seen.set(`${requestId} before ${request.url}`, { ...seen.get(requestId), status: redirectResponse.status });
    seen.set(requestId, { url: request.url, type, status: 0, bytes: 0, isCached: !/^https?:/.test(request.url) });
  });
  const change = (requestId, what) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, what);
  };
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { status } = seen.get(requestId) ?? {};
    // The status on the wire, such as 304, differs from the one that the page gets.
    if (response.fromDiskCache && status === 0) change(requestId, { isCached: true });
    if (status === 0) change(requestId, { status: response.status });
  });
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => change(requestId, { status: statusCode, isCached: false }));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => change(requestId, { bytes: encodedDataLength, isDone: true }));
  cdp.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isDone: true }));
  return {
    requests: () => [...seen.values()].filter(({ isCached }) => !isCached).map(({ url, type, status, bytes }) => ({ url, type, status, bytes })),
    /** The number of open requests, without films, which load in parts for as long as they play. */
    underWay: () => [...seen.values()].filter(({ type, isCached, isDone }) => !isDone && !isCached && type !== 'Media').length,
    forget: () => seen.clear(),
  };
}

module.exports = { watchWire };
