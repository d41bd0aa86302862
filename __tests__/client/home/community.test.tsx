import { act, screen, within } from '@testing-library/react';
import { CommunityStats } from '../../../src/client/features/home/CommunityStats';
import { shopSays } from '../../support/answers/handlers';
import { renderFeature, renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const figures = [
  ['Units', '19 Lakh+'],
  ['Customers', '8 Lakh+'],
  ['Pincodes', '1330+'],
  ['Cities', '3200+'],
] as const;

const community = () =>
  screen.getByRole('heading', { name: 'Our Growing Community' }).closest('section') as HTMLElement;
const figureOf = (name: string) =>
  within(community()).getByText(name).parentElement?.querySelector('dd') as HTMLElement;
const shown = (name: string) => figureOf(name).querySelector('[aria-hidden]')?.textContent;
const heard = (name: string) => figureOf(name).querySelector('.visually-hidden')?.textContent;

async function open(): Promise<void> {
  renderFeature(<CommunityStats />);
  await screen.findByRole('heading', { name: 'Our Growing Community' });
}

describe('Our Growing Community', () => {
  it('is left out of a shop whose keeper has given no figures', async () => {
    server.use(shopSays({ community: [], headline: { title: 'Wool for small people', description: '' } }));
    await renderScreen('/');
    await screen.findByRole('heading', { level: 1, name: 'Wool for small people' });
    expect(screen.queryByText('Our Growing Community')).not.toBeInTheDocument();
  });

  it('shows what is no number as it was written', async () => {
    server.use(
      shopSays({
        community: [
          { title: 'Villages', description: 'all of Ladakh' },
          { title: 'Price', description: '1,200' },
        ],
      }),
    );
    await open();
    expect([shown('Villages'), shown('Price')]).toEqual(['all of Ladakh', '1,200']);
  });

  it.each(figures)('tells %s: %s', async (name, figure) => {
    await open();
    expect(shown(name)).toBe(figure);
    expect(heard(name)).toBe(figure);
  });

  it('counts up once it is seen, over one second, while a reader hears the final figures', async () => {
    const sight = nothingIsInView();
    let draw: FrameRequestCallback = () => undefined;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      draw = callback;
      return 1;
    });
    jest.spyOn(performance, 'now').mockReturnValue(5000);
    await open();
    sight.scrollAway();
    expect(figures.map(([name]) => shown(name))).toEqual(['0 Lakh+', '0 Lakh+', '0+', '0+']);
    expect(heard('Cities')).toBe('3200+');

    sight.scrollTo(community());
    act(() => draw(5500));
    expect(Number.parseInt(shown('Cities') ?? '', 10)).toBeGreaterThan(0);
    expect(Number.parseInt(shown('Cities') ?? '', 10)).toBeLessThan(3200);
    act(() => draw(6000));
    expect(figures.map(([name]) => shown(name))).toEqual(figures.map(([, figure]) => figure));

    sight.scrollAway();
    expect(shown('Cities')).toBe('3200+');
    jest.restoreAllMocks();
  });

  it('stands still where motion is unwanted', async () => {
    const sight = nothingIsInView();
    const asBefore = window.matchMedia;
    window.matchMedia = (query) => ({ ...asBefore(query), matches: query.includes('reduced-motion') });
    await open();
    sight.scrollAway();
    expect(shown('Cities')).toBe('3200+');
    window.matchMedia = asBefore;
  });
});
