/** What the style sheet cannot know of one element: in the server's page an attribute, in the browser a style. */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from '../../../src/client/ui/Picture';
import { colour } from '../../../src/client/ui/theme/tokens';
import { useCssVars } from '../../../src/client/ui/useCssVars';

/** As an address of a picture writes it. */
const tint = colour.blush.toLowerCase();
const Bar = ({ to, tint }: { to?: number; tint?: string }) => (
  <i {...useCssVars({ '--to': to === undefined ? undefined : `${to}%`, '--tint': tint })} />
);
const only = (container: Element) => container.firstElementChild as HTMLElement;

describe('CSS variables of one element', () => {
  it('is set on the element, and follows what it is told', () => {
    const { container, rerender } = render(<Bar to={20} tint={tint} />);
    expect(only(container).dataset.vars).toBe(`--to:20%;--tint:${tint}`);
    expect(only(container).style.getPropertyValue('--to')).toBe('20%');
    rerender(<Bar to={35} />);
    expect(only(container).dataset.vars).toBe('--to:35%');
    expect(only(container).style.getPropertyValue('--to')).toBe('35%');
    expect(only(container).style.getPropertyValue('--tint')).toBe('');
    rerender(<Bar />);
    expect(only(container).dataset.vars).toBeUndefined();
    expect(only(container).style).toHaveLength(0);
  });

  it('is no attribute at all where there is nothing to say', () => {
    expect(only(render(<Bar />).container).getAttributeNames()).toEqual([]);
  });

  it('stands in the server’s page without a style attribute, and React finds there what it expects', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const picture = (
      <Picture src={`/pictures/a.jpg?w=960&h=1200&t=${tint.slice(1)}`} alt="A jhabla" sizes="100vw" ratio={1} />
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(picture);
    expect(root.innerHTML).not.toContain('style=');
    expect(only(root).dataset.vars).toBe(`--ratio:1;--tint:${tint}`);
    const app = await act(async () => hydrateRoot(root, picture));
    expect(complaints).not.toHaveBeenCalled();
    expect(only(root).style.getPropertyValue('--tint')).toBe(tint);
    act(() => app.unmount());
    complaints.mockRestore();
  });
});
