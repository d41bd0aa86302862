/** The form to send something back (docs/requirements.md sections 2, 4, 5 and 8; decisions 73, 77, 79, 85, 94). */
import { productIs } from '../../support/answers/catalogue';
import { devToolsLog } from '../../support/visits/devToolsLog';
import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { callFails, callIsLost } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { daysAgo, deliveredEntry, orderBook, orderEntry } from '../../support/answers/orderHistory';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

beforeEach(() => server.use(productIs(product())));
const bank = {
  'Account holder name': 'Meera Lakshmi Iyer',
  'Account number': '002301567890',
  'Bank name': 'Bank of Example',
  'IFSC code': 'ZZZZ0123456',
};
type Label = keyof typeof bank;
const dialog = () => within(screen.getByRole('dialog', { name: 'Return Order' }));
const returnButton = () => screen.findByRole('button', { name: 'Return Order' });
const send = (user: User) => user.click(dialog().getByRole('button', { name: 'Send return request' }));
type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function openForm(book: ReturnType<typeof orderBook>) {
  server.use(...book.handlers);
  const app = await renderScreen('/order-history', { state: member() });
  await app.user.click(await returnButton());
  await screen.findByRole('dialog', { name: 'Return Order' });
  return app;
}

async function fillIn(user: User, changed: Partial<Record<Label, string>> = {}) {
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Too small');
  for (const [label, value] of Object.entries({ ...bank, ...changed })) {
    await write(user, dialog().getByLabelText(label), value);
  }
}

describe('The return form', () => {
  it('complains beside every field, leads to the first, and asks nobody', async () => {
    const book = orderBook(deliveredEntry());
    const { user } = await openForm(book);
    await send(user);
    const reason = dialog().getByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Please tell us why you want to return it.'));
    expect(reason).toHaveFocus();
    for (const [label, complaint] of [
      ['Account holder name', /^Please enter the account holder's name\.$/],
      ['Account number', /^Please enter an account number of 6 to 18 digits\.$/],
      ['Bank name', /^Please enter the name of the bank\.$/],
      ['IFSC code', /^Please enter a valid IFSC code/],
    ] as const) {
      expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(complaint);
    }
    expect(book.asked).toEqual([]);
  });

  it('leads to the one field that is not well', async () => {
    const book = orderBook(deliveredEntry());
    const { user } = await openForm(book);
    await fillIn(user, { 'IFSC code': 'ZZZZ1123456' });
    await send(user);
    const code = dialog().getByLabelText('IFSC code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Please enter a valid IFSC code/));
    expect(code).toHaveFocus();
    expect(book.asked).toEqual([]);
  });

  it('tells the shape of account number and IFSC code, and puts the letters in capitals', async () => {
    const { user } = await openForm(orderBook(deliveredEntry()));
    expect(dialog().getByLabelText('Account number')).toHaveAccessibleDescription('6 to 18 digits.');
    expect(dialog().getByLabelText('IFSC code')).toHaveAccessibleDescription(/^11 characters/);
    await write(user, dialog().getByLabelText('IFSC code'), 'zzzz 0123456');
    expect(dialog().getByLabelText('IFSC code')).toHaveValue('ZZZZ0123456');
  });

  it('sends the request, says Return Initiated, and leaves the focus where it was', async () => {
    const book = orderBook(deliveredEntry());
    const { user } = await openForm(book);
    await fillIn(user);
    await write(user, dialog().getByLabelText('Comment (optional)'), 'Lovely otherwise');
    await send(user);
    expect(await screen.findByRole('button', { name: 'Return Initiated' })).toHaveFocus();
    expect(screen.getByText('Return Initiated', { selector: '.toast span' })).toBeVisible();
    expect(book.asked).toEqual(['return 11']);
    expect(book.sent).toEqual([
      {
        reason: 'Too small',
        comment: 'Lovely otherwise',
        accountNumber: '002301567890',
        ifscCode: 'ZZZZ0123456',
        bankName: 'Bank of Example',
        accountHolderName: 'Meera Lakshmi Iyer',
      },
    ]);
  });

  it('asks for each product that was ticked', async () => {
    const delivered = { orderStatus: 'DELIVERED' as const, deliveredDate: daysAgo(2) };
    const book = orderBook(
      orderEntry({ ...delivered }, { ...delivered, productName: 'Bib' }, { ...delivered, productName: 'Cap' }),
    );
    const { user } = await openForm(book);
    await fillIn(user);
    await send(user);
    expect(await dialog().findByText('Please choose what you want to return.')).toBeVisible();
    await user.click(dialog().getByRole('checkbox', { name: /^Mulmul jhabla/ }));
    await user.click(dialog().getByRole('checkbox', { name: /^Cap/ }));
    await send(user);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Return Initiated' })).toHaveLength(2));
    expect(book.asked).toEqual(['return 11', 'return 13']);
    expect(await returnButton()).toBeVisible();
  });

  it('shows the server’s complaint beside its field and keeps what is written', async () => {
    const { user } = await openForm(orderBook(deliveredEntry()));
    server.use(
      callFails('/api/return-request/:serial', {
        code: 'INVALID',
        message: 'Please check.',
        fields: { ifscCode: 'No bank has this code.' },
      }),
    );
    await fillIn(user);
    await send(user);
    await waitFor(() =>
      expect(dialog().getByLabelText('IFSC code')).toHaveAccessibleDescription('No bank has this code.'),
    );
    expect(dialog().getByLabelText('IFSC code')).toHaveFocus();
    expect(dialog().getByLabelText('Account number')).toHaveValue('002301567890');
  });

  it('says so and keeps what is written when the shop is out of reach', async () => {
    const { user } = await openForm(orderBook(deliveredEntry()));
    server.use(callIsLost('/api/return-request/:serial'));
    await fillIn(user);
    await send(user);
    expect(await dialog().findByText('We cannot reach the shop. Check your connection and try again.')).toBeVisible();
    expect(dialog().getByLabelText('Account number')).toHaveValue('002301567890');
  });

  it('shows the server’s sentence and how the order stands when the return was asked for elsewhere', async () => {
    const book = orderBook(deliveredEntry());
    const { user } = await openForm(book);
    book.decide('INITIATED');
    server.use(
      callFails('/api/return-request/:serial', {
        code: 'NOT_RETURNABLE',
        message: 'A return of this was requested before.',
      }),
    );
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('A return of this was requested before.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Return Initiated' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps reason and comment over the login, and no bank details', async () => {
    const book = orderBook(deliveredEntry());
    const { user } = await openForm(book);
    server.use(callFails('/api/return-request/:serial', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    await fillIn(user);
    await write(user, dialog().getByLabelText('Comment (optional)'), 'Lovely otherwise');
    await send(user);
    await waitFor(() => expect(address()).toBe('/login'));
    const kept = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
    expect(kept).toContain('Lovely otherwise');
    for (const detail of Object.values(bank)) expect(kept).not.toContain(detail);
  });

  it('finds the reason again after a reload', async () => {
    window.sessionStorage.setItem(
      'returnDraft-7K3M-9QX2',
      JSON.stringify({ pieces: [11], reason: 'Too large', comment: 'By far' }),
    );
    await openForm(orderBook(deliveredEntry()));
    expect(dialog().getByLabelText('Reason')).toHaveValue('Too large');
    expect(dialog().getByLabelText('Comment (optional)')).toHaveValue('By far');
  });

  it('leaves no bank detail in the store, in its log of actions, in a storage or in the address', async () => {
    const { user, store } = await openForm(orderBook(deliveredEntry()));
    await fillIn(user);
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push(JSON.stringify(store.getState())));
    await send(user);
    await screen.findByRole('button', { name: 'Return Initiated' });
    stop();
    expect(devToolsLog()).toContain('startReturn');
    const places = [
      devToolsLog(),
      ...seen,
      JSON.stringify({ ...window.sessionStorage, ...window.localStorage }),
      window.location.href,
    ];
    for (const detail of Object.values(bank)) for (const place of places) expect(place).not.toContain(detail);
  });
});
