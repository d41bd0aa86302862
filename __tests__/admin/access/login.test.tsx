/** The login of staff: a pair, then a code. */
import { screen } from '@testing-library/react';
import { renderStranger } from '../../support/admin/renderDesk';
import { success } from '../../support/answers/answers';
import { server } from '../../support/answers/server';
import { asha, loginAnswers, ordersAre, refusal } from '../../support/answers/staffCalls';

// The page of a test has an address of its own; the demo shop's owner comes in on the shop's machine.
jest.mock('../../../src/admin/browser/ownMachine', () => ({ isOwnMachine: () => true }));

const refused = () =>
  refusal({
    code: 'UNAUTHENTICATED',
    message: 'E-mail address, password and code do not belong together. A code works once: wait for the next one.',
  });

async function typePair(user: ReturnType<typeof renderStranger>['user']) {
  await user.type(await screen.findByLabelText('E-mail address'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'four small wool caps');
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

describe('the login of staff', () => {
  it('asks for the pair and then for the code, and opens the orders', async () => {
    const login = loginAnswers();
    server.use(login.handler, ordersAre(() => []).handler);
    const { user } = renderStranger('');
    await typePair(user);
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
    expect(JSON.parse(login.asked[0]?.body ?? '')).toEqual({
      email: 'asha@example.com',
      password: 'four small wool caps',
      code: '123456',
    });
  });

  it('says beside each field what is missing, and goes to the first of them', async () => {
    const { user } = renderStranger('');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please enter your password.')).toBeVisible();
    const email = screen.getByLabelText('E-mail address');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Please enter an e-mail address, such as asha@example.com.');
    expect(email).toBeInvalid();
  });

  it('keeps the pair after a refusal', async () => {
    server.use(loginAnswers(refused).handler);
    const { user } = renderStranger('');
    await typePair(user);
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/do not belong together/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('E-mail address')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('four small wool caps');
  });

  it('lets the demo shop’s owner in without a code, and with one once the account was set up', async () => {
    const login = loginAnswers((time) => (time === 1 ? refused() : success(asha)));
    server.use(login.handler, ordersAre(() => []).handler);
    const { user } = renderStranger('');
    await user.type(await screen.findByLabelText('E-mail address'), 'owner@jhabla.example');
    await user.type(screen.getByLabelText('Password'), 'demo1234owner');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/do not belong together/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter a code' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
    expect(login.asked.map(({ body }) => (JSON.parse(body) as { code: string }).code)).toEqual(['', '123456']);
  });

  it('takes a recovery code where the phone is gone', async () => {
    const login = loginAnswers();
    server.use(login.handler, ordersAre(() => []).handler);
    const { user } = renderStranger('');
    await typePair(user);
    await user.click(await screen.findByRole('button', { name: /use a recovery code/ }));
    await user.type(await screen.findByLabelText('Recovery code'), '4k7m-x2qd-9sah');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
    expect(JSON.parse(login.asked[0]?.body ?? '')).toMatchObject({ code: '4k7m-x2qd-9sah' });
  });
});
