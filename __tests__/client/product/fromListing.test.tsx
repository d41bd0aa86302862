/**
 * From the listing to a product: what the list had of it is drawn at once, and the product's own answer has the last
 * word.
 */
import { screen, waitFor } from '@testing-library/react';
import type { Product } from '../../../src/contract/catalog';
import { success } from '../../support/answers/answers';
import { product } from '../../support/data/builders';
import { noProductIsKnown, optionsAre, productIs } from '../../support/answers/catalogue';
import { anyListingIs, callFails, callWaits } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const jhabla = product({ productId: 7, productQuantity: 12, prodImg1: '/pictures/jhabla.jpg?w=960&h=1200&t=fde9e4' });

beforeEach(() => {
  server.use(optionsAre([]), anyListingIs([jhabla]));
});

async function openFromListing() {
  const visit = await renderScreen('/shop');
  await visit.user.click(await screen.findByRole('link', { name: /Mulmul jhabla/ }));
  return visit;
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Mulmul jhabla' });

describe('product page from a listing', () => {
  it('shows name, price and picture before the product itself has answered, and then what has changed', async () => {
    const answer = held<Response>();
    server.use(callWaits('/products/productId', answer.promise));
    await openFromListing();
    await heading();
    expect(screen.getByText('₹399')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Mulmul jhabla'));
    // The small picture of the card lies under the large one.
    expect(document.querySelector('.gallery-stand-in img')).toHaveAttribute('alt', '');
    answer.release(success<Product>({ ...jhabla, productRate: 349, productPrice: 349 }));
    expect(await screen.findByText('₹349')).toBeVisible();
    expect(screen.queryByText('₹399')).toBeNull();
  });

  it('says that a product is no longer there, whatever the list had of it', async () => {
    server.use(noProductIsKnown());
    await openFromListing();
    expect(await screen.findByRole('heading', { name: 'We could not find this product' })).toBeVisible();
  });

  it('keeps what the list had when the product does not answer', async () => {
    server.use(callFails('/products/productId'));
    await openFromListing();
    await heading();
    expect(screen.getByText('₹399')).toBeVisible();
  });

  it('stands no small picture in where the shopper comes from elsewhere', async () => {
    server.use(productIs(jhabla));
    await renderScreen('/productdetails/7');
    await heading();
    expect(document.querySelector('.gallery-stand-in')).toBeNull();
  });
});
