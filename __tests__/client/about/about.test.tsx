import { screen, waitFor, within } from '@testing-library/react';
import { corners } from '../../../src/client/features/about/corners';
import { stories } from '../../../src/client/features/about/stories';
import { main } from '../../support/main';
import { renderScreen } from '../../support/renderFeature';

const carousel = () => within(screen.getByRole('group', { name: 'Customer stories' }));

describe('The about page', () => {
  it.each(['Our story', 'Our vision', 'Our core values', 'Our core team', 'Customer stories'])('has a part headed %s', async (name) => {
    await renderScreen('/about');
    expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
  });

  it('tells where and when the shop began, and its new name', async () => {
    await renderScreen('/about');
    await waitFor(() => expect(document.title).toBe('About us – Jhabla & Co.'));
    expect(main().getByRole('heading', { level: 1, name: 'About Jhabla & Co.' })).toBeVisible();
    expect(main().getByText(/dressed small people since 1999.*founded in Thane/)).toBeVisible();
    expect(main().getByText(/hand-stitched and ethnic wear/)).toBeVisible();
    expect(main().getByText(/In April 2024 the shop took a new name: Jhabla & Co\./)).toBeVisible();
  });

  it.each(['The cutting table', 'The stitching room', 'The packing bench', 'The shop’s counter'])('shows the core team at work: %s', async (role) => {
    await renderScreen('/about');
    const place = corners.find((corner) => corner.role === role);
    expect(main().getByRole('heading', { level: 3, name: role })).toBeVisible();
    expect(main().getByRole('img', { name: place?.alt })).toHaveAttribute('loading', 'lazy');
  });

  it('shows 28 customer stories, each a picture with its own words, and says that they are drawn', async () => {
    await renderScreen('/about');
    expect(stories).toHaveLength(28);
    expect(carousel().getAllByRole('img', { hidden: true })).toHaveLength(28);
    for (const { caption, alt } of stories) {
      expect(carousel().getByText(caption)).toBeInTheDocument();
      expect(carousel().getByAltText(alt)).toHaveAttribute('loading', 'lazy');
    }
    expect(main().getByText(/Drawn by us, not photographed/)).toBeVisible();
  });

  it('offers every picture in three formats at several widths, under addresses that browsers keep for ever', async () => {
    await renderScreen('/about');
    const pictures = [...screen.getByRole('main').querySelectorAll('picture')];
    expect(pictures).toHaveLength(28 + 4 + 1);
    for (const picture of pictures) {
      const img = picture.querySelector('img');
      const sources = [...picture.querySelectorAll('source')];
      expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      for (const [format, element] of [['avif', sources[0]], ['webp', sources[1]], ['jpg', img]] as const) {
        const candidates = element?.getAttribute('srcset')?.split(', ') ?? [];
        expect(candidates.length).toBeGreaterThanOrEqual(2);
        for (const candidate of candidates) expect(candidate).toMatch(new RegExp(`^/our-story/[a-z-]+-(\\d+)-[0-9a-f]{10}\\.${format} \\1w$`));
        expect(element?.getAttribute('sizes')).toMatch(/px$/);
      }
      expect(img?.getAttribute('src')).toMatch(/^\/our-story\/[a-z-]+-720-[0-9a-f]{10}\.jpg$/);
    }
  });

  it('can be paused', async () => {
    const { user } = await renderScreen('/about');
    await user.click(carousel().getByRole('button', { name: 'Pause: Customer stories' }));
    expect(carousel().getByRole('button', { name: 'Play: Customer stories' })).toBeVisible();
  });

  it('leads on to the products and to the shop', async () => {
    await renderScreen('/about');
    expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
    expect(main().getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  });
});
