/**
 * The gallery of ui (npm run dev, /gallery): no part is left out, and each is drawn in every state that it has there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../../../src/client/app/router/routes';
import { screen as gallery } from '../../../src/client/screens/GalleryScreen';
import { parts } from '../../../src/client/screens/gallery/parts';
import { renderFeature } from '../../support/client/renderFeature';

const ui = path.resolve(__dirname, '../../../src/client/ui');

/** Components that a file of ui exports; what is written in capitals alone, or ends in Context, is none. */
const exported = readdirSync(ui)
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => [
    ...readFileSync(path.join(ui, name), 'utf8').matchAll(/^export (?:function|const|class) ([A-Z][a-z]\w*)/gm),
  ])
  .map(([, name = '']) => name)
  .filter((name) => !name.endsWith('Context'))
  .sort();

/** Whole: react-slick is fetched once the page stands. */
async function show() {
  const shown = await renderFeature(<gallery.Component />, undefined, { path: '/gallery' });
  const track = within(screen.getByRole('region', { name: 'SlickTrack' }));
  await track.findAllByRole('link', { hidden: true });
  return shown;
}
const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('gallery of the parts of ui', () => {
  it('has every part that ui exports, and no other', () => {
    expect(exported).toEqual(expect.arrayContaining(['Carousel', 'ErrorBoundary', 'MailLink', 'TextField']));
    expect(Object.keys(parts).sort()).toEqual(exported);
  });

  it('shows each of them in its states', async () => {
    await show();
    for (const [name, states] of Object.entries(parts)) {
      const part = screen.getByRole('region', { name });
      const shown = within(part).getAllByRole('group', { name: new RegExp(`^${name}, `) });
      expect([name, shown.length]).toEqual([name, Object.keys(states).length]);
    }
  });

  it('leads to each by a link, and opens a dialog that a key closes', async () => {
    const { user } = await show();
    const index = within(screen.getByRole('navigation', { name: 'Parts' }));
    expect(index.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      exported.map((name) => `#gallery-${name}`),
    );
    const panel = within(screen.getByRole('region', { name: 'SidePanel' }));
    panel.getByRole('button', { name: 'Open' }).focus();
    await user.keyboard('{Enter}');
    const opened = screen.getByRole('dialog', { name: 'Filters' });
    fireEvent.keyDown(opened, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    expect(panel.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('shows what a part that breaks leaves, when it is asked to', async () => {
    const errors = quietly();
    const { user } = await show();
    const part = within(screen.getByRole('region', { name: 'ErrorBoundary' }));
    await user.click(part.getByRole('button', { name: 'Break it' }));
    expect(part.getByText('A stitch came loose')).toBeVisible();
    errors.mockRestore();
  });

  it('is at no address of a shop that is not being worked on', () => {
    expect(routes.map(({ path: address }) => address)).not.toContain('/gallery');
  });
});
