import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { noProductIsKnown, optionsAre, productIs } from '../../support/answers/catalogue';
import { callFails } from '../../support/answers/handlers';
import { address } from '../../support/client/renderApp';
import { button, article, openProduct as open } from '../../support/client/productScreen';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const jhabla = product({ productId: 7, productQuantity: 12 });

beforeEach(() => {
  server.use(productIs(jhabla), optionsAre([]));
});

describe('The product page', () => {
  it('tells name, price, saving, stars and stock', async () => {
    await open();
    expect(article().getByText('₹399')).toBeVisible();
    expect(article().getByText('₹499')).toBeVisible();
    expect(article().getByRole('img', { name: 'Rated 4.3 out of 5 by 7' })).toBeVisible();
    expect(article().getByText('In Stock')).toBeVisible();
    expect(article().queryByText('OFFER')).toBeNull();
    expect(article().queryByText('Lighting Deal')).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Cotton' }),
    ).toHaveAttribute('href', '/shop?category=Cotton');
  });

  it('marks offers and lightning deals', async () => {
    server.use(productIs({ ...jhabla, lightning: true, offered: true }));
    await open();
    expect(article().getByText('Lighting Deal')).toBeVisible();
    expect(article().getByText('OFFER')).toBeVisible();
  });

  it('multiplies rate and MRP by the quantity and keeps the price of one in sight', async () => {
    server.use(productIs({ ...jhabla, productQuantity: 3 }));
    const { user } = await open();
    expect(article().getByText('Only 3 left')).toBeVisible();
    expect(button('One less')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('One more'));
    await user.click(button('One more'));
    expect(article().getByText('₹1,197')).toBeVisible();
    expect(article().getByText('₹1,497')).toBeVisible();
    expect(article().getByText(/for 3 pieces/)).toHaveTextContent('for 3 pieces (₹399 each)');
    expect(button('One more')).toHaveAttribute('aria-disabled', 'true');
    expect(button('One more')).toHaveFocus();
  });

  it('sells nothing that is out of stock', async () => {
    server.use(productIs({ ...jhabla, productQuantity: 0 }));
    await open();
    expect(article().getByText('Out of Stock')).toBeVisible();
    expect(button('Add to cart')).toBeDisabled();
    expect(button('Buy Now')).toBeDisabled();
    expect(button('One more')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radio', { name: /^Blue ?, out of stock$/ })).toBeVisible();
    expect(article().getByText(/Tap the heart on its picture/)).toBeVisible();
    expect(button('Add Mulmul jhabla to the wishlist')).toBeVisible();
  });

  it('points from what is out of stock to a sibling that is not', async () => {
    const own = { productId: 7, productColor: 'Blue,Yellow', productSize: '0-3M,3-6M', productQuantity: 0 };
    server.use(
      productIs({ ...jhabla, productQuantity: 0 }),
      optionsAre([own, { ...own, productId: 8, productColor: 'Red', productQuantity: 4 }]),
    );
    await open();
    expect(await article().findByText(/Another colour or size above is in stock/)).toBeVisible();
    expect(article().getByRole('link', { name: 'Red' })).toHaveAttribute(
      'href',
      '/productdetails/8?color=Red&size=0-3M',
    );
  });

  it('preselects the first colour and size', async () => {
    const { user } = await open();
    expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '0-3M' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Yellow' }));
    expect(screen.getByRole('radio', { name: 'Yellow' })).toBeChecked();
  });

  it('opens the sibling that alone has an option, with the option chosen', async () => {
    const large = product({ productId: 8, productSize: '2-3 Y', productColor: 'Blue,Green' });
    const row = ({ productId, productColor, productSize, productQuantity }: typeof large) => ({
      productId,
      productColor,
      productSize,
      productQuantity,
    });
    server.use(productIs(large), optionsAre([row(jhabla), row(large)]));
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Green' }));
    expect(address()).toBe('/productdetails/8?color=Green&size=0-3M');
    expect(await screen.findByRole('radio', { name: 'Green' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '2-3 Y' })).toBeChecked();
    expect(screen.getByRole('link', { name: '0-3M' })).toBeVisible();
  });

  it('shows the next and the previous picture, round and round', async () => {
    server.use(productIs({ ...jhabla, prodImg2: '/two.jpg', prodImg10: '/ten.jpg' } as typeof jhabla));
    const { user } = await open();
    expect(screen.getByText('Picture 1 of 3')).toBeInTheDocument();
    await user.click(button('Next picture'));
    expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument();
    await user.click(button('Previous picture'));
    await user.click(button('Previous picture'));
    expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument();
    await user.click(button('Show picture 1'));
    expect(button('Show picture 1')).toHaveAttribute('aria-current', 'true');
  });

  it('says that a product is not there', async () => {
    server.use(noProductIsKnown());
    await renderScreen('/productdetails/7');
    expect(await screen.findByRole('heading', { name: 'We could not find this product' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  });

  it('offers to try again when the product did not arrive', async () => {
    server.use(callFails('/products/productId'));
    const { user } = await renderScreen('/productdetails/7');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(productIs(jhabla));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mulmul jhabla' })).toBeVisible();
  });
});

describe('sharing a product', () => {
  const link = 'http://shop.test/productdetails/7';
  const press = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(button('Share this product'));
  /** The phone's own sheet, for one test. */
  const sheet = (outcome: () => Promise<void>) => {
    const share = jest.fn(outcome);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return share;
  };
  afterEach(() => {
    delete (navigator as Partial<Navigator>).share;
    jest.restoreAllMocks();
  });
  const clipboard = (works: boolean) => {
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    return works ? writeText.mockResolvedValue() : writeText.mockRejectedValue(new Error('Not allowed'));
  };

  it.each([
    ['Product link copied', true],
    ['Failed to copy product link', false],
  ])('says %s', async (message, works) => {
    const { user } = await open();
    const writeText = clipboard(works);
    await press(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(link);
  });

  const more = () => within(screen.getByRole('group', { name: 'More ways to share' }));

  it('copies the link at once where the device has a sheet too, and offers that one beside WhatsApp', async () => {
    const share = sheet(async () => undefined);
    const { user } = await open();
    const writeText = clipboard(true);
    await press(user);
    expect(writeText).toHaveBeenCalledWith(link);
    expect(share).not.toHaveBeenCalled();
    const whatsApp = more().getByRole('link', { name: /^WhatsApp/ });
    expect(whatsApp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(`Mulmul jhabla ${link}`)}`);
    await user.click(more().getByRole('button', { name: 'More apps' }));
    expect(share).toHaveBeenCalledWith({ title: 'Mulmul jhabla', url: link });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'More ways to share' })).not.toBeInTheDocument());
  });

  it('offers WhatsApp alone on a device that has none', async () => {
    const { user } = await open();
    clipboard(true);
    await press(user);
    expect(more().getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    expect(more().queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps what it offers when the device’s sheet is put away', async () => {
    sheet(() => Promise.reject(new DOMException('Put away', 'AbortError')));
    const { user } = await open();
    clipboard(true);
    await press(user);
    await user.click(more().getByRole('button', { name: 'More apps' }));
    expect(more().getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  });

  it('puts the ways away with Escape, and gives the focus back', async () => {
    const { user } = await open();
    clipboard(true);
    await press(user);
    await user.tab();
    expect(more().getByRole('link', { name: /^WhatsApp/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'More ways to share' })).not.toBeInTheDocument();
    expect(button('Share this product')).toHaveFocus();
  });
});
