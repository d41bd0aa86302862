/** /contact and /grievance (docs/requirements.md sections 2, 5, 6 and 8; decisions 86, 87, 99, 118). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { ScreenOutlet } from '../../../src/client/app/router/ScreenOutlet';
import { Footer } from '../../../src/client/features/shell/Footer';
import { mergedFromOtherTab } from '../../../src/client/store/events';
import { loginAnswers, signupAnswers } from '../../support/answers/access';
import { callFails, callIsLost, shopSays } from '../../support/answers/handlers';
import { agree, fillInMain, main, pressInMain } from '../../support/client/main';
import { member } from '../../support/answers/member';
import { contactAnswers } from '../../support/answers/messages';
import { address } from '../../support/client/renderApp';
import { renderFeature, renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const written = {
  Name: 'आशा Kulkarni',
  Phone: '9820012345',
  Subject: 'An exchange',
  Message: 'The frock is a size too small.',
};
type Label = keyof typeof written;

async function fillIn(user: User, changed: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...written, ...changed })) {
    await write(user, main().getByLabelText(label), value);
  }
}
const send = (user: User) => user.click(main().getByRole('button', { name: 'Send message' }));
const expectWritten = (values: Partial<Record<Label, string>>) => {
  for (const [label, value] of Object.entries(values)) expect(main().getByLabelText(label)).toHaveValue(value);
};

describe('The contact form', () => {
  it('complains beside every field of a form that is sent empty, and leads to the first', async () => {
    const { user } = await renderScreen('/contact', { state: member() });
    await send(user);
    await waitFor(() => expect(main().getByLabelText('Name')).toHaveAccessibleDescription('Please Enter valid Name'));
    expect(main().getByLabelText('Name')).toHaveFocus();
    expect(main().getByLabelText('Phone')).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number');
    expect(main().getByLabelText('Subject')).toHaveAccessibleDescription('Please Enter valid Message Reason');
    expect(main().getByLabelText('Message')).toHaveAccessibleDescription('Please Enter valid Message');
  });

  it('leads to the one field that is not well', async () => {
    const { user } = await renderScreen('/contact', { state: member() });
    await fillIn(user, { Phone: '982001234' });
    await send(user);
    await waitFor(() => expect(main().getByLabelText('Phone')).toHaveFocus());
    expect(main().getByLabelText('Phone')).toHaveAccessibleDescription('Please enter a valid 10-digit mobile number');
  });

  it('takes +91 98200 12345 for the number that it is', async () => {
    const { handler, told } = contactAnswers({});
    server.use(handler);
    const { user } = await renderScreen('/contact', { state: member() });
    await fillIn(user, { Phone: '+91 98200 12345' });
    await send(user);
    expect(await screen.findByText('Message sent!')).toBeVisible();
    expect(told()).toMatchObject([{ customerNo: '9820012345' }]);
  });

  it('sends a member’s message, says so and is empty again', async () => {
    const { handler, told } = contactAnswers({ message: 'Message sent!' });
    server.use(handler);
    const { user } = await renderScreen('/contact', { state: member() });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('Message sent!')).toBeVisible();
    expect(told()).toEqual([
      {
        userID: 'u_1',
        customerName: 'आशा Kulkarni',
        customerNo: '9820012345',
        messageReason: 'An exchange',
        customerMessage: 'The frock is a size too small.',
      },
    ]);
    await waitFor(() => expectWritten({ Name: '', Phone: '', Subject: '', Message: '' }));
  });

  it('shows the server’s complaint as text and keeps what is written', async () => {
    server.use(contactAnswers({ errorMessage: 'Not <b>today</b>.' }).handler);
    const { user } = await renderScreen('/contact', { state: member() });
    await fillIn(user);
    await send(user);
    expect(await main().findByText('Not <b>today</b>.')).toBeVisible();
    expectWritten(written);
  });

  it.each([
    ['fails', callFails('/customerMessage/add')],
    ['is out of reach', callIsLost('/customerMessage/add')],
  ])('says that something went wrong when the server %s', async (_, trouble) => {
    server.use(trouble);
    const { user } = await renderScreen('/contact', { state: member() });
    await fillIn(user);
    await send(user);
    expect(await main().findByText('Something went wrong! Try again later')).toBeVisible();
    expectWritten(written);
  });
});

describe('A visitor who writes', () => {
  it('is taken to the sign-up and finds everything written on the way back, by the footer', async () => {
    const { user, store } = renderFeature(
      <>
        <main>
          <ScreenOutlet />
        </main>
        <Footer newsletter={null} />
      </>,
      undefined,
      { path: '/contact' },
    );
    await main().findByRole('button', { name: 'Send message' });
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(store.getState().location.state).toMatchObject({ from: '/contact' });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Get in Touch' }));
    await waitFor(() => expectWritten(written));
  });

  it('has the message sent without another press when they are back as a member', async () => {
    const { handler, told } = contactAnswers({});
    server.use(handler, loginAnswers({ userId: 'u_1' }).handler, signupAnswers({ userId: 'u_1' }).handler);
    const { user } = await renderScreen('/contact');
    await fillIn(user);
    await send(user);
    const account = {
      Name: 'Asha',
      'E-mail': 'asha@example.com',
      'Mobile number': '9820012345',
      Password: 'tall-neem-tree',
      'Confirm password': 'tall-neem-tree',
    };
    await main().findByRole('button', { name: 'Sign up' });
    await fillInMain(user, account);
    await agree(user);
    await pressInMain(user, 'Sign up');
    await main().findByRole('button', { name: 'Login' });
    await fillInMain(user, { 'E-mail': 'asha@example.com', Password: 'tall-neem-tree' });
    await agree(user);
    await pressInMain(user, 'Login');
    expect(await screen.findByText('Message sent!')).toBeVisible();
    expect(address()).toBe('/contact');
    expect(told()).toMatchObject([{ userID: 'u_1', customerMessage: 'The frock is a size too small.' }]);
    await waitFor(() => expectWritten({ Name: '', Phone: '', Subject: '', Message: '' }));
  });

  it('has it sent by nobody who came back without an account and became a member later', async () => {
    const { handler, told } = contactAnswers({});
    server.use(handler);
    const { user, store } = await renderScreen('/contact');
    await fillIn(user);
    await send(user);
    await main().findByRole('button', { name: 'Sign up' });
    act(() => window.history.back());
    await waitFor(() => expectWritten(written));
    act(() => void store.dispatch(mergedFromOtherTab({ auth: { userId: 'u_1', guestId: null } })));
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await waitFor(() => expect(address()).toBe('/about'));
    act(() => window.history.back());
    await waitFor(() => expectWritten(written));
    expect(told()).toEqual([]);
  });

  it('is taken to the login instead when a session has just ended', async () => {
    server.use(callFails('/customerMessage/add', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    const { user, store } = await renderScreen('/grievance', { state: member() });
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/grievance' });
  });

  it('leaves no draft behind once the message is sent', async () => {
    window.sessionStorage.setItem(
      'contactDraft',
      JSON.stringify({ name: 'Asha', phone: '9820012345', reason: 'An exchange', message: 'Hello' }),
    );
    server.use(contactAnswers({}).handler);
    const { user } = await renderScreen('/contact', { state: member() });
    await waitFor(() => expectWritten({ Name: 'Asha', Message: 'Hello' }));
    await send(user);
    expect(await screen.findByText('Message sent!')).toBeVisible();
    await waitFor(() => expectWritten({ Name: '', Message: '' }));
    expect(window.sessionStorage.getItem('contactDraft')).toBeNull();
  });
});

describe('The contact page of a shop that says', () => {
  it('nothing shows no map, no address and no grievance officer', async () => {
    server.use(shopSays({}));
    await renderScreen('/contact');
    await waitFor(() => expect(main().queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument());
    expect(main().queryByRole('link', { name: /Open the map/ })).not.toBeInTheDocument();
    expect(main().queryByRole('region', { name: 'Grievance officer' })).not.toBeInTheDocument();
  });

  it('its place, and no map of its own, links to the open map of that place', async () => {
    server.use(shopSays({ position: { latitude: 34.1642, longitude: 77.5848 } }));
    await renderScreen('/contact');
    const link = await main().findByRole('link', { name: 'Open the map in a new tab' });
    const open = 'https://www.openstreetmap.org/?mlat=34.1642&mlon=77.5848#map=16/34.1642/77.5848';
    await waitFor(() => expect(link).toHaveAttribute('href', open));
  });

  it('where a map of it is, and not the place, links to that map', async () => {
    server.use(shopSays({ mapUrl: 'https://maps.example/wool' }));
    await renderScreen('/contact');
    const link = await main().findByRole('link', { name: 'Open the map (opens in a new tab)' });
    await waitFor(() => expect(link).toHaveAttribute('href', 'https://maps.example/wool'));
    expect(main().queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
  });
});

describe('The contact page', () => {
  it.each(['/contact', '/grievance'])(
    'finds address, e-mail, phone, map and the grievance officer on %s',
    async (path) => {
      await renderScreen(path);
      expect(main().getByText('1 Example Lane')).toBeVisible();
      expect(main().getByRole('link', { name: 'hello@jhabla.example' })).toHaveAttribute(
        'href',
        'mailto:hello@jhabla.example',
      );
      expect(main().getAllByRole('link', { name: /^\+91/ })[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+91\d+$/),
      );
      const officer = within(main().getByRole('region', { name: 'Grievance officer' }));
      expect(officer.getByRole('link', { name: 'grievance@jhabla.example' })).toHaveAttribute(
        'href',
        'mailto:grievance@jhabla.example',
      );
      expect(main().getByRole('button', { name: 'Show the map' })).toBeVisible();
      const map = main().getByRole('link', { name: 'Open the map in a new tab' });
      expect(map).toHaveAttribute('target', '_blank');
      expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    },
  );

  it.each([
    ['/contact', 'Get in Touch', /write, call, or come and see us/],
    ['/grievance', 'Grievances', /tell our grievance officer/],
  ])('reads on %s what the page is for', async (path, title, words) => {
    await renderScreen(path);
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(main().getByText(words)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} – Jhabla & Co.`));
  });
});
