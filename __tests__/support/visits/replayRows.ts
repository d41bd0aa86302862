/** A table of what a shopper did on a page, for the tests that show the same screen again from the store. */
import { screen, within } from '@testing-library/react';
import { fetchSlick } from '../../../src/client/ui/useSlick';
import { line } from '../data/builders';
import { guest } from '../answers/guest';
import { livelyShop } from '../answers/livelyShop';
import { member } from '../answers/member';
import type { renderApp } from '../client/renderApp';
import { server } from '../answers/server';

export type Page = Awaited<ReturnType<typeof renderApp>>;
export type ReplayRow = [
  does: string,
  path: string,
  options: Parameters<typeof renderApp>[1],
  act: (page: Page) => Promise<unknown>,
];

export const asMember = { state: member() };
export const asGuest = { state: guest([line({ orderQuantity: 2 })]) };

export const dialog = async () => within(await screen.findByRole('dialog'));

/**
 * Each test of the file has the lively shop; jsdom plays no films. Where a carousel has gone by itself is not in the
 * store: in a tab that nobody sees none goes anywhere.
 */
export function openLivelyShop(): void {
  // As for a replay: a carousel whose slides change hands later looks the same, and is another document.
  beforeAll(fetchSlick);
  beforeEach(() => {
    server.use(...livelyShop());
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  });
  afterEach(() => jest.restoreAllMocks());
}
