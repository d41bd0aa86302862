/** Writing a review (docs/requirements.md sections 5, 6 and 8; decisions 53, 85). */
import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/data/builders';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { callFails, callIsLost } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { profileIs, review, reviewsAre, shopTakesReviews } from '../../support/answers/reviews';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];
type Label = 'Name' | 'E-mail' | 'Message';

const jhabla = product({ productId: 7 });
const written: Record<Label, string> = {
  Name: 'आशा Kulkarni',
  'E-mail': 'asha@example.com',
  Message: 'It washes well.',
};

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

describe('review form of a member', () => {
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
    expect(sent).toEqual([
      { productId: 7, ratings: 4, userName: 'आशा Kulkarni', email: 'asha@example.com', message: 'It washes well.' },
    ]);
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

  it('reads that the name is the account’s, whatever was typed before the login', async () => {
    const draft = { ratings: 4, userName: 'Jhabla & Co.', message: 'It washes well.' };
    window.sessionStorage.setItem('reviewDraft-7', JSON.stringify(draft));
    const { handlers, sent } = shopTakesReviews();
    server.use(...handlers, profileIs());
    const { user } = await open(member());
    await waitFor(async () => expectWritten({ Name: 'Asha Kulkarni', Message: 'It washes well.' }));
    const name = (await form()).getByLabelText('Name');
    expect(name).toHaveAttribute('readonly');
    expect(name).toHaveAccessibleDescription('The name of your account. You can change it under Account.');
    await send(user);
    expect(await screen.findByText('Thank you for your rating! We appreciate your feedback.')).toBeVisible();
    expect(sent).toMatchObject([{ userName: 'Asha Kulkarni' }]);
  });

  it('reads why, when the shop has taken down the review that this one would replace', async () => {
    const message = 'The shop has taken down your review of this product.';
    server.use(callFails('/product-ratings', { code: 'REVIEW_HIDDEN', message }));
    const { user } = await open(member());
    await fillIn(user);
    await send(user);
    const words = `Error submitting review. Please try again later. ${message}`;
    expect(await (await form()).findByText(words)).toBeVisible();
    await expectWritten(written);
  });

  it('reads the complaint about the account’s name beside it', async () => {
    const userName = 'This name looks like the name of the shop. You can change it under Account.';
    server.use(
      profileIs({ parName: 'Jhabla & Co.' }),
      callFails('/product-ratings', { code: 'INVALID', message: userName, fields: { userName } }),
    );
    const { user } = await open(member());
    await waitFor(async () => expectWritten({ Name: 'Jhabla & Co.' }));
    await user.click((await form()).getByRole('radio', { name: '4 stars' }));
    await write(user, (await form()).getByLabelText('Message'), 'It washes well.');
    await send(user);
    await waitFor(async () => expect((await form()).getByLabelText('Name')).toHaveAccessibleDescription(userName));
    expect((await form()).getByLabelText('Name')).toHaveFocus();
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
    server.use(callFails('/product-ratings', { code: 'INVALID', message: 'Please check.', fields }));
    const { user } = await open(member());
    await fillIn(user);
    await send(user);
    await waitFor(async () =>
      expect((await form()).getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address'),
    );
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
    expect(JSON.parse(window.sessionStorage.getItem('reviewDraft-7') ?? '{}')).toMatchObject({
      ratings: 4,
      message: 'It washes well.',
    });
  });
});

describe('review form of a visitor', () => {
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
    await waitFor(async () =>
      expect((await form()).getByLabelText('Message')).toHaveAccessibleDescription('Please Enter valid Message'),
    );
    expect(address()).toBe('/productdetails/7?tab=reviews');
  });
});
