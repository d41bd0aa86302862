/** The ways of one shopper with distinctive data (support/answers/personal) through every form of the shop. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '../../../src/client/store/events';
import { locationChanged } from '../../../src/client/store/locationSlice';
import { panelClosed } from '../../../src/client/store/panelSlice';
import { agree, main } from '../client/main';
import { personal, waysToWrite } from '../answers/personal';
import { press } from '../client/press';
import { address } from '../client/renderApp';
import type { renderApp } from '../client/renderApp';
import { write } from '../client/write';

/** Milliseconds: every form of the shop, one after the other. */
export const LONG = 180_000;

type App = Awaited<ReturnType<typeof renderApp>>;

let steps = 0;

export function go({ store }: App, pathname: string, search = '') {
  act(() => {
    const key = `step${(steps += 1)}`;
    store.dispatch(locationChanged({ pathname, search, hash: '', key, state: null, action: 'PUSH' }));
  });
}

async function fillInOnceThere({ user }: App, form: () => ReturnType<typeof within>, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    const field = await waitFor(() => form().getByLabelText(label, { selector: 'input, textarea' }));
    await write(user, field, value);
  }
}

const dialog = () => within(screen.getByRole('dialog'));
const pressIn = async ({ user }: App, form: () => ReturnType<typeof within>, name: string | RegExp) =>
  user.click(await waitFor(() => form().getByRole('button', { name })));
/** The call has ended, whatever came of it. */
const answered = ({ store }: App, endpoint: string) =>
  waitFor(() => {
    const types = store.loggedActions().actions.map(({ action }) => action.type);
    const ends = [`api/${endpoint}/fulfilled`, `api/${endpoint}/rejected`];
    expect(types.filter((type) => ends.includes(type))).not.toEqual([]);
  });

export async function becomeMember(app: App) {
  await fillInOnceThere(app, main, {
    Name: personal.name,
    'E-mail': personal.email,
    'Mobile number': personal.mobile,
    Password: personal.password,
    'Confirm password': personal.password,
  });
  await agree(app.user);
  await pressIn(app, main, 'Sign up');
  await waitFor(() => expect(address()).toBe('/login'));
  go(app, '/forgot-password');
  await fillInOnceThere(app, main, { 'E-mail': personal.email });
  await pressIn(app, main, 'Send Mail');
  await answered(app, 'sendResetLink');
  go(app, '/login');
  await fillInOnceThere(app, main, { 'E-mail': personal.email, Password: personal.password });
  await agree(app.user);
  await pressIn(app, main, 'Login');
  await waitFor(() => expect(app.store.getState().auth.userId).toBe(personal.userId));
}

export async function fillInTheAccount(app: App) {
  go(app, '/profile');
  const details = () => within(screen.getByRole('form', { name: 'User information' }));
  await fillInOnceThere(app, details, { 'Full name': personal.hindiName, 'Mobile number': personal.mobile });
  await pressIn(app, details, 'Save Details');
  await answered(app, 'updateUser');
  const form = () => within(screen.getByRole('form', { name: 'Add Address' }));
  await fillInOnceThere(app, form, {
    'House name': personal.house,
    Street: personal.street,
    'PIN code': personal.pin,
    City: personal.city,
    State: personal.state,
  });
  await pressIn(app, form, 'Add Address');
  await answered(app, 'addAddress');
}

export async function changeTheAddress(app: App) {
  go(app, '/profile');
  await press(app, /^Edit the address/);
  const form = () => within(screen.getByRole('form', { name: 'Save Address' }));
  await fillInOnceThere(app, form, { Street: personal.otherStreet });
  await pressIn(app, form, 'Save Address');
  await answered(app, 'updateAddress');
}

export async function askToLeave(app: App) {
  go(app, '/profile');
  await press(app, 'Delete account');
  const form = () => within(screen.getByRole('form', { name: 'Delete account' }));
  await fillInOnceThere(app, form, { 'Your password': personal.password });
  await pressIn(app, form, 'Delete for good');
  await answered(app, 'deleteAccount');
}

export async function writeToTheShop(app: App) {
  go(app, '/contact');
  await fillInOnceThere(app, main, {
    Name: personal.hindiName,
    Phone: personal.mobile,
    Subject: personal.subject,
    Message: personal.message,
  });
  await pressIn(app, main, 'Send message');
  await answered(app, 'sendMessage');
  go(app, '/productdetails/1', '?tab=reviews');
  const review = () => within(screen.getByRole('form', { name: 'Write a review' }));
  await app.user.click(await waitFor(() => review().getByRole('radio', { name: '4 stars' })));
  // The name is the account's, and stands there.
  await waitFor(() => expect(review().getByLabelText('Name')).toHaveValue(personal.name));
  await fillInOnceThere(app, review, { 'E-mail': personal.email, Message: personal.review });
  await pressIn(app, review, 'Submit review');
  await answered(app, 'postReview');
  const news = () => within(screen.getByRole('region', { name: 'BE THE FIRST TO KNOW' }));
  await fillInOnceThere(app, news, { 'Mobile number for news': personal.mobile });
  await pressIn(app, news, 'Subscribe');
  await answered(app, 'joinNewsletter');
}

export async function sendBack(app: App) {
  go(app, '/order-history');
  await press(app, /^View Order/);
  act(() => void app.store.dispatch(panelClosed()));
  await press(app, 'Return Order');
  await waitFor(() => dialog().getByLabelText('Reason'));
  await app.user.selectOptions(dialog().getByLabelText('Reason'), 'Too small');
  await fillInOnceThere(app, dialog, {
    'Account holder name': personal.name,
    'Account number': personal.account,
    'Bank name': personal.bank,
    'IFSC code': personal.ifsc,
  });
  await pressIn(app, dialog, 'Send return request');
  await answered(app, 'startReturn');
}

export async function orderAsMember(app: App) {
  go(app, '/checkout');
  await waitFor(() => main().getByText(personal.house));
  await app.user.click(await main().findByRole('checkbox', { name: 'I agree to the terms & conditions' }));
  await press(app, 'Place Order');
  await screen.findByText(personal.orderNo);
}

export async function orderAsGuest(app: App) {
  act(() => void app.store.dispatch(signedOut()));
  go(app, '/productdetails/1');
  await press(app, 'Add to cart');
  await waitFor(() => expect(app.store.getState().auth.guestId).toBe(personal.guestId));
  await waitFor(() => expect(address()).toBe('/cart'));
  go(app, '/checkout');
  await fillInOnceThere(app, main, {
    'Full name': personal.hindiName,
    'Mobile number': personal.mobile,
    'House name': personal.house,
    Street: personal.street,
    City: personal.city,
    State: personal.state,
    'PIN code': personal.pin,
  });
  await app.user.click(main().getByRole('checkbox', { name: 'I agree to the terms & conditions' }));
  await press(app, 'Place Order');
  await screen.findByText(personal.guestOrderNo);
}

/** A guest's message waits for the sign-up, and the newsletter is for members. */
export async function writeAsGuest(app: App) {
  go(app, '/contact');
  await fillInOnceThere(app, main, {
    Name: personal.hindiName,
    Phone: personal.mobile,
    Subject: personal.subject,
    Message: personal.message,
  });
  await pressIn(app, main, 'Send message');
  await waitFor(() => expect(address()).toBe('/signup'));
  const news = () => within(screen.getByRole('region', { name: 'BE THE FIRST TO KNOW' }));
  await fillInOnceThere(app, news, { 'Mobile number for news': personal.mobile });
  await pressIn(app, news, 'Subscribe');
  await news().findByText(/signup first/);
}

/** What of the shopper stands in a text, by its name in `personal`. */
export const seedsIn = (text: string): string[] => {
  const small = text.toLowerCase();
  return Object.entries(personal).flatMap(([what, seed]) =>
    waysToWrite(seed).some((way) => small.includes(way)) ? [what] : [],
  );
};
