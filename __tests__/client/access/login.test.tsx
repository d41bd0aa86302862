/** /login (docs/requirements.md sections 2, 4, 5 and 8; decisions 19, 60, 74, 91, 100). */
import { screen, waitFor } from '@testing-library/react';
import { accountApi } from '../../../src/client/api/accountApi';
import { secret } from '../../../src/client/api/secret';
import { makeStore } from '../../../src/client/store/makeStore';
import { loginAnswers } from '../../support/answers/access';
import { line } from '../../support/data/builders';
import { callFails, callIsLost, cartCountIs, cartIs, host } from '../../support/answers/handlers';
import { agree, fillInMain, main, pressInMain } from '../../support/client/main';
import { member, memberId } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const pair = { 'E-mail': ' demo@jhabla.example ', Password: 'demo1234' };

async function logIn(typed: Partial<typeof pair> = {}, visit: Parameters<typeof renderScreen>[1] = {}) {
  const app = await renderScreen('/login', visit);
  await fillInMain(app.user, { ...pair, ...typed });
  await agree(app.user);
  await pressInMain(app.user, 'Login');
  return app;
}

describe('The login form', () => {
  it.each<[string, keyof typeof pair, string, string]>([
    ['an address without a domain', 'E-mail', 'asha@home', 'Please enter a valid email address.'],
    ['a missing password', 'Password', '', 'Password must be at least 7 characters long.'],
  ])('complains about %s beside the field', async (_, label, value, message) => {
    await logIn({ [label]: value });
    const field = main().getByLabelText(label, { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
  });

  it('does not go on without the terms', async () => {
    const { user } = await renderScreen('/login');
    await fillInMain(user, pair);
    await pressInMain(user, 'Login');
    const terms = main().getByRole('checkbox');
    await waitFor(() => expect(terms).toHaveAccessibleDescription('Please agree to continue.'));
    expect(terms).toHaveFocus();
  });

  it.each([
    ['Forgot password?', '/forgot-password'],
    ['Terms of Use (opens in a new tab)', '/terms-of-use'],
    ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
    ['Get in touch', '/contact'],
    ['Sign up', '/signup'],
  ])('leads by %j to %s', async (name, path) => {
    await renderScreen('/login');
    expect(main().getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('shows the password and hides it again', async () => {
    const { user } = await renderScreen('/login');
    const password = main().getByLabelText('Password', { selector: 'input' });
    const button = main().getByRole('button', { name: 'Show password' });
    expect(password).toHaveAttribute('type', 'password');
    await user.click(button);
    expect(password).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(password).toHaveAttribute('type', 'password');
  });

  it('lets password managers do their work', async () => {
    await renderScreen('/login');
    expect(main().getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    expect(main().getByLabelText('Password', { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  });
});

describe('Login with the right pair', () => {
  it('goes in the body, and into no address and no part of the store', async () => {
    const { handler, told, queries } = loginAnswers({ userId: memberId });
    server.use(handler);
    const states: string[] = [];
    const { store, user } = await renderScreen('/login');
    store.subscribe(() => states.push(JSON.stringify(store.getState())));
    await fillInMain(user, pair);
    await agree(user);
    await pressInMain(user, 'Login');
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(told).toEqual([{ emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' }]);
    expect(queries).toEqual(['']);
    expect(states.join()).not.toContain('demo1234');
    expect(states.join()).not.toContain('demo@jhabla.example');
  });

  it('makes a member of the guest, whose cart is asked for anew', async () => {
    server.use(loginAnswers({ userId: memberId }).handler, cartCountIs(5));
    const { store } = await logIn(
      {},
      { state: { auth: { userId: null, guestId: 'g_1' }, cart: { lines: [line()], count: 1 } } },
    );
    await waitFor(() => expect(store.getState().auth).toEqual({ userId: memberId, guestId: null }));
    expect(store.getState().cart.lines).toBeUndefined();
    expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  });

  it('tells what came along from the visit as a guest', async () => {
    const joined = [
      { productId: 1, productName: 'Mulmul jhabla', wantedQuantity: 2, orderQuantity: 2, stockQuantity: 12 },
      { productId: 2, productName: 'Bamboo socks', wantedQuantity: 4, orderQuantity: 3, stockQuantity: 3 },
      { productId: 3, productName: 'Moon cap', wantedQuantity: 1, orderQuantity: 1, stockQuantity: 0 },
    ];
    server.use(
      loginAnswers({ userId: memberId, joined }).handler,
      cartIs([line(), line({ productId: 2 }), line({ productId: 3 })]),
    );
    const { store } = await logIn();
    expect(await screen.findByText('3 things from your visit as a guest are in your cart now.')).toBeVisible();
    expect(screen.getByText('Only 3 of Bamboo socks could be kept. Moon cap is out of stock.')).toBeVisible();
    await waitFor(() => expect(store.getState().cart.lines).toHaveLength(3));
  });

  it('keeps quiet about a cart that was empty', async () => {
    server.use(loginAnswers({ userId: memberId }).handler);
    await logIn();
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(screen.queryByText(/from your visit as a guest/)).not.toBeInTheDocument();
  });

  it('leads home when nothing is remembered', async () => {
    server.use(loginAnswers({ userId: memberId }).handler);
    await logIn();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('leads back to the remembered page, query and all', async () => {
    server.use(loginAnswers({ userId: memberId }).handler);
    await logIn({}, { historyState: { from: '/shop?category=kids&color=Blue' } });
    await waitFor(() => expect(address()).toBe('/shop?category=kids&color=Blue'));
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/signup',
    '/reset?token=x',
    7,
  ])('leads home, and not to %j', async (from) => {
    server.use(loginAnswers({ userId: memberId }).handler);
    await logIn({}, { historyState: { from } });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('goes back the steps that led here, over the sign-up too', async () => {
    server.use(loginAnswers({ userId: memberId }).handler);
    const { user, store } = await renderScreen('/faqs');
    const { key } = store.getState().location;
    await user.click(screen.getByRole('link', { name: 'Sign up/Login' }));
    await user.click(await main().findByRole('link', { name: 'Sign up' }));
    await user.click(await main().findByRole('link', { name: 'Login' }));
    await main().findByRole('button', { name: 'Login' });
    expect(store.getState().location.state).toEqual({ from: '/faqs', stepsBack: 3 });
    await fillInMain(user, pair);
    await agree(user);
    await pressInMain(user, 'Login');
    await waitFor(() => expect(address()).toBe('/faqs'));
    // The very entry, and with it the place on the page.
    expect(store.getState().location).toMatchObject({ key, action: 'POP' });
  });
});

describe('A login that does not succeed', () => {
  it('says that nobody was found, and keeps what is typed', async () => {
    server.use(loginAnswers({ message: 'No.' }).handler);
    const { store } = await logIn();
    expect(await main().findByText('User not found. Please check your credentials or sign up.')).toBeVisible();
    expect(main().getByLabelText('E-mail')).toHaveValue('demo@jhabla.example');
    expect(store.getState().auth.userId).toBeNull();
    expect(address()).toBe('/login');
  });

  it.each([
    ['breaks', callFails('/users/loginUser'), null],
    ['refuses', callFails('/users/loginUser', { code: 'INVALID', message: 'Check.' }), null],
    [
      'is asked too often',
      callFails('/users/loginUser', { code: 'TOO_MANY_REQUESTS', message: 'Wait.' }),
      'That was a little too quick. Wait a few minutes and try again.',
    ],
    [
      'is out of reach',
      callIsLost('/users/loginUser'),
      'We cannot reach the shop. Check your connection and try again.',
    ],
  ])('says that it failed when the server %s', async (_, trouble, more) => {
    server.use(trouble);
    await logIn();
    expect(await main().findByText('Login failed. Please check your credentials.')).toBeVisible();
    if (more !== null) expect(main().getByText(more)).toBeVisible();
  });
});

describe('Login page', () => {
  it('sends the pair in the query to a backend that reads nothing else', async () => {
    const { handler, told, queries } = loginAnswers({ userId: memberId });
    server.use(handler);
    const store = makeStore({ extra: { baseUrl: host, credentialsInQuery: true } });
    await store.dispatch(accountApi.endpoints.logIn.initiate(secret({ emailId: 'a@b.in', password: 'demo1234' })));
    expect(queries).toEqual(['?emailId=a%40b.in&password=demo1234&userType=USER']);
    expect(told).toEqual([{}]);
  });

  it('is no place for a member', async () => {
    const { store } = await renderScreen('/login', { state: member(), historyState: { from: '/cart' } });
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(store.getState().location.action).toBe('REPLACE');
  });
});
