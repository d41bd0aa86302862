/**
 * The zoom tool of the gallery (docs/requirements.md sections 2 and 9: scale 1 to 3, step 0.1, zoom in, zoom out,
 * reset).
 */
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const jhabla = product({ productId: 7, prodImg2: '/two.jpg', prodImg3: '/three.jpg' } as Partial<
  ReturnType<typeof product>
>);

beforeEach(() => {
  server.use(productIs(jhabla), optionsAre([]));
});

const dialog = () => within(screen.getByRole('dialog', { name: 'Mulmul jhabla' }));
const button = (name: string) => dialog().getByRole('button', { name });
const shows = (percent: string) => expect(dialog().getByText(percent)).toBeVisible();
const frame = () => dialog().getByRole('group', { name: 'Picture' });

async function openZoom() {
  const page = await renderScreen('/productdetails/7');
  await page.user.click(await screen.findByRole('button', { name: 'Zoom' }));
  await screen.findByRole('dialog');
  // jsdom's dialog takes no focus by itself, and its frame has no size.
  button('Close').focus();
  Object.defineProperties(frame(), { scrollWidth: { value: 400 }, scrollHeight: { value: 500 } });
  return page;
}

describe('zoom of a picture', () => {
  it('goes in and out by tenths, no further than three times, and back at once', async () => {
    const { user } = await openZoom();
    shows('100%');
    await user.click(button('Zoom out'));
    shows('100%');
    await user.click(button('Zoom in'));
    shows('110%');
    for (let press = 0; press < 20; press += 1) await user.click(button('Zoom in'));
    shows('300%');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Zoom out'));
    shows('290%');
    await user.click(button('Reset'));
    shows('100%');
  });

  it('listens to the keys + − 0', async () => {
    const { user } = await openZoom();
    await user.keyboard('++=');
    shows('130%');
    await user.keyboard('-');
    shows('120%');
    await user.keyboard('0');
    shows('100%');
  });

  it('is not offered of a picture that did not load, and is of the next', async () => {
    const { user } = await renderScreen('/productdetails/7');
    await screen.findByRole('button', { name: 'Zoom' });
    fireEvent.error(screen.getByRole('img', { name: 'Mulmul jhabla, picture 1 of 3' }));
    expect(screen.queryByRole('button', { name: 'Zoom' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByRole('button', { name: 'Zoom' })).toBeVisible();
  });

  it('leaves the browser its own zoom', async () => {
    const { user } = await openZoom();
    await user.keyboard('{Control>}+{/Control}');
    shows('100%');
  });

  it('turns with the wheel, and keeps the page behind still', async () => {
    await openZoom();
    const wheel = createEvent.wheel(frame(), { deltaY: -100, cancelable: true });
    fireEvent(frame(), wheel);
    shows('110%');
    expect(wheel.defaultPrevented).toBe(true);
  });

  /** jsdom has no pointer events of its own: the part of one that a gesture needs. */
  function pointer(type: string, pointerId: number, clientX: number, clientY = 100, timeStamp = 0) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0 });
    Object.defineProperties(event, { pointerId: { value: pointerId }, timeStamp: { value: timeStamp } });
    fireEvent(frame(), event);
  }

  it('follows two fingers, and comes to rest on a step', async () => {
    await openZoom();
    pointer('pointerdown', 1, 100);
    pointer('pointerdown', 2, 200);
    pointer('pointermove', 2, 284);
    shows('184%');
    pointer('pointerup', 2, 284);
    pointer('pointerup', 1, 100);
    shows('180%');
  });

  it('goes in and out again with a double tap', async () => {
    await openZoom();
    const tap = (timeStamp: number) => {
      pointer('pointerdown', 1, 150, 150, timeStamp);
      pointer('pointerup', 1, 150, 150, timeStamp + 20);
    };
    tap(1000);
    shows('100%');
    tap(1200);
    shows('200%');
    tap(3000);
    tap(4000);
    shows('200%');
    tap(4200);
    shows('100%');
  });

  it('drags a large picture with the mouse', async () => {
    const { user } = await openZoom();
    await user.keyboard('+++');
    pointer('pointerdown', 1, 200, 200);
    pointer('pointermove', 1, 150, 180);
    pointer('pointerup', 1, 150, 180);
    expect([frame().scrollLeft, frame().scrollTop]).toEqual([50, 20]);
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowLeft}');
    expect([frame().scrollLeft, frame().scrollTop]).toEqual([-10, 80]);
    expect(dialog().getByText('1 of 3')).toBeInTheDocument();
  });

  it('turns to the other pictures by buttons, keys and a swipe, at their natural size, and the gallery follows', async () => {
    const { user, store } = await openZoom();
    await user.click(button('Zoom in'));
    await user.click(button('Next picture'));
    expect(dialog().getByText('2 of 3')).toBeInTheDocument();
    shows('100%');
    await user.keyboard('{ArrowRight}');
    expect(dialog().getByText('3 of 3')).toBeInTheDocument();
    await user.click(button('Next picture'));
    await user.click(button('Previous picture'));
    expect(dialog().getByText('3 of 3')).toBeInTheDocument();
    pointer('pointerdown', 1, 100);
    pointer('pointermove', 1, 200);
    pointer('pointerup', 1, 200);
    expect(dialog().getByText('2 of 3')).toBeInTheDocument();
    expect(store.getState().productChoice.picture).toBe(1);
    await user.click(button('Close'));
    expect(screen.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('stands in the store, closes on Escape and gives the focus back', async () => {
    const { user, store } = await openZoom();
    expect(store.getState().panel.open).toEqual({ name: 'zoom', productId: 7 });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Zoom' })).toHaveFocus();
  });

  it('shows a lone picture without turning', async () => {
    server.use(productIs(product({ productId: 7 })));
    await openZoom();
    expect(dialog().queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('has nothing to zoom where there is no picture', async () => {
    server.use(productIs(product({ productId: 7, prodImg1: '' })));
    await renderScreen('/productdetails/7');
    expect(await screen.findByRole('button', { name: 'Add Mulmul jhabla to the wishlist' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zoom' })).toBeNull();
  });
});
