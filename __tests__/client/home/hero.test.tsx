/** The top of the home page, with the fading pictures (docs/requirements.md section 2, Home page; decision 30a). */
import { screen, waitFor } from '@testing-library/react';
import { picture } from '../../support/data/builders';
import { callFails, carouselIs, shopSays } from '../../support/answers/handlers';
import { main } from '../../support/client/main';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

describe('The top of the home page', () => {
  it('has one headline and one obvious button to all products', async () => {
    const { user } = await renderScreen('/');
    expect(
      await main().findByRole('heading', { level: 1, name: 'Soft first clothes, stitched by hand' }),
    ).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Shop all products' }));
    expect(address()).toBe('/shop');
  });

  it('bears the shop’s name over whatever picture a keeper shows who has said no headline', async () => {
    server.use(shopSays({}), carouselIs([{ id: 1, imageUrl: picture('one', 1600, 720) }]));
    await renderScreen('/');
    await waitFor(() => expect(main().queryByText(/Hand-stitched|since 1999/)).not.toBeInTheDocument());
    expect(main().getByRole('heading', { level: 1, name: 'Jhabla & Co.' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Shop all products' })).toBeVisible();
  });

  it('says Loading... until the slides are known', async () => {
    server.use(carouselIs([{ id: 1, imageUrl: picture('one', 1600, 720) }]));
    await renderScreen('/');
    expect(screen.getByText('Loading...')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  });

  it('moves by itself, but can be paused, and each slide can be chosen', async () => {
    server.use(carouselIs([1, 2, 3].map((id) => ({ id, imageUrl: picture(`slide-${id}`, 1600, 720) }))));
    const { user } = await renderScreen('/');
    const third = await screen.findByRole('button', { name: 'Picture 3 of 3' });
    await user.click(third);
    expect(third).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Play: pictures' })).toBeVisible();
  });

  it('gives its slides into react-slick’s hands where they stand, which shows the one that is chosen', async () => {
    server.use(carouselIs([1, 2, 3].map((id) => ({ id, imageUrl: picture(`slide-${id}`, 1600, 720) }))));
    const { user } = await renderScreen('/');
    const second = await screen.findByRole('button', { name: 'Picture 2 of 3' });
    await user.click(second);
    const shown = () => document.querySelector('.hero .slick-current .hero-slide');
    await waitFor(() => expect(shown()).toHaveClass('hero-slide-shown'));
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(shown()?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('slide-2'));
    await user.click(screen.getByRole('button', { name: 'Picture 3 of 3' }));
    await waitFor(() =>
      expect(shown()?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('slide-3')),
    );
    expect(document.querySelectorAll('.hero .hero-slide')).toHaveLength(3);
  });

  it('keeps its headline when the slides do not come', async () => {
    server.use(callFails('/homepage/carousel/get-images'));
    await renderScreen('/');
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  });
});
