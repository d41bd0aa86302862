/**
 * A shopper's actions on a page: in turn, on a page that was not touched before, as a member or a guest. `reach` brings
 * the target into view, and only `act` is measured, to its next paint.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';

/** Brings a page to a moment of an action. */
type Step = (page: Page) => Promise<unknown>;

export interface PageAction {
  /** Left out: on the way, not measured. */
  name?: string;
  title?: string;
  /** Brings the target into view. */
  reach?: Step;
  act: (page: Page) => Promise<void>;
  /** What must be there before the next one. */
  after?: Step;
}

/**
 * Milliseconds that a finger rests on the glass: the press is told at once, the click when it is lifted. Timed from
 * then.
 */
const PRESS_MS = 80;

/** A tap at the middle of an element, which is found before the measurement begins. */
export const tap = (locate: (page: Page) => Locator): Required<Pick<PageAction, 'reach' | 'act'>> => {
  let middle: { x: number; y: number } | undefined;
  let glass: CDPSession | undefined;
  return {
    reach: async (page) => {
      const target = locate(page).locator('visible=true').first();
      await target.scrollIntoViewIfNeeded();
      // Visible, at rest, and not covered.
      await target.tap({ trial: true });
      const box = await target.boundingBox();
      if (!box) throw new Error('What is to be tapped is not shown.');
      const { x, y, width, height } = box;
      middle = { x: x + width / 2, y: y + height / 2 };
      glass = await page.context().newCDPSession(page);
    },
    act: async (page) => {
      if (!glass || !middle) throw new Error('It is tapped before it was reached.');
      await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
      await page.waitForTimeout(PRESS_MS);
      await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
};
const button = (name: string, exact = true): PageAction => tap((page) => page.getByRole('button', { name, exact }));
const css = (selector: string): PageAction => tap((page) => page.locator(selector));
const press = (selector: string, key: string): PageAction => {
  const target = (page: Page): Locator => page.locator(selector).locator('visible=true').first();
  return { reach: (page) => target(page).focus(), act: (page) => page.keyboard.press(key) };
};
const escape: PageAction = { act: (page) => page.keyboard.press('Escape') };

const searchField = '[role=dialog] input[type=search], dialog input[type=search]';
const openFilters = button('Filter by', false);
const colour = css('.side-panel .filter-group:has(h3:text("Colors")) .filter-option');
const cardsAreThere: Step = (page) => page.locator('.listing-grid:not([aria-busy="true"])').waitFor();

export interface PageWalk {
  path: string;
  isGuest?: boolean;
  /** The first action comes as soon as the page is drawn, and not when it has been read for a moment. */
  isAtOnce?: boolean;
  actions: PageAction[];
}

const loadMore: PageAction = {
  ...button('Load More'),
  after: (page) => page.locator('[aria-posinset="40"]').waitFor(),
};

export const pages: readonly PageWalk[] = [
  {
    path: '/shop',
    actions: [
      { name: 'menu', title: 'Phone menu opened', ...button('Menu') },
      { name: 'typing', title: 'A letter of a search typed', ...press(searchField, 'k') },
      escape,
      { name: 'heart', title: 'Heart filled', ...css('.product-card-corner button') },
      { name: 'filters', title: 'Filter panel opened', ...openFilters },
      { name: 'slider', title: 'Price slider moved', ...press('.side-panel input[type=range]', 'ArrowRight') },
      {
        name: 'fold',
        title: 'Show More of the colours',
        ...css('.side-panel .filter-group:has(h3:text("Colors")) .filter-more'),
      },
      { name: 'filter', title: 'Colour chosen', ...colour, after: cardsAreThere },
      { name: 'chip', title: 'Choice removed', ...css('.filter-chip'), after: cardsAreThere },
      openFilters,
      {
        name: 'sort',
        title: 'Sorted A–Z',
        ...tap((page) => page.getByLabel('Alphabetical (A–Z)')),
        after: cardsAreThere,
      },
      { name: 'more', title: 'Load More', ...loadMore },
      {
        name: 'far-heart',
        title: 'Heart filled in the whole list',
        ...css('[aria-posinset="14"] .product-card-corner button'),
      },
      openFilters,
      { name: 'far-filter', title: 'Colour chosen from the whole list', ...colour, after: cardsAreThere },
    ],
  },
  {
    path: '/productdetails/101',
    actions: [
      // What is below the first view comes with the shopper's first movement.
      {
        act: (page) => page.mouse.wheel(0, 400),
        after: (page) => page.getByRole('tab', { name: /Reviews/ }).waitFor(),
      },
      { name: 'tab', title: 'Reviews opened', ...tap((page) => page.getByRole('tab', { name: /Reviews/ })) },
      { name: 'quantity', title: 'One more piece', ...button('One more') },
      { name: 'picture', title: 'Next picture', ...button('Next picture') },
      { name: 'zoom', title: 'Picture zoomed', ...button('Zoom') },
      escape,
      { name: 'add', title: 'Add to cart', ...button('Add to cart'), after: (page) => page.waitForURL('**/cart') },
      { name: 'pieces', title: 'One more piece in the cart', ...button('One more') },
    ],
  },
  {
    path: '/shop',
    isGuest: true,
    actions: [
      {
        name: 'guest-heart',
        title: 'A guest’s heart',
        ...css('.product-card-corner button'),
        after: (page) => page.waitForURL('**/login'),
      },
    ],
  },
  {
    path: '/shop',
    isGuest: true,
    actions: [
      loadMore,
      {
        name: 'far-card',
        title: 'A card after Load More',
        ...css('[aria-posinset="30"] .product-card-link'),
        after: (page) => page.waitForURL('**/productdetails/**'),
      },
    ],
  },
  {
    path: '/',
    isGuest: true,
    actions: [
      button('Menu'),
      { ...press(searchField, 'k'), act: (page) => page.keyboard.type('cotton') },
      {
        name: 'search',
        title: 'A search by Enter',
        ...press(searchField, 'Enter'),
        after: (page) => page.waitForURL('**/shop?search=cotton'),
      },
    ],
  },
  {
    path: '/productdetails/101',
    isGuest: true,
    actions: [
      { name: 'guest-picture', title: 'Next picture, a guest’s', ...button('Next picture') },
      {
        name: 'guest-add',
        title: 'Add to cart, a guest’s',
        ...button('Add to cart'),
        after: (page) => page.waitForURL('**/cart'),
      },
    ],
  },
  ...['/', '/shop', '/productdetails/101'].map((path): PageWalk => ({
    path,
    isGuest: true,
    isAtOnce: true,
    actions: [
      {
        name: `at-once${path.replace(/\W+\d*/g, '-').replace(/-$/, '')}`,
        title: `Menu at once, ${path}`,
        ...button('Menu'),
      },
    ],
  })),
  {
    path: '/',
    actions: [{ name: 'colour', title: 'Colour explored', ...css('.colours-swatches button:nth-child(2)') }],
  },
];
