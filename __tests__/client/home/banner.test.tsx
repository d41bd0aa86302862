/** The banner between the categories and the offers, whose words are staff's (decision 124a). */
import { screen, waitFor } from '@testing-library/react';
import { brand } from '../../../src/contract/brand';
import { picture } from '../../support/builders';
import { shopBannerIs } from '../../support/handlers';
import { renderScreen } from '../../support/renderFeature';
import { server } from '../../support/server';

describe('The banner below the categories', () => {
  it('bears the words of staff, says what it shows, and leads where they said', async () => {
    server.use(
      shopBannerIs({
        imageUrl: picture('toys', 1600, 600),
        redirectUrl: '/shop?category=Toys',
        title: 'Toys for small hands',
        description: 'A rabbit on a rug',
      }),
    );
    await renderScreen('/');
    const link = await screen.findByRole('link', { name: 'A rabbit on a rug Toys for small hands Shop Now' });
    expect(link).toHaveAttribute('href', '/shop?category=Toys');
    expect(screen.getByRole('img', { name: 'A rabbit on a rug' })).toHaveAttribute('height', '600');
  });

  it('says at least whose shop it leads to when staff gave a picture alone', async () => {
    server.use(shopBannerIs({ imageUrl: picture('toys'), redirectUrl: 'javascript:alert(1)' }));
    await renderScreen('/');
    expect(await screen.findByRole('link', { name: `Shop at ${brand.name}` })).toHaveAttribute('href', '/shop');
    expect(screen.queryByText('Shop Now')).not.toBeInTheDocument();
  });

  it('is not there when staff set none', async () => {
    server.use(shopBannerIs({}));
    await renderScreen('/');
    await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull());
    expect(document.querySelector('.home-banner')).toBeNull();
  });
});
