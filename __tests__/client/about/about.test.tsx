import { screen, waitFor, within } from '@testing-library/react';
import { drawingOf } from '../../../src/client/features/about/ownPictures';
import { ownPictureWords } from '../../../src/client/features/about/ownPictureWords';
import { picture } from '../../support/data/builders';
import { aboutTells, shopSays } from '../../support/answers/handlers';
import { main } from '../../support/client/main';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { demoAbout } from '../../support/data/words';

const { stories, team } = demoAbout;
const altOf = (url: string) => ownPictureWords[drawingOf(url)!];
const carousel = () => within(screen.getByRole('group', { name: 'Customer stories' }));

async function open() {
  server.use(aboutTells(demoAbout));
  const view = await renderScreen('/about');
  await screen.findByRole('heading', { name: 'Our story' });
  return view;
}

describe('The about page of a shop whose keeper has said', () => {
  it('nothing shows its name and the way on, and no word of another shop', async () => {
    server.use(shopSays({}), aboutTells({}));
    await renderScreen('/about');
    await waitFor(() => expect(main().queryByText(/since 1999/)).not.toBeInTheDocument());
    expect(main().getByRole('heading', { level: 1, name: 'About Jhabla & Co.' })).toBeVisible();
    expect(main().queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(main().queryAllByRole('img')).toEqual([]);
    expect(main().getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  it('a story and a team of its own shows those, and nothing else', async () => {
    server.use(
      shopSays({ strapLine: 'Knitted in Leh', founded: { year: '2019', place: 'Leh' } }),
      aboutTells({
        story: ['It began with one sheep.'],
        team: [{ url: picture('loom'), title: 'The loom', description: 'Where it begins.' }],
      }),
    );
    await renderScreen('/about');
    expect(await main().findByText('It began with one sheep.')).toBeVisible();
    expect(await main().findByText('Knitted in Leh, since 2019.')).toBeVisible();
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Our story', 'Our core team']);
    expect(main().getByRole('heading', { level: 3, name: 'The loom' })).toBeVisible();
  });
});

describe('The about page', () => {
  it.each(['Our story', 'Our vision', 'Our core values', 'Our core team', 'Customer stories'])(
    'has a part headed %s',
    async (name) => {
      await open();
      expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
    },
  );

  it('tells where and when the shop began, and its new name', async () => {
    await open();
    await waitFor(() => expect(document.title).toBe('About us – Jhabla & Co.'));
    expect(main().getByRole('heading', { level: 1, name: 'About Jhabla & Co.' })).toBeVisible();
    expect(main().getByText(/dressed small people since 1999.*founded in Thane/)).toBeVisible();
    expect(main().getByText(/hand-stitched and ethnic wear/)).toBeVisible();
    expect(main().getByText(/In April 2024 the shop took a new name: Jhabla & Co\./)).toBeVisible();
  });

  it.each(['The cutting table', 'The stitching room', 'The packing bench', 'The shop’s counter'])(
    'shows the core team at work: %s',
    async (role) => {
      await open();
      const place = team.find(({ title }) => title === role)!;
      expect(main().getByRole('heading', { level: 3, name: role })).toBeVisible();
      expect(main().getByRole('img', { name: altOf(place.url) })).toHaveAttribute('loading', 'lazy');
    },
  );

  it('shows 28 customer stories, each a picture with its own words, and says that they are drawn', async () => {
    await open();
    expect(stories).toHaveLength(28);
    expect(carousel().getAllByRole('img', { hidden: true })).toHaveLength(28);
    for (const { title, url } of stories) {
      expect(carousel().getByText(title)).toBeInTheDocument();
      expect(carousel().getByAltText(altOf(url))).toHaveAttribute('loading', 'lazy');
    }
    expect(main().getByText(/Drawn by us, not photographed/)).toBeVisible();
  });

  it('offers every picture in three formats at several widths, under addresses that browsers keep for ever', async () => {
    await open();
    const pictures = [...screen.getByRole('main').querySelectorAll('picture')];
    expect(pictures).toHaveLength(28 + 4 + 1);
    for (const picture of pictures) {
      const img = picture.querySelector('img');
      const sources = [...picture.querySelectorAll('source')];
      expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      for (const [format, element] of [
        ['avif', sources[0]],
        ['webp', sources[1]],
        ['jpg', img],
      ] as const) {
        const candidates = element?.getAttribute('srcset')?.split(', ') ?? [];
        expect(candidates.length).toBeGreaterThanOrEqual(2);
        for (const candidate of candidates)
          expect(candidate).toMatch(new RegExp(`^/our-story/[a-z-]+-(\\d+)-[0-9a-f]{10}\\.${format} \\1w$`));
        expect(element?.getAttribute('sizes')).toMatch(/px$/);
      }
      expect(img?.getAttribute('src')).toMatch(/^\/our-story\/[a-z-]+-720-[0-9a-f]{10}\.jpg$/);
    }
  });

  it('can be paused', async () => {
    const { user } = await open();
    await user.click(carousel().getByRole('button', { name: 'Pause: Customer stories' }));
    expect(carousel().getByRole('button', { name: 'Play: Customer stories' })).toBeVisible();
  });

  it('leads on to the products and to the shop', async () => {
    await open();
    expect(main().getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
    expect(main().getByRole('link', { name: 'Get in touch' })).toHaveAttribute('href', '/contact');
  });
});
