/**
 * Where the gallery's pictures stand until react-slick is here, and what the store says of it (docs/requirements.md
 * section 2, Product detail). jsdom moves nothing: the test does.
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const WIDTH = 400;
/** Longer than any pause between two scroll events of one move on a busy phone. */
const PAUSE_MS = 1000;

const button = (name: string) => screen.getByRole('button', { name });
const isShown = (picture: number) => {
  expect(screen.getByText(`Picture ${picture} of 3`)).toBeInTheDocument();
  expect(button(`Show picture ${picture}`)).toHaveAttribute('aria-current', 'true');
};

/** The pictures come, and move smoothly: what the code asks for (`asked`, px) is not yet where they stand. */
async function openGallery() {
  // So react-slick is not fetched.
  nothingIsInView();
  server.use(
    productIs(
      product({ productId: 7, prodImg2: '/two.jpg', prodImg3: '/three.jpg' } as Partial<ReturnType<typeof product>>),
    ),
    optionsAre([]),
  );
  await renderScreen('/productdetails/7');
  const track = await screen.findByRole('group', { name: 'Pictures, side by side' });
  const asked: number[] = [];
  let stands = 0;
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  Object.defineProperty(track, 'scrollLeft', { get: () => stands, set: (left: number) => asked.push(left) });
  jest.useFakeTimers();
  /** They are there now, and for a while no further scroll event comes. */
  const moveTo = (left: number) => {
    stands = left;
    fireEvent.scroll(track);
    act(() => void jest.advanceTimersByTime(PAUSE_MS));
  };
  return { track, asked, moveTo };
}

describe('gallery under a finger', () => {
  it('goes on to the picture that was asked for when the move stands still on the way', async () => {
    const { asked, moveTo } = await openGallery();
    fireEvent.click(button('Next picture'));
    moveTo(0.2 * WIDTH);
    isShown(2);
    expect(asked).toEqual([WIDTH, WIDTH]);
    moveTo(WIDTH);
    fireEvent.click(button('Next picture'));
    moveTo(1.2 * WIDTH);
    fireEvent.click(button('Previous picture'));
    moveTo(1.6 * WIDTH);
    isShown(2);
    moveTo(WIDTH);
    isShown(2);
    expect(asked.slice(2)).toEqual([2 * WIDTH, 2 * WIDTH, WIDTH, WIDTH]);
  });

  it('tells where a finger left the pictures, and leaves it to the browser to bring them there', async () => {
    const { track, asked, moveTo } = await openGallery();
    fireEvent.pointerDown(track);
    moveTo(0.9 * WIDTH);
    isShown(2);
    moveTo(WIDTH);
    fireEvent.pointerDown(track);
    moveTo(2 * WIDTH);
    isShown(3);
    expect(asked).toEqual([]);
    fireEvent.click(button('Previous picture'));
    moveTo(WIDTH);
    fireEvent.click(button('Next picture'));
    isShown(3);
    expect(asked).toEqual([WIDTH, 2 * WIDTH]);
  });

  it.each([
    ['a finger', (track: HTMLElement) => fireEvent.pointerDown(track)],
    ['the wheel', (track: HTMLElement) => fireEvent.wheel(track)],
    ['the keyboard', (track: HTMLElement) => fireEvent.keyDown(track, { key: 'ArrowLeft' })],
  ])('lets %s take over while the pictures move', async (_name, interrupt) => {
    const { track, moveTo } = await openGallery();
    fireEvent.click(button('Show picture 3'));
    moveTo(1.2 * WIDTH);
    isShown(3);
    interrupt(track);
    moveTo(WIDTH);
    isShown(2);
  });
});
