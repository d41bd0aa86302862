import type { Page } from 'playwright-core';

/** Calls that the page's scripts make from now on; pictures, chunks and films are none. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}
