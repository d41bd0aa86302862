/**
 * A visit through every form of the shop by somebody with distinctive data: nothing of it is in the file, and the file
 * leads where the visit went.
 */
import { screen } from '@testing-library/react';
import { makeMisfitOf } from '../../src/replay/actionShape';
import { makeReplayStore } from '../../src/replay/replayStore';
import { maskVisit } from '../../src/client/features/support/maskVisit';
import { hearConsoleErrors } from '../../src/client/browser/consoleErrors';
import { parseBundle } from '../../src/client/lib/supportBundle';
import { makeActionShapes } from '../support/visits/actionShapes';
import { personal, shopOfPersonal } from '../support/answers/personal';
import {
  LONG,
  askToLeave,
  becomeMember,
  fillInTheAccount,
  go,
  orderAsGuest,
  orderAsMember,
  seedsIn,
  sendBack,
  writeToTheShop,
} from '../support/visits/personalWalk';
import { press } from '../support/client/press';
import { renderApp } from '../support/client/renderApp';
import { replayed } from '../support/visits/replayed';
import { savedFiles } from '../support/client/savedFiles';
import { server } from '../support/answers/server';

const saved = savedFiles();

describe('saved visit', () => {
  it(
    'leaves nothing of the shopper in the saved file, which leads to the same end',
    async () => {
      server.use(...shopOfPersonal());
      const spoken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      hearConsoleErrors(window);
      const app = await renderApp('/signup', { records: true });
      await becomeMember(app);
      await fillInTheAccount(app);
      await writeToTheShop(app);
      await sendBack(app);
      await askToLeave(app);
      await orderAsMember(app);
      go(app, '/shop', `?search=${encodeURIComponent(personal.name)}`);
      await orderAsGuest(app);
      console.error(new Error(`Cannot show ${personal.email} to ${personal.hindiName}`));

      const end = app.store.getState();
      await press(app, 'Having a problem?');
      await screen.findByText(/^\d+ steps over/);
      await press(app, 'Save the file');
      const text = await saved.newest();

      const loggedActions = app.store.loggedActions();
      const ids = ['userId', 'guestId', 'orderNo', 'guestOrderNo', 'serialNo'];
      // What was asked goes into the log without anything personal (api/secret) ...
      const asked = loggedActions.actions.map(
        ({ action }) => (action as { meta?: { arg?: unknown } }).meta?.arg ?? null,
      );
      expect(seedsIn(JSON.stringify(asked)).filter((what) => !ids.includes(what))).toEqual([]);
      // ... and what was answered as it came: screens show it.
      const account = ['name', 'reviewer', 'email', 'mobile', 'house', 'street', 'city', 'state', 'pin'];
      const repeated = ['account', 'ifsc', 'comment', 'message'];
      expect(seedsIn(JSON.stringify(loggedActions))).toEqual([...account, ...repeated, ...ids]);
      expect(seedsIn(text)).toEqual([]);

      const parsed = parseBundle(text);
      if ('fault' in parsed) throw new Error(parsed.fault);
      const { payload, preloadedState, consoleErrors } = parsed.bundle;
      expect(consoleErrors.at(-1)?.text).toMatch(/^Error: Cannot show email-1@masked\.example to name-\d+$/);
      const actions = JSON.parse(payload) as { type: string }[];
      expect(actions.map(({ type }) => type)).toEqual(
        loggedActions.actions.slice(0, actions.length).map(({ action }) => action.type),
      );
      // Masked as it is, every step has the shape that its action's type says.
      const { log } = makeReplayStore(parsed.bundle, makeMisfitOf(makeActionShapes()));
      log.workOut(actions.length);
      expect(log.faults()).toEqual([]);
      // The dialog itself is not in it.
      const {
        startState,
        actions: masked,
        maskState,
      } = maskVisit({ startState: loggedActions.startState, actions: loggedActions.actions.slice(0, actions.length) });
      expect(replayed(startState, masked)).toEqual(JSON.parse(JSON.stringify(maskState(end))));
      expect(replayed(JSON.parse(preloadedState), actions)).toMatchObject({
        panel: { open: null },
        location: { pathname: '/payment-successful' },
      });
      spoken.mockRestore();
    },
    LONG,
  );
});
