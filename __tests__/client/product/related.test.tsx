/** 'Related Products' (docs/requirements.md sections 2 and 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { categoriesHold, optionsAre, productIs } from '../../support/answers/catalogue';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const own = product({ productId: 7, productCategory: 'Cotton' });
const other = (productId: number) => product({ productId, productName: `Product ${productId}` });

/** The shop has these; what was asked for. */
function shelvesAre(shelves: Parameters<typeof categoriesHold>[0]) {
  const { handler, asked } = categoriesHold(shelves);
  server.use(handler);
  return asked;
}

const open = async () => {
  const page = await renderScreen('/productdetails/7');
  await screen.findByRole('heading', { level: 1, name: 'Mulmul jhabla' });
  return page;
};
const related = () => screen.findByRole('region', { name: 'Related Products' });
/** Also of those that the carousel has yet to bring into view. */
const names = async () => {
  const links = await within(await related()).findAllByRole('link', { hidden: true });
  return links.map((link) => link.getAttribute('title'));
};

beforeEach(() => {
  server.use(productIs(own), optionsAre([]));
});

describe('related products', () => {
  it('shows others of the category, without the product itself, each with a heart', async () => {
    shelvesAre({ Cotton: [own, other(8), other(9)] });
    await open();
    expect(await names()).toEqual(['Product 8', 'Product 9']);
    const section = within(await related());
    expect(section.getByRole('button', { name: 'Add Product 8 to the wishlist' })).toBeVisible();
    expect(section.getByRole('link', { name: /Product 8/ })).toHaveAttribute('href', '/productdetails/8');
  });

  it('shows twelve at most', async () => {
    shelvesAre({ Cotton: Array.from({ length: 20 }, (_, index) => other(index + 10)) });
    await open();
    expect(await names()).toHaveLength(12);
  });

  it.each([
    ['has no other product', [own]],
    ['does not answer', null],
  ])('takes PREEMIE SIZE when the category %s', async (_, shelf) => {
    shelvesAre({ Cotton: shelf, 'PREEMIE SIZE': [other(30)] });
    await open();
    expect(await names()).toEqual(['Product 30']);
  });

  it('asks for PREEMIE SIZE at once for a product without a category', async () => {
    server.use(productIs({ ...own, productCategory: '' }));
    const asked = shelvesAre({ 'PREEMIE SIZE': [other(30)] });
    await open();
    expect(await names()).toEqual(['Product 30']);
    expect(asked).toEqual(['PREEMIE SIZE']);
  });

  it.each([
    ['are empty', []],
    ['fail', null],
  ])('is not there when both lists %s', async (_, shelf) => {
    const asked = shelvesAre({ Cotton: shelf, 'PREEMIE SIZE': shelf });
    await open();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Related Products' })).toBeNull());
    expect(asked).toEqual(['Cotton', 'PREEMIE SIZE']);
  });

  it('asks for nothing before the shopper comes near, and keeps its room meanwhile', async () => {
    const { scrollTo } = nothingIsInView();
    const asked = shelvesAre({ Cotton: [other(8)] });
    await open();
    const section = await related();
    expect(section.querySelectorAll('.skeleton').length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    scrollTo(section);
    expect(await names()).toEqual(['Product 8']);
  });

  it('is where a product that is out of stock leads', async () => {
    server.use(productIs({ ...own, productQuantity: 0 }));
    shelvesAre({ Cotton: [other(8)] });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'See related products' }));
    expect(await related()).toHaveFocus();
  });
});
