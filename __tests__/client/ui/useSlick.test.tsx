/**
 * The slides of a carousel change hands once the slider is here, and never between a press and its release: the click
 * would go to nobody.
 */
import { waitFor } from '@testing-library/react';

async function openModules() {
  jest.resetModules();
  const { useEffect, useRef } = await import('react');
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const { fetchSlick, useSlick } = await import('../../../src/client/ui/useSlick');
  const { nextPaint, watchInput } = await import('../../../src/client/browser/scheduling');
  watchInput(window);
  function Strip({ onHydrated }: { onHydrated?: () => void }) {
    useEffect(() => onHydrated?.(), [onHydrated]);
    const view = useRef<HTMLDivElement>(null);
    const isSlick = useSlick(view) !== null;
    return <div ref={view}>{isSlick ? <b>slides</b> : <button type="button">card</button>}</div>;
  }
  return { Strip, createRoot, hydrateRoot, fetchSlick, nextPaint };
}

/** A page of its own, with a strip whose slider has not come yet. */
async function openStrip() {
  const { Strip, createRoot, fetchSlick, nextPaint } = await openModules();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(<Strip />);
  const card = await waitFor(() => {
    const found = page.querySelector('button');
    if (!found) throw new Error('The strip is not drawn yet');
    return found;
  });
  const close = () => {
    root.unmount();
    page.remove();
  };
  return { page, card, fetchSlick, nextPaint, close };
}

/** One that a finger came down on, by a clock that the test moves. */
async function openPressedStrip() {
  const { fetchSlick, ...strip } = await openStrip();
  await fetchSlick();
  jest.useFakeTimers();
  const on = (type: string) => strip.card.dispatchEvent(new Event(type, { bubbles: true }));
  on('scroll');
  on('pointerdown');
  return { ...strip, on };
}

const press = (type: 'pointerdown' | 'pointerup') => window.dispatchEvent(new Event(type));
/** Whatever was asked for before has had its time. */
const someTasks = async () => {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe('slides of a carousel', () => {
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    // Always idle.
    Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
  });
  afterAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([0, 1, 2, 4])('stay while a press lasts that came %i turns after the page was touched', async (turns) => {
    const { page, card, fetchSlick, nextPaint, close } = await openStrip();
    await fetchSlick();
    window.dispatchEvent(new Event('scroll'));
    await nextPaint();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const isThere = page.contains(card);
    press('pointerdown');
    await someTasks();
    expect(page.contains(card)).toBe(isThere);
    press('pointerup');
    await waitFor(() => expect(page).toHaveTextContent('slides'));
    close();
  });

  it('of sections that the server drew do not change hands while these hydrate', async () => {
    const { Strip, fetchSlick, hydrateRoot, nextPaint } = await openModules();
    await fetchSlick();
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = '<div><button type="button">card</button></div>'.repeat(2);
    const onHydrated = jest.fn();
    const root = hydrateRoot(
      page,
      <>
        <Strip />
        <Strip onHydrated={onHydrated} />
      </>,
    );
    await waitFor(() => expect(onHydrated).toHaveBeenCalledTimes(1));
    await nextPaint();
    expect(page).toHaveTextContent('cardcard');
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(page).toHaveTextContent('slidesslides'));
    root.unmount();
    page.remove();
  });

  it('stay until the click of a press has been answered', async () => {
    const { page, card, close, on } = await openPressedStrip();
    await jest.advanceTimersByTimeAsync(3000);
    on('pointerup');
    await jest.advanceTimersByTimeAsync(200);
    expect(page).toContainElement(card);
    on('click');
    expect(page).toContainElement(card);
    await jest.advanceTimersByTimeAsync(100);
    expect(page).toHaveTextContent('slides');
    close();
  });

  it('change hands after a swipe, which no click follows', async () => {
    const { page, close, on } = await openPressedStrip();
    on('pointerup');
    await jest.advanceTimersByTimeAsync(3000);
    expect(page).toHaveTextContent('slides');
    close();
  });

  it('change hands after a cancelled touch, after which Chrome is never idle', async () => {
    jest.spyOn(window, 'requestIdleCallback').mockImplementation((work, { timeout } = {}) => {
      if (timeout !== undefined) setTimeout(work, timeout);
      return 0;
    });
    const { page, close, on } = await openPressedStrip();
    on('pointercancel');
    await jest.advanceTimersByTimeAsync(6000);
    expect(page).toHaveTextContent('slides');
    close();
  });
});
