/** What stands where a picture does not load: before the page's scripts came, and after. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from '../../../src/client/ui/Picture';

const src = '/pictures/bib-0a1b2c3d4e.jpg?w=960&h=1200&t=fde9e4';
const bib = (address: string | undefined = src) => <Picture src={address} alt="A bib" sizes="100vw" />;
const image = () => screen.getByRole('img', { name: 'A bib' });
const isPlaceholder = () => image().classList.contains('picture-missing');

/** As a browser has an image whose file came to nothing, or one that is well. */
function everyImageIs(state: { complete: boolean; naturalWidth: number; decodes: boolean }): void {
  const prototype = HTMLImageElement.prototype;
  jest.spyOn(prototype, 'complete', 'get').mockReturnValue(state.complete);
  jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(state.naturalWidth);
  jest.spyOn(prototype, 'currentSrc', 'get').mockReturnValue(src);
  prototype.decode = () =>
    state.decodes ? Promise.resolve() : Promise.reject(new DOMException('broken', 'EncodingError'));
}
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

async function hydrate(): Promise<void> {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(bib());
  await act(async () => void (root = hydrateRoot(page, bib())));
}

describe('a picture that does not load', () => {
  it('becomes the placeholder, under its name, and another one is tried again', () => {
    const { rerender } = render(bib());
    expect(isPlaceholder()).toBe(false);
    fireEvent.error(image());
    expect(isPlaceholder()).toBe(true);
    rerender(bib('/pictures/cap-0a1b2c3d4e.jpg?w=960&h=1200&t=fde9e4'));
    expect(isPlaceholder()).toBe(false);
  });

  it('becomes the placeholder where it had failed before the scripts came', async () => {
    everyImageIs({ complete: true, naturalWidth: 0, decodes: false });
    await hydrate();
    expect(isPlaceholder()).toBe(true);
  });

  it.each([
    ['is still on its way', { complete: false, naturalWidth: 0, decodes: true }],
    ['had come before', { complete: true, naturalWidth: 320, decodes: true }],
    ['is a drawing without a size of its own', { complete: true, naturalWidth: 0, decodes: true }],
  ])('is not mistaken for one that %s', async (_, state) => {
    everyImageIs(state);
    await hydrate();
    expect(isPlaceholder()).toBe(false);
  });
});
