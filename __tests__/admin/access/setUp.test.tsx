/** A set-up link: password, second factor, recovery codes. */
import { screen } from '@testing-library/react';
import { renderStranger } from '../../support/admin/renderDesk';
import { callIsLost } from '../../support/answers/handlers';
import { server } from '../../support/answers/server';
import { setUpBegins, setUpFinishes, setUpLinkIsGone } from '../../support/answers/staffCalls';

describe('the set-up of an account', () => {
  it('takes the token out of the address bar, and keeps it for a reload', async () => {
    const begins = setUpBegins();
    server.use(begins.handler);
    renderStranger('/set-up#secret-token');
    expect(await screen.findByText('asha@example.com')).toBeVisible();
    expect(window.location.href).toBe('http://shop.test/admin/set-up');
    expect(JSON.parse(begins.asked[0]?.body ?? '')).toEqual({ token: 'secret-token' });
  });

  it('draws the QR code, and says the key for whoever cannot scan it', async () => {
    server.use(setUpBegins().handler);
    renderStranger('/set-up#secret-token');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  });

  it('shows the recovery codes once all is set', async () => {
    const finishes = setUpFinishes(['4k7m-x2qd-9sah', '1111-2222-3333']);
    server.use(setUpBegins().handler, finishes.handler);
    const { user } = renderStranger('/set-up#secret-token');
    await user.type(await screen.findByLabelText('New password'), 'four small wool caps');
    await user.type(screen.getByLabelText('The same again'), 'four small wool caps');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('4k7m-x2qd-9sah')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your account is set up' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'I have kept them: log in' })).toBeVisible();
    expect(JSON.parse(finishes.asked[0]?.body ?? '')).toEqual({
      token: 'secret-token',
      password: 'four small wool caps',
      code: '123456',
    });
  });

  it('asks for a longer password and the same one twice before it sends anything', async () => {
    server.use(setUpBegins().handler);
    const { user } = renderStranger('/set-up#secret-token');
    await user.type(await screen.findByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('The same again'), 'other');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('Please choose 12 characters or more.')).toBeVisible();
    expect(screen.getByText('The two passwords differ.')).toBeVisible();
  });

  it('says that a link was used, and leads whoever has an account to the login', async () => {
    server.use(setUpLinkIsGone().handler);
    renderStranger('/set-up#old-token');
    expect(await screen.findByText('This link has been used, or is too old. Ask for another one.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have an account: log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says that an address is not the whole link, and asks the server nothing', async () => {
    const begins = setUpBegins();
    server.use(begins.handler);
    renderStranger('/set-up');
    expect(await screen.findByText(/^This address is not the whole link/)).toBeVisible();
    expect(begins.asked).toEqual([]);
  });

  it('offers another try where the shop is out of reach', async () => {
    server.use(callIsLost('/admin/api/set-up/begin'));
    renderStranger('/set-up#secret-token');
    expect(await screen.findByText(/^The shop cannot be reached/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
