/**
 * A member's own data on /profile: taken along as a file, and deleted with the account
 * (docs/decisions/0208-leaving.md).
 */
import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import type { ErrorBody } from '../../../src/contract/failure';
import type { HeldData } from '../../../src/contract/privacy';
import { accountIsDeleted, heldData, heldDataAnswers } from '../../support/answers/accountCalls';
import { says, success, wordless } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { callEndsIn, callFails } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { memberId } from '../../support/answers/member';
import { openProfile } from '../../support/client/memberProfile';
import { address } from '../../support/client/renderApp';
import { savedFiles } from '../../support/client/savedFiles';
import { server } from '../../support/answers/server';
import { settled } from '../../support/client/settled';
import { aMoment, devToolsOf, isLive } from '../../support/visits/visitWithDevTools';

async function openLeaving() {
  const shop = await openProfile();
  await shop.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const form = within(await screen.findByRole('form', { name: 'Delete account' }));
  const leave = async (password: string) => {
    if (password !== '') await shop.user.type(form.getByLabelText('Your password'), password);
    await shop.user.click(form.getByRole('button', { name: 'Delete for good' }));
  };
  return { ...shop, form, leave };
}

describe('Download my data', () => {
  const saved = savedFiles();

  it('saves a file, and none of it goes through the store', async () => {
    server.use(heldDataAnswers().handler);
    const { user, store } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is in your downloads.')).toBeVisible();
    expect(saved.name()).toBe('my-data.json');
    expect(JSON.parse(await saved.newest())).toEqual(heldData());
    expect(Object.keys(store.getState().api.mutations)).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('heldData');
  });

  it('says so when it did not come', async () => {
    server.use(callEndsIn(`/users/heldData/${memberId}`, 503));
    const { user } = await openProfile();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data did not come. Try again in a moment.')).toBeVisible();
    expect(saved.count()).toBe(0);
  });

  describe('while DevTools looks back', () => {
    /** The profile with its data asked for, as often as `calls` tells; the answer comes when it is released. */
    async function heldProfile() {
      const answer = held<Awaited<Answer<HeldData>>>();
      const { handler, asked: calls } = heldDataAnswers(() => answer.promise);
      server.use(handler);
      const { user, store } = await openProfile({
        enhancers: [instrument(undefined, { maxAge: 2000 }) as StoreEnhancer],
      });
      const press = async () => user.click(await screen.findByRole('button', { name: 'Download my data' }));
      await screen.findByRole('form', { name: 'User information' });
      await settled(store);
      const devTools = devToolsOf(store);
      const lookBack = () => devTools.jumpTo(devTools.beforeLastRow());
      const goOn = async () => {
        await devTools.jumpTo(devTools.latest());
        await isLive({ store });
      };
      return { answer, calls, press, lookBack, goOn };
    }

    it('asks for nothing', async () => {
      const { answer, calls, press, lookBack, goOn } = await heldProfile();
      answer.release(success(heldData()));
      await lookBack();
      await press();
      await goOn();
      await press();
      expect(await screen.findByText('Your data is in your downloads.')).toBeVisible();
      expect(calls).toHaveLength(1);
      expect(saved.count()).toBe(1);
    });

    it.each([
      ['an answer', 'Your data is in your downloads.', 1, says(heldData())],
      ['a failure', 'Your data did not come. Try again in a moment.', 0, () => wordless(503)],
    ])('lets %s wait', async (_, said, files, outcome) => {
      const { answer, calls, press, lookBack, goOn } = await heldProfile();
      await press();
      await waitFor(() => expect(calls).toHaveLength(1));
      await lookBack();
      answer.release(outcome());
      await aMoment();
      expect(saved.count()).toBe(0);
      await goOn();
      expect(await screen.findByText(said)).toBeVisible();
      expect(saved.count()).toBe(files);
    });
  });
});

describe('Delete account', () => {
  it('asks what is meant and for the password, in the body of the call, and leaves nobody behind', async () => {
    const { handler, asked } = accountIsDeleted();
    server.use(handler);
    const { form, leave, store } = await openLeaving();
    expect(form.getByText(/this cannot be undone/)).toBeVisible();
    await leave('seven tall neems');
    expect(await screen.findByText('Your account is deleted. Take care!')).toBeVisible();
    expect(asked).toEqual([{ search: '', query: {}, body: 'password=seven+tall+neems' }]);
    await waitFor(() => expect(address()).toBe('/'));
    expect(store.getState().auth.userId).toBeNull();
    expect(JSON.stringify(store.getState())).not.toContain('seven tall neems');
  });

  it('wants the password', async () => {
    const { form, leave } = await openLeaving();
    await leave('');
    await waitFor(() =>
      expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password'),
    );
  });

  it.each<[string, ErrorBody, string]>([
    [
      'beside the field, when the password is another',
      { code: 'INVALID', message: 'x', fields: { password: 'x' } },
      'This is not your password.',
    ],
    [
      'while something is under way',
      { code: 'CONFLICT', message: 'x' },
      'An order or a return is still under way. Your account can be deleted once it is settled.',
    ],
    [
      'when the shop is busy',
      { code: 'NOT_READY', message: 'x' },
      'The shop is busy right now. Try again in a moment.',
    ],
  ])('says why not, %s, and keeps what was typed', async (_, body, said) => {
    server.use(callFails(`/users/deleteAccount/${memberId}`, body));
    const { form, leave, store } = await openLeaving();
    await leave('seven tall neems');
    expect(await form.findByText(said)).toBeVisible();
    expect(form.getByLabelText('Your password')).toHaveValue('seven tall neems');
    expect(store.getState().auth.userId).toBe(memberId);
  });

  it('can be thought over: the account stays, and the focus is back on the way in', async () => {
    const { user, form } = await openLeaving();
    await user.click(form.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('form', { name: 'Delete account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus();
  });
});
