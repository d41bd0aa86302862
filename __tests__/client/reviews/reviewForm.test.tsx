/** Writing a review (SPEC.md sections 5, 6 and 8; DECISIONS.md T53, T85). */
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { product } from '../../support/builders';
import { optionsAre, productIs } from '../../support/catalogue';
import { callFails, callIsLost, failure, host } from '../../support/handlers';
import { member } from '../../support/member';
import { address } from '../../support/renderApp';
import { renderScreen } from '../../support/renderFeature';
import { profileIs, review, reviewsAre, shopTakesReviews } from '../../support/reviews';
import { server } from '../../support/server';
import { write } from '../../support/write';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];
type Label = 'Name' | 'E-mail' | 'Message';

const jhabla = product({ productId: 7 });
const written: Record<Label, string> = { Name: 'आशा Kulkarni', 'E-mail': 'asha@example.com', Message: 'It washes well.' };

beforeEach(() => {
  server.use(productIs(jhabla), optionsAre([]), reviewsAre([]), profileIs({ parName: '', email: '' }));
});

const form = async () => within(await screen.findByRole('form', { name: 'Write a review' }));
const open = async (state?: ReturnType<typeof member>) => {
  const page = await renderScreen('/productdetails/7?tab=reviews', state ? { state } : {});
  await form();
  return page;
};

async function fillIn(user: User, changed: Partial<Record<Label, string>> = {}, stars = '4 stars') {
  if (stars !== '') await user.click((await form()).getByRole('radio', { name: stars }));
  for (const [label, value] of Object.entries({ ...written, ...changed })) {
    await write(user, (await form()).getByLabelText(label), value);
  }
}
const send = async (user: User) => user.click((await form()).getByRole('button', { name: 'Submit review' }));
const expectWritten = async (values: Partial<Record<Label, string>>) => {
  for (const [label, value] of Object.entries(values)) expect((await form()).getByLabelText(label)).toHaveValue(value);
};

describe('The review form', () => {
  it('complains beside every field of a form that is sent empty', async () => {
    const { user } = await open(member());
    await send(user);
    const stars = (await form()).getByRole('radiogroup', { name: 'Your rating' });
    await waitFor(() => expect(stars).toHaveAccessibleDescription('Please choose one to five stars.'));
    expect((await form()).getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect((await form()).getByLabelText('Name')).toHaveAccessibleDescription('Please enter Name');
    expect((await form()).getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect((await form()).getByLabelText('Message')).toHaveAccessibleDescription('Please Enter valid Message');
  });

  it('leads to the one field that is not well', async () => {
    const { user } = await open(member());
    await fillIn(user, { 'E-mail': 'asha@' });
    await send(user);
    const field = (await form()).getByLabelText('E-mail');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address.'));
    expect(field).toHaveFocus();
  });

  it('lets the arrow keys choose the stars', async () => {
    const { user } = await open();
    await user.click((await form()).getByRole('radio', { name: '3 stars' }));
    await user.keyboard('{ArrowRight}');
    expect((await form()).getByRole('radio', { name: '4 stars' })).toBeChecked();
  });
});

describe('A member', () => {
  it('publishes a review, is thanked, and sees it on the page with fresh stars', async () => {
    const { handlers, sent } = shopTakesReviews(review({ message: 'Runs small.' }));
    server.use(...handlers);
    const { user } = await open(member());
    await fillIn(user);
    server.use(productIs({ ...jhabla, productRatings: 4.5, rating: 4.5, no_of_rating: 8 }));
    await send(user);
    expect(await screen.findByText('Thank you for your rating! We appreciate your feedback.')).toBeVisible();
    expect(await screen.findByText('It washes well.')).toBeInTheDocument();
    expect(await screen.findByText('4.5 out of 5 stars, from 8 reviews')).toBeVisible();
    expect(screen.getByRole('button', { name: '8 reviews' })).toBeVisible();
    expect(sent).toEqual([{ productId: 7, ratings: 4, userName: 'आशा Kulkarni', email: 'asha@example.com', message: 'It washes well.' }]);
    await expectWritten({ Message: '', Name: 'आशा Kulkarni' });
    expect((await form()).getByRole('radio', { name: '4 stars' })).not.toBeChecked();
    expect(window.sessionStorage.getItem('reviewDraft-7')).toBeNull();
  });

  it('finds name and e-mail address filled in, and what was typed untouched', async () => {
    server.use(profileIs({ parName: 'Asha', lastname: 'Kulkarni' }));
    await open(member());
    await waitFor(async () => expectWritten({ Name: 'Asha Kulkarni', 'E-mail': 'asha@example.com' }));
    // What the account knows does not stay behind in the tab.
    expect(window.sessionStorage.getItem('reviewDraft-7')).toBeNull();
  });

  it.each([
    ['fails', callFails('/product-ratings')],
    ['is out of reach', callIsLost('/product-ratings')],
  ])('is told when the server %s, and keeps what is written', async (_, trouble) => {
    server.use(trouble);
    const { user } = await open(member());
    await fillIn(user);
    await send(user);
    expect(await (await form()).findByText('Error submitting review. Please try again later.')).toBeVisible();
    await expectWritten(written);
    expect((await form()).getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  it('reads the server’s complaint beside the field', async () => {
    const fields = { email: 'Please enter a valid email address' };
    server.use(http.post(`${host}/product-ratings`, () => failure({ code: 'INVALID', message: 'Please check.', fields })));
    const { user } = await open(member());
    await fillIn(user, { 'E-mail': 'a..b@example.com' });
    await send(user);
    await waitFor(async () => expect((await form()).getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address'));
    expect((await form()).getByLabelText('E-mail')).toHaveFocus();
  });

  it('whose session has ended is taken to the login with the words kept', async () => {
    server.use(callFails('/product-ratings', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    const { user, store } = await open(member());
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText('Your visit has ended. Please log in or start again.')).toBeVisible();
    expect(store.getState().location.state).toMatchObject({ from: '/productdetails/7?tab=reviews' });
    expect(JSON.parse(window.sessionStorage.getItem('reviewDraft-7') ?? '{}')).toMatchObject({ ratings: 4, message: 'It washes well.' });
  });
});

describe('A visitor', () => {
  it('is taken to the login and finds everything written on the way back', async () => {
    const { user, store, unmount } = await open();
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location.state).toMatchObject({ from: '/productdetails/7?tab=reviews' });
    unmount();
    await open(member());
    await expectWritten(written);
    expect((await form()).getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  it('loses nothing by a look at the description', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('tab', { name: 'Description' }));
    await user.click(screen.getByRole('tab', { name: 'Reviews' }));
    await expectWritten(written);
  });

  it('is not sent to the login before the review is whole', async () => {
    const { user } = await open();
    await fillIn(user, { Message: '' });
    await send(user);
    await waitFor(async () => expect((await form()).getByLabelText('Message')).toHaveAccessibleDescription('Please Enter valid Message'));
    expect(address()).toBe('/productdetails/7?tab=reviews');
  });
});
