import { act, screen, waitFor, within } from '@testing-library/react';
import type { HomeVideo } from '../../../src/contract/home';
import { VideoStrip } from '../../../src/client/features/home/VideoStrip';
import { videoSources } from '../../../src/client/lib/videoSources';
import { fetchSlick } from '../../../src/client/ui/useSlick';
import { picture } from '../../support/data/builders';
import { callFails, callIsLost, videosAre } from '../../support/answers/handlers';
import { expectSameScreen } from '../../support/visits/sameScreen';
import { renderFeature } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const video = (id: number, known: Partial<HomeVideo> = {}): HomeVideo => ({
  id,
  url: `/videos/socks-0123456789.mp4`,
  redirectUrl: '/shop?category=Socks',
  poster: picture(`socks-${id}`, 960, 1280),
  ...known,
});

let playing: Set<HTMLMediaElement>;
beforeEach(async () => {
  // One shows at a time, in react-slick's hands from the start.
  await fetchSlick();
  playing = new Set();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    playing.add(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
  });
});
afterEach(() => jest.restoreAllMocks());

const films = () => [...document.querySelectorAll('video')];
const section = async () =>
  (await screen.findByRole('button', { name: /: videos$/ })).closest('section') as HTMLElement;

describe('videos of the home page', () => {
  it('say Loading videos... until they are known', async () => {
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    renderFeature(<VideoStrip />);
    expect(screen.getByText('Loading videos...')).toBeVisible();
    await section();
    expect(screen.queryByText('Loading videos...')).not.toBeInTheDocument();
  });

  it('each lead where staff said, and to the shop when that is missing or not safe', async () => {
    server.use(videosAre([video(1), video(2, { redirectUrl: '' }), video(3, { redirectUrl: 'javascript:alert(1)' })]));
    renderFeature(<VideoStrip />);
    const links = within(await section()).getAllByRole('link', { name: /^Explore Now/, hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shop?category=Socks', '/shop', '/shop']);
    expect(links[0]).toHaveTextContent('Explore Now');
  });

  it('loop without sound inside the page, and nothing of them stands between a reader and the links', async () => {
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    renderFeature(<VideoStrip />);
    await section();
    expect(films()).toHaveLength(3);
    for (const film of films()) {
      expect(film).toMatchObject({ loop: true, muted: true, playsInline: true });
      expect(film).toHaveAttribute('aria-hidden', 'true');
    }
    await waitFor(() => expect(playing.size).toBe(3));
  });

  it.each([
    ['fewer than three came', videosAre([video(1), video(2)])],
    [
      'one of three has no address to play from',
      videosAre([video(1), video(2), video(3, { url: 'javascript:alert(1)' })]),
    ],
    ['there are none', videosAre([])],
    ['the call fails', callFails('/homepage/video/get-videos')],
    ['nobody answers', callIsLost('/homepage/video/get-videos')],
  ])('stay away when %s', async (_, answer) => {
    server.use(answer);
    renderFeature(<VideoStrip />);
    await waitFor(() => expect(screen.queryByText('Loading videos...')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /: videos$/ })).not.toBeInTheDocument();
    expect(films()).toEqual([]);
  });

  it('are brought into view one after the other, and begin again after the last', async () => {
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    const { user } = renderFeature(<VideoStrip />);
    await section();
    const inView = () =>
      [...document.querySelectorAll('.videos .carousel-slide:not([inert])')].map((slide) =>
        slide.getAttribute('aria-label'),
      );
    expect(inView()).toEqual(['1 of 3']);
    for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
      await user.click(screen.getByRole('button', { name: 'Next: Videos' }));
      await waitFor(() => expect(inView()).toEqual([place]));
    }
  });

  it('stop with one button and go on with it', async () => {
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    const { user } = renderFeature(<VideoStrip />);
    await section();
    await user.click(screen.getByRole('button', { name: 'Pause: videos' }));
    expect(playing.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Play: videos' }));
    expect(playing.size).toBe(3);
  });

  it('hold still one by one under the pointer and the focus', async () => {
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    const { user } = renderFeature(<VideoStrip />);
    const link = within(await section()).getByRole('link', { name: 'Explore Now: video 2', hidden: true });
    await user.hover(link);
    expect([...playing]).toEqual([films()[0], films()[2]]);
    await user.unhover(link);
    expect(playing.size).toBe(3);
    const first = screen.getByRole('link', { name: 'Explore Now: video 1' });
    act(() => first.focus());
    expect([...playing]).toEqual([films()[1], films()[2]]);
    act(() => first.blur());
    expect(playing.size).toBe(3);
  });

  it('do not move where motion is unwanted, until the shopper asks for it', async () => {
    const asBefore = window.matchMedia;
    window.matchMedia = (query) => ({ ...asBefore(query), matches: query.includes('reduced-motion') });
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    const { user } = renderFeature(<VideoStrip />);
    await section();
    expect(playing.size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Play: videos' }));
    expect(playing.size).toBe(3);
    window.matchMedia = asBefore;
  });

  it('wait for a shopper who saves data until the button of one is pressed', async () => {
    server.use(videosAre([1, 2, 3].map((id) => video(id, { url: `/videos/socks-012345678${id}.mp4` }))));
    const { user, ...app } = renderFeature(<VideoStrip />, { visit: { restored: true, savesData: true } });
    const play = await screen.findByRole('button', { name: 'Play: video 2', hidden: true });
    expect(films()).toEqual([]);
    expect(screen.queryByRole('button', { name: /: videos$/ })).not.toBeInTheDocument();
    await user.click(play);
    expect(films()).toHaveLength(1);
    expect(playing.size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Pause: video 2', hidden: true }));
    expect(playing.size).toBe(0);
    await expectSameScreen(app);
  });

  it('are fetched near the view, play in it, and rest when they are scrolled away', async () => {
    const sight = nothingIsInView();
    server.use(videosAre([1, 2, 3].map((id) => video(id))));
    renderFeature(<VideoStrip />);
    const strip = await section();
    expect(films()).toEqual([]);
    sight.scrollTo(strip);
    await waitFor(() => expect(playing.size).toBe(3));
    sight.scrollAway();
    expect(playing.size).toBe(0);
    expect(films()).toHaveLength(3);
  });
});

describe('A video’s forms', () => {
  it.each([
    [
      '/videos/ball-of-wool-c98ed71664.mp4',
      ['/videos/ball-of-wool-c98ed71664.webm', '/videos/ball-of-wool-c98ed71664.mp4'],
    ],
    [
      'https://shop.example/videos/socks-0123456789.mp4',
      ['https://shop.example/videos/socks-0123456789.webm', 'https://shop.example/videos/socks-0123456789.mp4'],
    ],
    ['https://videos.example/knit.mp4', ['https://videos.example/knit.mp4']],
    ['/videos/ours-without-a-hash.mp4', ['/videos/ours-without-a-hash.mp4']],
  ])('of %s are %j', (url, forms) => {
    expect(videoSources(url).map(({ src }) => src)).toEqual(forms);
  });
});
