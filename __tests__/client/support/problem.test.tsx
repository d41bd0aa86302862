/**
 * 'Having a problem?': what is shown of the file, and how it is saved. The button stands in the footer (shell/frame).
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { addressApi } from '../../../src/client/api/addressApi';
import { profileApi } from '../../../src/client/api/profileApi';
import { wishlistApi } from '../../../src/client/api/wishlistApi';
import { embedJson, PAGE_DATA_ID } from '../../../src/client/app/hydration/pageData';
import { loadProblem } from '../../../src/client/app/problem/loadProblem';
import { Panels } from '../../../src/client/features/shell/Panels';
import { parseBundle } from '../../../src/client/lib/supportBundle';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { panelClosed, panelOpened } from '../../../src/client/store/panelSlice';
import type { RootState } from '../../../src/client/store/rootReducer';
import { toastShown } from '../../../src/client/store/toastsSlice';
import { ProblemButton } from '../../../src/client/ui/ProblemButton';
import { callIsLost } from '../../support/answers/handlers';
import { member, memberId, wishlistIs } from '../../support/answers/member';
import { renderFeature } from '../../support/client/renderFeature';
import { savedFiles } from '../../support/client/savedFiles';
import { server } from '../../support/answers/server';

const saved = savedFiles();
const opener = () => screen.getByRole('button', { name: 'Having a problem?' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Having a problem?' }));

/** The button, and the dialog when it is pressed. */
const render = (state?: Partial<RootState>) =>
  renderFeature(
    <>
      <ProblemButton />
      <Panels loadProblem={loadProblem} />
    </>,
    state,
    { records: true },
  );
const press = async ({ user }: ReturnType<typeof render>) => {
  await user.click(opener());
  await screen.findByText(/^\d+ steps? over/);
};
async function open() {
  const page = render();
  await press(page);
  return page;
}

afterEach(() => jest.restoreAllMocks());

describe('dialog for a shopper with a problem', () => {
  it('says what the file holds, what it does not, and where to send it', async () => {
    server.use(callIsLost(`/users/userByID/${memberId}`), callIsLost(`/users/getAllAddresses/${memberId}`));
    const page = render(member());
    const { store } = page;
    await act(async () => {
      await store.dispatch(profileApi.endpoints.getUser.initiate(memberId));
      await store.dispatch(addressApi.endpoints.getAddresses.initiate(memberId));
    });
    await press(page);
    expect(store.getState().panel.open).toEqual({ name: 'problem' });
    expect(dialog().getByText(/and what the shop answered$/)).toHaveTextContent(/^\d+ steps over \d+ seconds?, and/);
    expect(dialog().getByText('2 failed calls to the shop')).toBeVisible();
    // What could not be fetched is noted (store/fetchListener).
    expect(dialog().getByText('2 notes or errors of the page')).toBeVisible();
    expect(dialog().getByText(/^Your browser, its window of \d+ × \d+/)).toBeVisible();
    expect(dialog().getByText(/Names, e-mail addresses, mobile numbers/)).toBeVisible();
    expect(dialog().getByText(/Nothing is sent by itself/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'hello@jhabla.example' })).toHaveAttribute(
      'href',
      'mailto:hello@jhabla.example',
    );
  });

  it('shows the steps and the whole file in another tab', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(window);
    server.use(...wishlistIs().handlers);
    const page = render(member());
    await act(async () => void (await page.store.dispatch(wishlistApi.endpoints.getWishlist.initiate(memberId))));
    await press(page);
    await page.user.click(dialog().getByRole('button', { name: 'Look into it first (opens another tab)' }));
    const text = await saved.at(String(opened.mock.lastCall?.[0]));
    expect(text).toMatch(/^The steps of this visit\n\n1\. /);
    expect(text).toMatch(/\n\d+\. api\/getWishlist\/fulfilled\n/);
    expect(text).toContain('"userId": "user-1"');
    expect(text).not.toContain(memberId);
    expect(dialog().getByRole('status')).toBeEmptyDOMElement();
  });

  it('is not in the file itself, nor what came after its opening', async () => {
    const page = render();
    const { store, user } = page;
    // An earlier look at it is among what the shopper did.
    act(() => void store.dispatch(panelOpened({ name: 'problem' })));
    act(() => void store.dispatch(panelClosed()));
    act(() => void store.dispatch(toastShown('info', 'A word before')));
    const leave = store.subscribe(() => {
      if (store.getState().panel.open === null) return;
      leave();
      store.dispatch(toastShown('info', 'A word after'));
    });
    await press(page);
    expect(screen.getByText('A word after')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Save the file' }));
    const { payload, times, scrolls } = JSON.parse(await saved.newest()) as SupportBundle;
    const actions = JSON.parse(payload) as { type: string; payload?: unknown }[];
    expect(actions.filter(({ type }) => !type.startsWith('api/'))).toMatchObject([
      { type: 'panel/opened', payload: { name: 'problem' } },
      { type: 'panel/closed' },
      { type: 'toasts/shown', payload: { text: 'A word before' } },
    ]);
    expect([times.length, scrolls.length]).toEqual([actions.length, actions.length + 1]);
  });

  it('says so where the browser opens no other tab', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Look into it first (opens another tab)' }));
    expect(dialog().getByRole('status')).toHaveTextContent(
      'This browser could not open another tab. Save the file to look into it.',
    );
  });

  it('says in the file which version, commit and build the page is of', async () => {
    const data = document.createElement('script');
    Object.assign(data, { id: PAGE_DATA_ID, type: 'application/json' });
    data.textContent = embedJson({ build: '0.9.0+555faab3c1.a1b2c3d4e5' });
    document.body.append(data);
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Save the file' }));
    data.remove();
    const { visit } = JSON.parse(await saved.newest()) as SupportBundle;
    expect(visit).toMatchObject({ version: '0.9.0', commit: '555faab3c1', build: 'a1b2c3d4e5' });
  });

  it('saves the file under the day and the time, and says so', async () => {
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Save the file' }));
    expect(saved.name()).toMatch(/^jhabla-problem-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);
    expect(dialog().getByRole('status')).toHaveTextContent(
      `Saved as ${saved.name()}. Please send it to hello@jhabla.example and say what went wrong.`,
    );
    const parsed = parseBundle(await saved.newest());
    expect(parsed).toMatchObject({
      bundle: {
        visit: {
          format: 1,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          viewport: { width: window.innerWidth },
        },
        failedCalls: [],
      },
    });
  });

  it('offers to copy the file where the browser cannot save', async () => {
    const { user } = await open();
    URL.createObjectURL = () => {
      throw new Error('not here');
    };
    await user.click(dialog().getByRole('button', { name: 'Save the file' }));
    expect(dialog().getByRole('status')).toHaveTextContent(
      'This browser could not save the file. Copy it instead, and paste it into your e-mail.',
    );
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog().getByRole('button', { name: 'Copy instead' }));
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent(/^Copied\./));
    expect(parseBundle(copied.mock.lastCall?.[0] ?? '')).toHaveProperty('bundle');
  });

  it('is opened and closed by the keyboard, and gives the focus back', async () => {
    const { user, store } = render();
    opener().focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/^\d+ steps? over/);
    // A browser moves the focus into an open dialog; jsdom does not.
    dialog().getByRole('button', { name: 'Save the file' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().panel.open).toBeNull();
    expect(opener()).toHaveFocus();
  });
});
