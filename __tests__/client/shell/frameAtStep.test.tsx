/**
 * A step from page to page draws the screen anew, and nothing of the frame around it: a phone has its whole time for
 * the screen.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { Footer } from '../../../src/client/features/shell/Footer';
import { FooterGroups } from '../../../src/client/features/shell/FooterGroups';
import { Header } from '../../../src/client/features/shell/Header';
import { HeaderIcons } from '../../../src/client/features/shell/HeaderIcons';
import { guest } from '../../support/answers/guest';
import { livelyShop } from '../../support/answers/livelyShop';
import { arriveAt, renderApp } from '../../support/client/renderApp';
import { server } from '../../support/answers/server';
import { settled } from '../../support/client/settled';

// Themselves, with their drawings counted.
jest.mock('../../../src/client/features/shell/Footer', () => ({
  Footer: jest.fn(jest.requireActual<{ Footer: typeof Footer }>('../../../src/client/features/shell/Footer').Footer),
}));
jest.mock('../../../src/client/features/shell/FooterGroups', () => ({
  FooterGroups: jest.fn(
    jest.requireActual<{ FooterGroups: typeof FooterGroups }>('../../../src/client/features/shell/FooterGroups')
      .FooterGroups,
  ),
}));
jest.mock('../../../src/client/features/shell/Header', () => ({
  Header: jest.fn(jest.requireActual<{ Header: typeof Header }>('../../../src/client/features/shell/Header').Header),
}));
jest.mock('../../../src/client/features/shell/HeaderIcons', () => ({
  HeaderIcons: jest.fn(
    jest.requireActual<{ HeaderIcons: typeof HeaderIcons }>('../../../src/client/features/shell/HeaderIcons')
      .HeaderIcons,
  ),
}));

const parts = { Footer, FooterGroups, Header, HeaderIcons };
const drawings = () =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, jest.mocked(part).mock.calls.length]));

/** What is changed in the header and the footer, as they stand in the page. */
function watchFrame(page: Element) {
  const frame = [...page.querySelectorAll('.header, .footer')];
  const changed: string[] = [];
  const changes = new MutationObserver((records) =>
    changed.push(...records.map(({ target, type }) => `${type} of ${target.nodeName}`)),
  );
  for (const part of frame)
    changes.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
  return { changed, stands: () => frame.map((part) => part.isConnected) };
}

describe('frame around the page', () => {
  it('is left alone on the way from a listing to a product and back', async () => {
    server.use(...livelyShop());
    const { user, store, container } = await renderApp('/shop', { state: guest() });
    const card = await within(await screen.findByRole('main')).findByTitle('Bib 7');
    await settled(store);
    const { changed, stands } = watchFrame(container);
    const before = drawings();
    expect(Object.values(before)).not.toContain(0);

    await user.click(card);
    await arriveAt('/productdetails/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mulmul jhabla' })).toBeVisible();
    await settled(store);
    window.history.back();
    await arriveAt('/shop');
    await waitFor(() => expect(screen.getByTitle('Bib 7')).toBeVisible());
    await settled(store);

    expect(drawings()).toEqual(before);
    expect(changed).toEqual([]);
    expect(stands()).toEqual([true, true]);
  });
});
