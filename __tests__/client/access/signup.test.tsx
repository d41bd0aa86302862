/** /signup (docs/requirements.md sections 2, 4, 5 and 8; decisions 61, 86, 87, 89, 91). */
import { screen, waitFor } from '@testing-library/react';
import { signupAnswers } from '../../support/answers/access';
import { callFails, callIsLost } from '../../support/answers/handlers';
import { agree, fillInMain, main, pressInMain } from '../../support/client/main';
import { member } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const account = {
  Name: 'आशा Rao',
  'E-mail': 'asha@example.com',
  'Mobile number': '9820012345',
  Password: 'tall-neem-tree',
  'Confirm password': 'tall-neem-tree',
};
type Label = keyof typeof account;

const field = (label: string) => main().getByLabelText(label, { selector: 'input' });

async function signUp(typed: Partial<Record<Label, string>> = {}, visit: Parameters<typeof renderScreen>[1] = {}) {
  const app = await renderScreen('/signup', visit);
  await fillInMain(app.user, { ...account, ...typed });
  await agree(app.user);
  await pressInMain(app.user, 'Sign up');
  return app;
}

describe('sign-up page', () => {
  it('complains beside every field of a form that is sent empty', async () => {
    const { user } = await renderScreen('/signup');
    await pressInMain(user, 'Sign up');
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Please enter Name'));
    expect(field('E-mail')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(field('Mobile number')).toHaveAccessibleDescription('Mobile number is required');
    expect(field('Password')).toHaveAccessibleDescription('Password must be at least 7 characters long.');
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(main().getByRole('checkbox')).toHaveAccessibleDescription('Please agree to continue.');
  });

  it('puts the focus on the first complaint', async () => {
    await signUp({ 'E-mail': 'asha', Password: 'abc' });
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
  });

  it('says beside the field that a name looks like the shop’s', async () => {
    await signUp({ Name: 'JHABLA and Co' });
    const complaint = 'This name looks like the name of the shop. Please enter your own.';
    await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(complaint));
    expect(field('Name')).toHaveFocus();
  });

  it('does not go on without the terms', async () => {
    const { user } = await renderScreen('/signup');
    await fillInMain(user, account);
    await pressInMain(user, 'Sign up');
    await waitFor(() => expect(main().getByRole('checkbox')).toHaveAccessibleDescription('Please agree to continue.'));
  });

  it.each([
    ['Name', 'S. Kumar 2', 'S Kumar '],
    ['Name', 'आशा कुलकर्णी', 'आशा कुलकर्णी'],
    ['Mobile number', '+91 98200-12345', '9820012345'],
    ['Mobile number', '९८२००१२३४५', '9820012345'],
  ])('keeps of a %s typed as %j only %j', async (label, typed, kept) => {
    const { user } = await renderScreen('/signup');
    await fillInMain(user, { [label]: typed });
    expect(field(label)).toHaveValue(kept);
  });

  it('says what a password needs, and what makes it stronger', async () => {
    const { user } = await renderScreen('/signup');
    expect(field('Password')).toHaveAccessibleDescription('Minimum 7 characters');
    await fillInMain(user, { Password: 'abcdefg' });
    expect(field('Password')).toHaveAccessibleDescription(/^Minimum 7 characters\. Longer is stronger/);
    await fillInMain(user, { Password: 'tall neem tree' });
    expect(field('Password')).toHaveAccessibleDescription('A strong password.');
  });

  it.each(['Password', 'Confirm password'])('shows %s alone, and asks managers for a new one', async (label) => {
    const { user } = await renderScreen('/signup');
    await user.click(main().getByRole('button', { name: `Show ${label.toLowerCase()}` }));
    const other = label === 'Password' ? 'Confirm password' : 'Password';
    expect(field(label)).toHaveAttribute('type', 'text');
    expect(field(other)).toHaveAttribute('type', 'password');
    expect(field(label)).toHaveAttribute('autocomplete', 'new-password');
  });

  it('sends what was typed in the body, says so and leads to the login with the way back', async () => {
    const { handler, told, queries } = signupAnswers({ userId: 'u_2' });
    server.use(handler);
    const { store } = await signUp({ Name: ' Asha  Rao ' }, { historyState: { from: '/contact' } });
    expect(await screen.findByText('User added successfully!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(told).toEqual([
      { name: 'Asha  Rao', emailId: 'asha@example.com', mobile: '9820012345', password: 'tall-neem-tree' },
    ]);
    expect(queries).toEqual(['']);
    expect(store.getState().location.state).toMatchObject({ from: '/contact' });
    expect(store.getState().auth.userId).toBeNull();
    expect(JSON.stringify(store.getState())).not.toMatch(/tall-neem-tree|asha@example|9820012345/);
  });

  it('shows the server’s complaint as text and keeps what is typed', async () => {
    server.use(signupAnswers({ errorMessage: 'An account <b>may</b> already exist.' }).handler);
    await signUp();
    expect(await main().findByText('An account <b>may</b> already exist.')).toBeVisible();
    expect(field('E-mail')).toHaveValue('asha@example.com');
    expect(address()).toBe('/signup');
  });

  it('shows what is wrong with the password beside the field', async () => {
    const complaint = 'This password is easily guessed. Please choose another.';
    server.use(signupAnswers({ errorMessage: complaint, fields: { password: complaint } }).handler);
    await signUp();
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(complaint));
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveValue('tall-neem-tree');
  });

  it.each([
    ['fails', callFails('/users/addNewUserEmail')],
    ['is out of reach', callIsLost('/users/addNewUserEmail')],
  ])('says that something went wrong when the server %s', async (_, trouble) => {
    server.use(trouble);
    await signUp();
    expect(await main().findByText('Something went wrong!')).toBeVisible();
  });

  it.each([
    ['Login', '/login'],
    ['Terms of Use (opens in a new tab)', '/terms-of-use'],
    ['Privacy Policy (opens in a new tab)', '/privacy-policy'],
  ])('leads by %j to %s', async (name, path) => {
    await renderScreen('/signup');
    expect(main().getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('is no place for a member, who goes home', async () => {
    await renderScreen('/signup', { state: member() });
    await waitFor(() => expect(address()).toBe('/'));
  });
});
