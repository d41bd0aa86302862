/** A page's elements as markup, on the server (docs/decisions/0221-server-rendered-pages.md). */
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** A part that waits or fails, as React's renderer of text leaves it to the browser. */
const LEFT_OUT = /<!--\$[!?]-->/;

/**
 * By React's renderer for web streams: the one for Node's streams keeps a storage of its own for each render
 * (`AsyncLocalStorage`), and from then on the whole process pays for it at every answer
 * (docs/decisions/0221-server-rendered-pages.md).
 */
async function renderInSteps(element: ReactElement): Promise<string> {
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    // Everything in its place: a part that came in a later piece would need a script of its own to move there.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (fault) => void faults.push(fault),
  });
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return text(stream as AsyncIterable<Uint8Array>);
}

/**
 * As text in one step, which costs the least. All that a page needs is here by now, so no part waits; should one do so
 * all the same, or fail, the renderer for streams draws the page or tells the fault.
 */
export async function renderMarkup(element: ReactElement): Promise<string> {
  const html = renderToString(element);
  return LEFT_OUT.test(html) ? renderInSteps(element) : html;
}
