/**
 * A shopper's actions on a page: in turn, on a page that was not touched before, as a member. `reach` brings the target
 * into view, and only `act` is measured, to its next paint.
 */

/** Milliseconds that a finger rests on the glass: the press is told at once, the click when it is lifted. Timed from then. */
const PRESS_MS = 80;

/** A tap at the middle of an element, which is found before the measurement begins. */
const tap = (locate) => {
  let middle;
  let glass;
  return {
    reach: async (page) => {
      const target = locate(page).locator('visible=true').first();
      await target.scrollIntoViewIfNeeded();
      // Visible, at rest, and not covered.
      await target.tap({ trial: true });
      const { x, y, width, height } = await target.boundingBox();
      middle = { x: x + width / 2, y: y + height / 2 };
      glass = await page.context().newCDPSession(page);
    },
    act: async (page) => {
      await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
      await page.waitForTimeout(PRESS_MS);
      await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
};
const button = (name, exact = true) => tap((page) => page.getByRole('button', { name, exact }));
const css = (selector) => tap((page) => page.locator(selector));
const press = (selector, key) => {
  const target = (page) => page.locator(selector).locator('visible=true').first();
  return { reach: (page) => target(page).focus(), act: (page) => page.keyboard.press(key) };
};
const escape = { act: (page) => page.keyboard.press('Escape') };

const openFilters = button('Filter by', false);
const colour = css('.side-panel .filter-group:has(h3:text("Colors")) .filter-option');
const cardsAreThere = (page) => page.locator('.listing-grid:not([aria-busy="true"])').waitFor();

/** Page → its actions: `name` (undefined: on the way, not measured), and `after`: what must be there before the next one. */
const pages = [
  {
    path: '/shop',
    actions: [
      { name: 'menu', title: 'Phone menu opened', ...button('Menu') },
      { name: 'typing', title: 'A letter of a search typed', ...press('[role=dialog] input[type=search], dialog input[type=search]', 'k') },
      escape,
      { name: 'heart', title: 'Heart filled', ...css('.product-card-corner button') },
      { name: 'filters', title: 'Filter panel opened', ...openFilters },
      { name: 'slider', title: 'Price slider moved', ...press('.side-panel input[type=range]', 'ArrowRight') },
      { name: 'fold', title: 'Show More of the colours', ...css('.side-panel .filter-group:has(h3:text("Colors")) .filter-more') },
      { name: 'filter', title: 'Colour chosen', ...colour, after: cardsAreThere },
      { name: 'chip', title: 'Choice removed', ...css('.filter-chip'), after: cardsAreThere },
      openFilters,
      { name: 'sort', title: 'Sorted A–Z', ...tap((page) => page.getByLabel('Alphabetical (A–Z)')), after: cardsAreThere },
      { name: 'more', title: 'Load More', ...button('Load More'), after: (page) => page.locator('[aria-posinset="40"]').waitFor() },
      { name: 'far-heart', title: 'Heart filled in the whole list', ...css('[aria-posinset="14"] .product-card-corner button') },
      openFilters,
      { name: 'far-filter', title: 'Colour chosen from the whole list', ...colour, after: cardsAreThere },
    ],
  },
  {
    path: '/productdetails/101',
    actions: [
      { name: 'tab', title: 'Reviews opened', ...tap((page) => page.getByRole('tab', { name: /Reviews/ })) },
      { name: 'quantity', title: 'One more piece', ...button('One more') },
      { name: 'picture', title: 'Next picture', ...button('Next picture') },
      { name: 'zoom', title: 'Picture zoomed', ...button('Zoom') },
      escape,
      { name: 'add', title: 'Add to cart', ...button('Add to cart'), after: (page) => page.waitForURL('**/cart') },
      { name: 'pieces', title: 'One more piece in the cart', ...button('One more') },
    ],
  },
  { path: '/', actions: [{ name: 'colour', title: 'Colour explored', ...css('.colours-swatches button:nth-child(2)') }] },
];

module.exports = { pages, tap };
