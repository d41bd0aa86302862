/** The banner between the categories and the offers, whose words are staff's (decision 124a). */
import { screen, waitFor } from '@testing-library/react';
import { ShopBanner } from '../../../src/client/features/home/Banners';
import { brand } from '../../../src/contract/brand';
import { picture } from '../../support/data/builders';
import { shopBannerIs } from '../../support/answers/handlers';
import { renderFeature } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

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
    renderFeature(<ShopBanner />);
    const link = await screen.findByRole('link', { name: 'A rabbit on a rug Toys for small hands Shop Now' });
    expect(link).toHaveAttribute('href', '/shop?category=Toys');
    expect(screen.getByRole('img', { name: 'A rabbit on a rug' })).toHaveAttribute('height', '600');
  });

  it('says at least whose shop it leads to when staff gave a picture alone', async () => {
    server.use(shopBannerIs({ imageUrl: picture('toys'), redirectUrl: 'javascript:alert(1)' }));
    renderFeature(<ShopBanner />);
    expect(await screen.findByRole('link', { name: `Shop at ${brand.name}` })).toHaveAttribute('href', '/shop');
    expect(screen.queryByText('Shop Now')).not.toBeInTheDocument();
  });

  it('is not there when staff set none', async () => {
    server.use(shopBannerIs({}));
    const { container } = renderFeature(<ShopBanner />);
    expect(container.querySelector('.skeleton')).not.toBeNull();
    await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull());
    expect(document.querySelector('.home-banner')).toBeNull();
  });
});
