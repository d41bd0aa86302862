/** From the listing to a product: what the list had of it is drawn at once, and the product's own answer has the last word. */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { Product } from '../../../src/contract/catalog';
import { product } from '../../support/builders';
import { noProductIsKnown, optionsAre } from '../../support/catalogue';
import { held } from '../../support/guest';
import { anyListingIs, callFails, host } from '../../support/handlers';
import { renderScreen } from '../../support/renderFeature';
import { server } from '../../support/server';

const jhabla = product({ productId: 7, productQuantity: 12, prodImg1: '/pictures/jhabla.jpg?w=960&h=1200&t=fde9e4' });
const productAnswers = (answer: () => Response | Promise<Response>) => http.get(`${host}/products/productId`, answer as () => Promise<Response>);

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
    const wait = held<Product>();
    server.use(productAnswers(async () => HttpResponse.json((await wait.promise) as never)));
    await openFromListing();
    await heading();
    expect(screen.getByText('₹399')).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Mulmul jhabla'));
    // The small picture of the card lies under the large one.
    expect(document.querySelector('.gallery-stand-in img')).toHaveAttribute('alt', '');
    wait.release({ ...jhabla, productRate: 349, productPrice: 349 });
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
    server.use(productAnswers(() => HttpResponse.json(jhabla as never)));
    await renderScreen('/productdetails/7');
    await heading();
    expect(document.querySelector('.gallery-stand-in')).toBeNull();
  });
});
