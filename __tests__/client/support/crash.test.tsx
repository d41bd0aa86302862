/**
 * A fault in the frame around the screens: header, footer and panels are gone, and the shopper can still tell of it.
 */
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../support/client/renderApp';
import { savedFiles } from '../../support/client/savedFiles';

jest.mock('../../../src/client/features/shell/FooterGroups', () => ({
  FooterGroups: () => {
    throw new TypeError('a fault of ours, about 9820012345');
  },
}));

const saved = savedFiles();

// React reports the fault that these tests make on purpose.
let spoken: jest.SpyInstance;
beforeEach(() => {
  spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => spoken.mockRestore());

// The whole page: it is its frame that goes.
describe('crash of the page', () => {
  it('leaves a plain page that says so, with a way to tell of it', async () => {
    const { user } = await renderApp('/nowhere', { records: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('Jhabla & Co.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Having a problem?' }));
    await screen.findByText(/^\d+ steps? over/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save the file' }));
    const file = await saved.newest();
    expect(file).toContain('page/crashed');
    expect(file).not.toContain('9820012345');
  });

  it('is in the log, without its words', async () => {
    const { store } = await renderApp('/nowhere', { records: true });
    const crash = store.loggedActions().actions.find(({ action }) => action.type === 'page/crashed');
    expect(crash?.action).toEqual({ type: 'page/crashed', payload: { pathname: '/nowhere', fault: 'TypeError' } });
  });
});
