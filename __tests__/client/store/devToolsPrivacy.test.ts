/**
 * What Redux DevTools gets to know of a shopper: rows, states and the file that its panel exports tell nothing that is
 * the shopper's own, whatever was typed and whatever the server answered (docs/support.md).
 */
import '../../support/visits/devTools/extension';
import { act } from '@testing-library/react';
import { exportMask } from '../../../src/client/app/problem/exportMask';
import { parseBundle } from '../../../src/client/lib/supportBundle';
import { signedOut } from '../../../src/client/store/events';
import type { DevToolsPage } from '../../support/visits/devTools/devTools';
import { kindShopOfPersonal, shopOfPersonal } from '../../support/answers/personal';
import {
  LONG,
  askToLeave,
  becomeMember,
  changeTheAddress,
  fillInTheAccount,
  orderAsGuest,
  orderAsMember,
  seedsIn,
  sendBack,
  writeAsGuest,
  writeToTheShop,
} from '../../support/visits/personalWalk';
import { renderApp } from '../../support/client/renderApp';
import { replayed } from '../../support/visits/replayed';
import { server } from '../../support/answers/server';

const { devTools } = window as unknown as DevToolsPage;

/** They tell one shopper from another and nothing about either. */
const ids = ['userId', 'guestId', 'orderNo', 'guestOrderNo', 'serialNo'];
const personalIn = (text: string): string[] => seedsIn(text).filter((what) => !ids.includes(what));

type App = Awaited<ReturnType<typeof renderApp>>;

const walks: [string, typeof shopOfPersonal, (app: App) => Promise<void>][] = [
  ['a member’s walk', kindShopOfPersonal, walkAsMember],
  ['a member’s walk that is refused everything', shopOfPersonal, walkAsMember],
  ['a guest’s walk', kindShopOfPersonal, walkAsGuest],
];

async function walkAsMember(app: App) {
  await becomeMember(app);
  await fillInTheAccount(app);
  await changeTheAddress(app);
  await orderAsMember(app);
  await sendBack(app);
  await writeToTheShop(app);
  await askToLeave(app);
}

async function walkAsGuest(app: App) {
  await orderAsGuest(app);
  await writeAsGuest(app);
}

/** Through the whole page: a walk over many screens and the frame that leads from one to the next. */
async function walked(answers: typeof shopOfPersonal, walk: (app: App) => Promise<void>) {
  server.use(...answers());
  const app = await renderApp('/signup', { records: true });
  app.store.maskExports(exportMask);
  await walk(app);
  return app;
}

describe('Redux DevTools', () => {
  it.each(walks)(
    'is told nothing personal on %s',
    async (_name, answers, walk) => {
      const { store } = await walked(answers, walk);
      const { actions } = store.loggedActions();
      expect(actions.length).toBeGreaterThan(20);
      const sent = actions.map(({ action }) => (action as { meta?: { arg?: unknown } }).meta?.arg ?? null);
      expect(personalIn(JSON.stringify(sent))).toEqual([]);
      const told = devTools.messages();
      expect(told.length).toBeGreaterThan(15);
      expect(told.flatMap((text) => personalIn(text).map((what) => `${what} in ${text.slice(0, 300)}`))).toEqual([]);
      expect(seedsIn(devTools.exported())).toEqual([]);
    },
    LONG,
  );

  it(
    'exports a log that leads where the page is, under other names',
    async () => {
      const { store } = await walked(kindShopOfPersonal, walkAsGuest);
      act(() => void store.dispatch(signedOut()));
      const parsed = parseBundle(devTools.exported());
      if ('fault' in parsed) throw new Error(parsed.fault);
      const { payload, preloadedState } = parsed.bundle;
      const end = replayed(JSON.parse(preloadedState), JSON.parse(payload) as unknown[]);
      expect(end).toMatchObject({ location: { pathname: '/signup' }, checkout: { step: 'placed' } });
    },
    LONG,
  );

  it(
    'exports a log that goes on from a committed state',
    async () => {
      const { store } = await walked(kindShopOfPersonal, orderAsGuest);
      devTools.dispatch({ type: 'COMMIT', timestamp: 1 });
      act(() => void store.dispatch(signedOut()));
      const text = devTools.exported();
      expect(seedsIn(text)).toEqual([]);
      expect(text).toContain('auth/signedOut');
      expect(text).toContain('payment-successful');
    },
    LONG,
  );
});
