/** Warms the caches for the first shopper: the home page, the listing, and their pictures. */
import type { FastifyInstance } from 'fastify';
import { cardWidths } from '../../contract/rules/pictureWidths';
import { makeInsideCalls } from './insideCalls';

const firstPages = ['/', '/shop'];

/** Work in the background. A failure is logged, and the shopper's own request makes the rest. */
export async function warmUp(app: FastifyInstance): Promise<void> {
  try {
    const names = new Set<string>();
    const call = makeInsideCalls(app);
    for (const url of firstPages) {
      const { body } = await call('127.0.0.1', url, { accept: 'text/html' });
      for (const [, name] of body.matchAll(/\/pictures\/([a-z0-9-]+)\.jpg/g)) names.add(String(name));
    }
    await app.warmPictures([...names], cardWidths);
  } catch (error) {
    app.log.warn({ err: error }, 'warming up failed');
  }
}
