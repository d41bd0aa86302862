/** The newsletter's block in the footer (docs/requirements.md sections 2, 5, 6 and 8; decisions 87, 88, 111, 112). */
import { screen, within } from '@testing-library/react';
import { Newsletter } from '../../../src/client/features/newsletter/Newsletter';
import { callFails, callIsLost } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { newsletterAnswers } from '../../support/answers/messages';
import { renderFeature } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

const block = () => within(screen.getByRole('region', { name: 'BE THE FIRST TO KNOW' }));
const field = () => block().getByLabelText('Mobile number for news');
const subscribe = () => block().getByRole('button', { name: 'Subscribe' });

describe('The newsletter', () => {
  it('says beside the field what a subscriber agrees to', async () => {
    renderFeature(<Newsletter />);
    expect(field()).toHaveAccessibleDescription(/Tell me about new arrivals and offers by text message/);
  });

  it.each([
    ['letters and signs', '98a2-0(0)1 2x345', '9820012345'],
    ['the country’s code', '+91 98200 12345', '9820012345'],
    ['a leading zero', '098200-12345', '9820012345'],
    ['Devanagari digits', '९८२००१२३४५', '9820012345'],
    ['a sixteenth digit', '1234567890123456', '123456789012345'],
  ])('takes %s out of a pasted number', async (_, pasted, shown) => {
    const { user } = renderFeature(<Newsletter />);
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(shown);
  });

  it('drops what is no digit as it is typed', async () => {
    const { user } = renderFeature(<Newsletter />);
    await user.type(field(), '9x8-2');
    expect(field()).toHaveValue('982');
  });

  it.each(['', '982001234'])('asks for a valid number instead of sending "%s"', async (typed) => {
    const { user } = renderFeature(<Newsletter />, member());
    if (typed !== '') await user.type(field(), typed);
    await user.click(subscribe());
    expect(await block().findByText('Please enter a valid Mobile Number.')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    await user.type(field(), '1');
    expect(block().queryByText('Please enter a valid Mobile Number.')).not.toBeInTheDocument();
  });

  it('asks a visitor to sign up first', async () => {
    const { user } = renderFeature(<Newsletter />);
    await write(user, field(), '9820012345');
    await user.click(subscribe());
    expect(await block().findByText('Please signup first in order to Subscribe our Newsletter')).toBeVisible();
    expect(block().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(field()).toHaveValue('9820012345');
  });

  it('asks a member whose session has ended the same', async () => {
    server.use(callFails('/api/newsletter/join', { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    const { user } = renderFeature(<Newsletter />, member());
    await write(user, field(), '9820012345');
    await user.keyboard('{Enter}');
    expect(await block().findByText('Please signup first in order to Subscribe our Newsletter')).toBeVisible();
  });

  it('shows the server’s words as a success and clears the field', async () => {
    const { handler, numbers } = newsletterAnswers('Thank you! Your number is on our list.');
    server.use(handler);
    const { user } = renderFeature(<Newsletter />, member());
    await write(user, field(), '9820012345');
    await user.keyboard('{Enter}');
    const words = await screen.findByText('Thank you! Your number is on our list.');
    expect(words.closest('.toast')).toHaveClass('toast-success');
    expect(field()).toHaveValue('');
    expect(numbers()).toEqual(['9820012345']);
  });

  it('shows that a number was known as information and keeps the field', async () => {
    server.use(newsletterAnswers('Mobile No. already registered up.').handler);
    const { user } = renderFeature(<Newsletter />, member());
    await write(user, field(), '9820012345');
    await user.keyboard('{Enter}');
    const words = await screen.findByText('Mobile No. already registered up.');
    expect(words.closest('.toast')).toHaveClass('toast-info');
    expect(field()).toHaveValue('9820012345');
  });

  it('shows the server’s words as text, whatever is in them', async () => {
    server.use(newsletterAnswers('<b>Welcome</b>').handler);
    const { user } = renderFeature(<Newsletter />, member());
    await write(user, field(), '9820012345');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('<b>Welcome</b>')).toBeVisible();
  });

  it.each([
    ['fails', callFails('/api/newsletter/join')],
    ['is out of reach', callIsLost('/api/newsletter/join')],
  ])('names the shop when the server %s', async (_, trouble) => {
    server.use(trouble);
    const { user } = renderFeature(<Newsletter />, member());
    await write(user, field(), '9820012345');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Error subscribing to Jhabla & Co.')).toBeVisible();
    expect(field()).toHaveValue('9820012345');
  });

  it('says that the number is not valid when the server does', async () => {
    server.use(callFails('/api/newsletter/join', { code: 'INVALID', message: 'Please enter a valid Mobile Number.' }));
    const { user } = renderFeature(<Newsletter />, member());
    await write(user, field(), '98200123456');
    await user.keyboard('{Enter}');
    expect(await block().findByText('Please enter a valid Mobile Number.')).toBeVisible();
  });
});
