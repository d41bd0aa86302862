/** A visit through every form of the shop by somebody with distinctive data: nothing of it is in the file, and the file leads where the visit went. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { maskVisit } from '../../src/client/features/support/maskVisit';
import { hearConsoleErrors } from '../../src/client/lib/consoleErrors';
import { parseBundle } from '../../src/client/lib/supportBundle';
import { signedOut } from '../../src/client/store/events';
import { locationChanged } from '../../src/client/store/locationSlice';
import { panelClosed } from '../../src/client/store/panelSlice';
import { personal, shopOfPersonal, waysToWrite } from '../support/personal';
import { address, renderApp } from '../support/renderApp';
import { replayed } from '../support/replayed';
import { savedFiles } from '../support/savedFiles';
import { server } from '../support/server';
import { write } from '../support/write';

type App = Awaited<ReturnType<typeof renderApp>>;

const saved = savedFiles();
/** Milliseconds: every form of the shop, one after the other. */
const LONG = 180_000;

let steps = 0;

function go({ store }: App, pathname: string, search = '') {
  act(() => {
    store.dispatch(locationChanged({ pathname, search, hash: '', key: `step${(steps += 1)}`, state: null, action: 'PUSH' }));
  });
}

async function fillIn({ user }: App, form: () => ReturnType<typeof within>, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    const field = await waitFor(() => form().getByLabelText(label, { selector: 'input, textarea' }));
    await write(user, field, value);
  }
}

const main = () => within(screen.getByRole('main'));
const dialog = () => within(screen.getByRole('dialog'));
const press = async ({ user }: App, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const pressIn = async ({ user }: App, form: () => ReturnType<typeof within>, name: string | RegExp) =>
  user.click(await waitFor(() => form().getByRole('button', { name })));
const agree = ({ user }: App) => user.click(main().getByRole('checkbox'));
/** The call has ended, whatever came of it. */
const answered = ({ store }: App, endpoint: string) =>
  waitFor(() => expect(store.recording().actions.map(({ action }) => action.type).filter((type) => new RegExp(`^api/${endpoint}/(fulfilled|rejected)$`).test(type))).not.toEqual([]));

async function becomeMember(app: App) {
  await fillIn(app, main, { Name: personal.name, 'E-mail': personal.email, 'Mobile number': personal.mobile, Password: personal.password, 'Confirm password': personal.password });
  await agree(app);
  await pressIn(app, main, 'Sign up');
  await waitFor(() => expect(address()).toBe('/login'));
  go(app, '/forgot-password');
  await fillIn(app, main, { 'E-mail': personal.email });
  await pressIn(app, main, 'Send Mail');
  await answered(app, 'sendResetLink');
  go(app, '/login');
  await fillIn(app, main, { 'E-mail': personal.email, Password: personal.password });
  await agree(app);
  await pressIn(app, main, 'Login');
  await waitFor(() => expect(app.store.getState().auth.userId).toBe(personal.userId));
}

async function fillInTheAccount(app: App) {
  go(app, '/profile');
  const details = () => within(screen.getByRole('form', { name: 'User information' }));
  await fillIn(app, details, { 'Full name': personal.hindiName, 'Mobile number': personal.mobile });
  await pressIn(app, details, 'Save Details');
  await answered(app, 'updateUser');
  const form = () => within(screen.getByRole('form', { name: 'Add Address' }));
  await fillIn(app, form, { 'House name': personal.house, Street: personal.street, 'PIN code': personal.pin, City: personal.city, State: personal.state });
  await pressIn(app, form, 'Add Address');
  await answered(app, 'addAddress');
}

async function askToLeave(app: App) {
  go(app, '/profile');
  await press(app, 'Delete account');
  const form = () => within(screen.getByRole('form', { name: 'Delete account' }));
  await fillIn(app, form, { 'Your password': personal.password });
  await pressIn(app, form, 'Delete for good');
  await answered(app, 'deleteAccount');
}

async function writeToTheShop(app: App) {
  go(app, '/contact');
  await fillIn(app, main, { Name: personal.hindiName, Phone: personal.mobile, Subject: personal.subject, Message: personal.message });
  await pressIn(app, main, 'Send message');
  await answered(app, 'sendMessage');
  go(app, '/productdetails/1', '?tab=reviews');
  const review = () => within(screen.getByRole('form', { name: 'Write a review' }));
  await app.user.click(await waitFor(() => review().getByRole('radio', { name: '4 stars' })));
  // The name is the account's, and stands there.
  await waitFor(() => expect(review().getByLabelText('Name')).toHaveValue(personal.name));
  await fillIn(app, review, { 'E-mail': personal.email, Message: personal.review });
  await pressIn(app, review, 'Submit review');
  await answered(app, 'postReview');
  const news = () => within(screen.getByRole('region', { name: 'BE THE FIRST TO KNOW' }));
  await fillIn(app, news, { 'Mobile number for news': personal.mobile });
  await pressIn(app, news, 'Subscribe');
  await answered(app, 'joinNewsletter');
}

async function sendBack(app: App) {
  go(app, '/order-history');
  await press(app, /^View Order/);
  act(() => void app.store.dispatch(panelClosed()));
  await press(app, 'Return Order');
  await waitFor(() => dialog().getByLabelText('Reason'));
  await app.user.selectOptions(dialog().getByLabelText('Reason'), 'Too small');
  await fillIn(app, dialog, { 'Account holder name': personal.name, 'Account number': personal.account, 'Bank name': personal.bank, 'IFSC code': personal.ifsc });
  await pressIn(app, dialog, 'Send return request');
  await answered(app, 'startReturn');
}

async function orderAsMember(app: App) {
  go(app, '/checkout');
  await waitFor(() => main().getByText(personal.house));
  await app.user.click(await main().findByRole('checkbox', { name: 'I agree to the terms & conditions' }));
  await press(app, 'Place Order');
  await screen.findByText(personal.orderNo);
}

async function orderAsGuest(app: App) {
  act(() => void app.store.dispatch(signedOut()));
  go(app, '/productdetails/1');
  await press(app, 'Add to cart');
  await waitFor(() => expect(app.store.getState().auth.guestId).toBe(personal.guestId));
  await waitFor(() => expect(address()).toBe('/cart'));
  go(app, '/checkout');
  await fillIn(app, main, {
    'Full name': personal.hindiName, 'Mobile number': personal.mobile, 'House name': personal.house, Street: personal.street, City: personal.city, State: personal.state, 'PIN code': personal.pin,
  });
  await app.user.click(main().getByRole('checkbox', { name: 'I agree to the terms & conditions' }));
  await press(app, 'Place Order');
  await screen.findByText(personal.guestOrderNo);
}

const seedsIn = (text: string): string[] =>
  Object.entries(personal).flatMap(([what, seed]) => (waysToWrite(seed).some((way) => text.toLowerCase().includes(way)) ? [what] : []));

describe('saved visit', () => {
  it('leaves nothing of the shopper in the saved file, which leads to the same end', async () => {
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

    const recording = app.store.recording();
    // The log itself holds nearly all of it: what is secret (api/secret) never comes there.
    const told = ['name', 'hindiName', 'reviewer', 'email', 'mobile', 'house', 'street', 'city', 'state', 'pin', 'account', 'ifsc', 'comment', 'subject', 'message', 'review'];
    expect(seedsIn(JSON.stringify(recording))).toEqual([...told, 'userId', 'guestId', 'orderNo', 'guestOrderNo', 'serialNo']);
    expect(seedsIn(text)).toEqual([]);

    const parsed = parseBundle(text);
    if ('fault' in parsed) throw new Error(parsed.fault);
    const { payload, preloadedState, consoleErrors } = parsed.bundle;
    expect(consoleErrors.at(-1)?.text).toMatch(/^Error: Cannot show email-1@masked\.example to name-\d+$/);
    const actions = JSON.parse(payload) as { type: string }[];
    expect(actions.map(({ type }) => type)).toEqual(recording.actions.slice(0, actions.length).map(({ action }) => action.type));
    // The dialog itself is not in it.
    const { startState, actions: masked, maskState } = maskVisit({
      startState: recording.startState,
      actions: recording.actions.slice(0, actions.length),
    });
    expect(replayed(startState, masked)).toEqual(JSON.parse(JSON.stringify(maskState(end))));
    expect(replayed(JSON.parse(preloadedState), actions)).toMatchObject({
      panel: { open: null },
      location: { pathname: '/payment-successful' },
    });
    spoken.mockRestore();
  }, LONG);
});
