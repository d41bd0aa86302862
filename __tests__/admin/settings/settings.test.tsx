/** What an owner sets of the shop at the desk. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../support/admin/renderDesk';
import { server } from '../../support/answers/server';
import { saysNothing, success } from '../../support/answers/answers';
import {
  confirmAnswers,
  ordersAre,
  refusal,
  settingsAre,
  settingsChangeAnswers,
  staffSettings,
} from '../../support/answers/staffCalls';

const bodiesOf = ({ asked }: { asked: { body: string }[] }): unknown[] => asked.map(({ body }) => JSON.parse(body));
const save = () => screen.getByRole('button', { name: 'Save' });
const upiId = () => screen.findByLabelText('UPI id');

describe('the settings', () => {
  it('show how a UPI id will look to a shopper, and send only what was typed anew', async () => {
    const change = settingsChangeAnswers(() => success(staffSettings({ version: '1', upiId: 'new@okaxis' })));
    server.use(settingsAre().handler, change.handler);
    const { user } = renderDesk('/settings');
    expect(await screen.findByText(/it says that your team will call/)).toBeVisible();
    await user.type(await upiId(), 'new');
    expect(screen.getByText('Here stands the QR code as soon as the UPI id is whole.')).toBeVisible();
    await user.type(await upiId(), '@okaxis');
    expect(await screen.findByRole('img', { name: 'QR code that pays ₹1 to new@okaxis' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open a payment app on this phone' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^upi:\/\/pay\?pa=new@okaxis&pn=Jhabla%20%26%20Co\.&am=1\.00&/),
    );
    await user.click(save());
    expect(await screen.findByText('The settings are saved, and count from now on.')).toBeVisible();
    expect(bodiesOf(change)).toEqual([{ upiId: 'new@okaxis', version: '0' }]);
    await user.clear(screen.getByLabelText('Days until an unpaid order is overdue'));
    await user.type(screen.getByLabelText('Days until an unpaid order is overdue'), '3');
    await user.click(save());
    await waitFor(() => expect(bodiesOf(change).at(-1)).toEqual({ unpaidDays: 3, version: '1' }));
  });

  it('refuse what cannot be beside its field, and keep what was typed where the shop refuses it', async () => {
    const change = settingsChangeAnswers(() =>
      refusal({ code: 'INVALID', message: 'No.', fields: { payee: 'This name is too long.' } }),
    );
    server.use(settingsAre().handler, change.handler);
    const { user } = renderDesk('/settings');
    await user.type(await upiId(), 'jhabla');
    await user.type(screen.getByLabelText('Mail address for alerts'), 'desk');
    await user.click(save());
    expect(await screen.findByText('Please enter a UPI id such as shop@bank.')).toBeVisible();
    expect(screen.getByText('Please enter an e-mail address such as orders@shop.example.')).toBeVisible();
    expect(await upiId()).toHaveFocus();
    expect(change.asked).toEqual([]);
    await user.clear(screen.getByLabelText('Mail address for alerts'));
    await user.type(await upiId(), '@okbank');
    await user.click(save());
    expect(await screen.findByText('This name is too long.')).toBeVisible();
    expect(await upiId()).toHaveValue('jhabla@okbank');
  });

  it('ask for the code once more, and are saved when Save is pressed again', async () => {
    const change = settingsChangeAnswers((time) =>
      time === 1
        ? refusal({ code: 'CONFIRM_FIRST', message: 'Please give the code of your authenticator once more.' })
        : success(staffSettings({ version: '1', upiId: 'new@okaxis' })),
    );
    server.use(settingsAre().handler, change.handler, confirmAnswers().handler);
    const { user } = renderDesk('/settings');
    await user.type(await upiId(), 'new@okaxis');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Your code, once more' });
    await user.type(within(dialog).getByLabelText('Code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await upiId()).toHaveValue('new@okaxis');
    await user.click(save());
    expect(await screen.findByText('The settings are saved, and count from now on.')).toBeVisible();
  });

  it('of two owners lose nothing of either: what the other changed stays, as does what was typed', async () => {
    const now = staffSettings({ version: '5', upiId: 'theirs@okaxis', alerts: 'hourly' });
    const change = settingsChangeAnswers((time) =>
      time === 1
        ? refusal({ code: 'STALE', message: 'Somebody else changed the settings meanwhile.', current: now })
        : success({ ...now, version: '6', shopMail: 'desk@shop.in' }),
    );
    server.use(settingsAre().handler, change.handler);
    const { user } = renderDesk('/settings');
    await user.type(await screen.findByLabelText('Mail address for alerts'), 'desk@shop.in');
    await user.click(save());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Somebody else changed the settings meanwhile.');
    expect(within(note).getByText('UPI id: theirs@okaxis')).toBeVisible();
    expect(within(note).getByText('Alerts by mail: One mail an hour')).toBeVisible();
    expect(await upiId()).toHaveValue('theirs@okaxis');
    expect(screen.getByLabelText('Mail address for alerts')).toHaveValue('desk@shop.in');
    await user.click(save());
    expect(await screen.findByText('The settings are saved, and count from now on.')).toBeVisible();
    expect(bodiesOf(change).at(-1)).toEqual({ shopMail: 'desk@shop.in', version: '5' });
    expect(screen.queryByText(/Somebody else changed/)).not.toBeInTheDocument();
  });

  it('say what keeps alerts from being read', async () => {
    const mail = { own: 'hello@jhabla.example', isFictional: true, isSent: false, held: 2 };
    server.use(settingsAre({ mail }).handler);
    const { user } = renderDesk('/settings');
    expect(await screen.findByText(/Alerts go to hello@jhabla.example, which came with the shop/)).toBeVisible();
    expect(screen.getByText(/The shop has no mail server \(SMTP_URL\)/)).toBeVisible();
    expect(screen.getByText(/^2 mails have waited for more than an hour/)).toBeVisible();
    await user.type(screen.getByLabelText('Mail address for alerts'), 'desk@shop.in');
    expect(screen.queryByText(/which came with the shop/)).not.toBeInTheDocument();
  });

  it('keep what was typed where the shop cannot be reached', async () => {
    server.use(settingsAre().handler, settingsChangeAnswers(saysNothing).handler);
    const { user } = renderDesk('/settings');
    await user.type(await upiId(), 'new@okaxis');
    await user.click(save());
    expect(await screen.findByText(/The shop cannot be reached/)).toBeVisible();
    expect(await upiId()).toHaveValue('new@okaxis');
  });

  it('are an owner’s alone', async () => {
    server.use(ordersAre(() => []).handler);
    renderDesk('/settings', { role: 'orders' });
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  });
});
