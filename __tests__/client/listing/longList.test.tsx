/**
 * A listing of several blocks (docs/decisions/0209-listing.md). What needs a layout is tried in a browser:
 * __tests__/soak/browser/listingThousands.test.ts.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { blockFails, pagingShopHas, plainShopHas } from '../../support/answers/catalogue';
import type { ListingLog } from '../../support/answers/catalogue';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const TOTAL = 2000;
const many = Array.from({ length: TOTAL }, (_, index) =>
  product({ productId: index + 1, productName: `Bib  ${index + 1}` }),
);
const opened = { historyState: { showsAll: true } };

const grid = () => within(screen.getByRole('region', { name: 'Products' })).getByRole('list');
const cells = () => [...grid().querySelectorAll('[aria-posinset]')];
const loadMore = () => screen.findByRole('button', { name: 'Load More' });

/**
 * jsdom lays nothing out: pictures of 300 by 375 px and words of 25, one product a row, the list at the top of a screen
 * of 768 px.
 */
function layOut() {
  const computed = window.getComputedStyle;
  const styled = jest.spyOn(window, 'getComputedStyle');
  const grid = {
    gridTemplateColumns: '300px',
    rowGap: '0px',
    getPropertyValue: (name: string) => (name === '--card-words' ? '25px' : ''),
  } as CSSStyleDeclaration;
  styled.mockImplementation((element, pseudo) =>
    element.classList.contains('listing-grid') ? grid : computed(element, pseudo),
  );
  return () => styled.mockRestore();
}

describe('A long list', () => {
  it('asks for nine, then block by block, and tells each card’s place in the whole list', async () => {
    const log: ListingLog = { asked: [] };
    server.use(...pagingShopHas(many.slice(0, 100), log));
    const { user } = await renderScreen('/shop');
    await user.click(await loadMore());
    await waitFor(() => expect(cells()).toHaveLength(100));
    expect(log.asked.filter((call) => !call.includes('fields='))).toEqual([
      '/all?page=1&pageSize=9',
      '/all?page=1&pageSize=48',
      '/all?page=2&pageSize=48',
      '/all?page=3&pageSize=48',
    ]);
    expect(cells().map((cell) => cell.getAttribute('aria-posinset'))).toEqual(
      Array.from({ length: 100 }, (_, index) => String(index + 1)),
    );
    expect(cells().every((cell) => cell.getAttribute('aria-setsize') === '100')).toBe(true);
  });

  it('asks a backend that sends everything only once', async () => {
    const log: ListingLog = { asked: [] };
    server.use(...plainShopHas(many.slice(0, 100), log));
    const { user } = await renderScreen('/shop');
    await user.click(await loadMore());
    await waitFor(() => expect(cells()).toHaveLength(100));
    expect(cells()[9]?.querySelector('a')).toHaveFocus();
    expect(log.asked).toHaveLength(1);
  });

  it('says in its place which part did not come, and brings it after Try again', async () => {
    server.use(blockFails(2), ...pagingShopHas(many.slice(0, 100)));
    const { user } = await renderScreen('/shop', opened);
    expect(
      await screen.findByText('These products did not arrive. Check your connection and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(cells()).toHaveLength(52));
    server.use(...pagingShopHas(many.slice(0, 100)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(grid()).toHaveFocus();
    await waitFor(() => expect(cells()).toHaveLength(100));
  });
});

describe('A list that is longer than the screens around', () => {
  let undo = () => undefined as unknown;
  beforeEach(() => {
    undo = layOut();
  });
  afterEach(() => {
    undo();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const farNames = () => [...grid().querySelectorAll('.listing-far-names')];

  it('draws what is near, and keeps the names of the rest for find-in-page', async () => {
    const log: ListingLog = { asked: [] };
    server.use(...pagingShopHas(many, log));
    await renderScreen('/shop', opened);
    await waitFor(() => expect(cells()).toHaveLength(48));
    await waitFor(() => expect(farNames()).toHaveLength(41));
    expect(farNames()[0]?.textContent).toBe(Array.from({ length: 48 }, (_, index) => `Bib ${49 + index}`).join('\n'));
    expect(farNames().every((names) => names.getAttribute('hidden') === 'until-found')).toBe(true);
    expect(log.asked).toEqual([
      '/all?page=1&pageSize=9',
      '/all?page=1&pageSize=48',
      '/all?page=1&pageSize=1000&fields=name',
      '/all?page=2&pageSize=1000&fields=name',
    ]);
  });

  it('knows the names without asking when the backend has sent everything', async () => {
    const log: ListingLog = { asked: [] };
    server.use(...plainShopHas(many, log));
    await renderScreen('/shop', opened);
    await waitFor(() => expect(farNames()).toHaveLength(41));
    expect(log.asked).toHaveLength(1);
  });

  it('asks for no names on a connection that saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const log: ListingLog = { asked: [] };
    server.use(...pagingShopHas(many, log));
    await renderScreen('/shop', opened);
    await waitFor(() => expect(cells()).toHaveLength(48));
    expect(log.asked.some((call) => call.includes('fields=name'))).toBe(false);
    expect(farNames()).toHaveLength(0);
  });
});
