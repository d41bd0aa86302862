/**
 * A carousel's step takes its rest and its movement (docs/requirements.md section 9; decision 30a). How fast it moves:
 * browser/carousels.
 */
import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CustomerStories } from '../../../src/client/features/about/CustomerStories';
import { CategoryCarousel } from '../../../src/client/features/home/CategoryCarousel';
import { DealsOfTheDay } from '../../../src/client/features/home/DealsOfTheDay';
import { Hero } from '../../../src/client/features/home/Hero';
import { TopSellers } from '../../../src/client/features/home/TopSellers';
import { ReviewList } from '../../../src/client/features/reviews/ReviewList';
import { fetchSlick } from '../../../src/client/ui/useSlick';
import { product } from '../../support/data/builders';
import { livelyShop } from '../../support/answers/livelyShop';
import { renderFeature } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { demoAbout } from '../../support/data/words';

/**
 * All but intervals, which are what moves a carousel by itself, run as ever: their clock stands at 0 until it is moved
 * here.
 */
const asEver = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/** As long as no more than one step takes. */
const pass = (milliseconds: number) =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds);
    // react-slick moves a little later.
    await new Promise((resolve) => setTimeout(resolve));
  });

const carousel = (name: string) => screen.getByRole('group', { name });
const slidesOf = (name: string) => within(carousel(name)).getAllByRole('group', { hidden: true });
/** Slides out of view cannot be reached, once react-slick has them. */
const placeOf = (name: string) => () => {
  const slides = slidesOf(name);
  const inView = slides.filter((slide) => !slide.hasAttribute('inert'));
  return inView.length < slides.length ? inView[0]?.getAttribute('aria-label') : null;
};
/** As the dots have it, once react-slick shows the same. */
const picture = () => {
  const place = [...document.querySelectorAll('.hero .slick-slide')].findIndex((slide) =>
    slide.classList.contains('slick-current'),
  );
  const dot = document.querySelector('.hero-dot[aria-current="true"]');
  return dot && dot === document.querySelectorAll('.hero-dot')[place] ? dot.getAttribute('aria-label') : null;
};

async function open(ui: ReactElement, place: () => string | null | undefined, first: string) {
  const { user } = renderFeature(ui);
  await waitFor(() => expect(place()).toBe(first));
  return user;
}

beforeEach(async () => {
  server.use(...livelyShop());
  // What the home carousel shows next has come.
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  await fetchSlick();
  jest.useFakeTimers({ doNotFake: [...asEver] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('What moves by itself', () => {
  it.each([
    ['Pictures', <Hero />, picture, ['Picture 1 of 3', 'Picture 2 of 3'], 800, 800],
    ['Categories', <CategoryCarousel />, placeOf('Categories'), ['1 of 5', '2 of 5'], 1500, 800],
    ['Deals of the day', <DealsOfTheDay />, placeOf('Deals of the day'), ['3 of 5', '4 of 5'], 6000, 1000],
    [
      'Reviews',
      <ReviewList product={product({ productId: 7 })} onWrite={() => undefined} />,
      placeOf('Reviews'),
      ['1 of 3', '2 of 3'],
      2500,
      500,
    ],
    [
      'Customer stories',
      <CustomerStories stories={demoAbout.stories} />,
      placeOf('Customer stories'),
      ['1 of 28', '2 of 28'],
      2500,
      500,
    ],
  ] as const)('rests and moves as long as it should: %s', async (_name, ui, place, [first, second], rest, movement) => {
    await open(ui, place, first);
    await pass(rest + movement - 1);
    expect(place()).toBe(first);
    await pass(1);
    expect(place()).toBe(second);
  });

  it('leads the deals on from the last one to the first', async () => {
    const place = placeOf('Deals of the day');
    await open(<DealsOfTheDay />, place, '3 of 5');
    const seen: unknown[] = [];
    for (let step = 0; step < 5; step += 1) {
      await pass(7000);
      seen.push(place());
    }
    expect(seen).toEqual(['4 of 5', '5 of 5', '1 of 5', '2 of 5', '3 of 5']);
  });

  it('is not the top sellers', async () => {
    const place = placeOf('Top sellers');
    await open(<TopSellers />, place, '3 of 5');
    await pass(60_000);
    expect(place()).toBe('3 of 5');
  });
});

describe('A carousel that is looked at closely', () => {
  const button = () => screen.getByRole('button', { name: /^Pause: / });
  const carousels = [
    ['Pictures', <Hero />, picture, ['Picture 1 of 3', 'Picture 2 of 3'], 1600],
    ['Categories', <CategoryCarousel />, placeOf('Categories'), ['1 of 5', '2 of 5'], 2300],
  ] as const;
  async function standsFor(steps: number, step: number, place: () => unknown, first: string) {
    for (let count = 0; count < steps; count += 1) {
      await pass(step);
      expect(place()).toBe(first);
    }
  }

  it.each(carousels)(
    'holds still under the pointer, and goes on without it: %s',
    async (_name, ui, place, [first, second], step) => {
      const user = await open(ui, place, first);
      await user.hover(button());
      await standsFor(3, step, place, first);
      await user.unhover(button());
      await pass(step);
      expect(place()).toBe(second);
    },
  );

  it.each(carousels)(
    'holds still with the focus in it, and goes on without it: %s',
    async (_name, ui, place, [first, second], step) => {
      await open(ui, place, first);
      act(() => button().focus());
      await standsFor(3, step, place, first);
      act(() => button().blur());
      await pass(step);
      expect(place()).toBe(second);
    },
  );
});
