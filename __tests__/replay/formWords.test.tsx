/**
 * What small forms say is in the store too; and a form follows the store back and forth, and forgets when it is closed.
 */
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Newsletter } from '../../src/client/features/newsletter/Newsletter';
import { forgotAnswers } from '../support/answers/access';
import { line, product } from '../support/data/builders';
import { optionsAre, productIs } from '../support/answers/catalogue';
import { guest } from '../support/answers/guest';
import { callFails, callWaits, cartIs, couponIs } from '../support/answers/handlers';
import { fillInMain, main, pressInMain } from '../support/client/main';
import { member } from '../support/answers/member';
import { addressBook, savedAddress } from '../support/client/memberCheckout';
import { openProfile } from '../support/client/memberProfile';
import { renderFeature, renderScreen } from '../support/client/renderFeature';
import { profileIs, reviewsAre } from '../support/answers/reviews';
import { expectSameScreen } from '../support/visits/sameScreen';
import { server } from '../support/answers/server';
import { write } from '../support/client/write';

const newsletter = () => within(screen.getByRole('region', { name: 'BE THE FIRST TO KNOW' }));

describe('What a form says, from the store', () => {
  it.each([
    ['its complaint', '982', /Please enter a valid Mobile Number\./],
    ['the way to the sign-up', '9820012345', /Please signup first/],
  ])('is the newsletter with %s', async (_, typed, said) => {
    const page = renderFeature(<Newsletter />);
    await write(page.user, newsletter().getByLabelText('Mobile number for news'), typed);
    await page.user.click(newsletter().getByRole('button', { name: 'Subscribe' }));
    expect(await newsletter().findByText(said)).toBeVisible();
    await expectSameScreen(page);
  });

  it('is the newsletter while the answer is on its way', async () => {
    server.use(callWaits('/api/newsletter/join'));
    const page = renderFeature(<Newsletter />, member());
    await write(page.user, newsletter().getByLabelText('Mobile number for news'), '9820012345');
    await page.user.click(newsletter().getByRole('button', { name: 'Subscribe' }));
    await waitFor(() =>
      expect(newsletter().getByRole('button', { name: 'Subscribe' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expectSameScreen(page);
  });

  const jhabla = line({ productName: 'Mulmul jhabla' });
  async function applyCode() {
    const page = await renderScreen('/cart', { state: guest([jhabla]) });
    await write(page.user, await screen.findByLabelText('Coupon code'), 'FIRST');
    await page.user.click(screen.getByRole('button', { name: 'Apply' }));
    return page;
  }

  it('is the coupon box with its refusal', async () => {
    server.use(cartIs([jhabla]), couponIs('FIRST', null));
    const page = await applyCode();
    expect(await screen.findByText('Invalid or inactive coupon code.')).toBeVisible();
    await expectSameScreen(page);
  });

  it('is the coupon box while the answer is on its way', async () => {
    server.use(cartIs([jhabla]), callWaits('/api/coupons/name/FIRST'));
    const page = await applyCode();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true'));
    await expectSameScreen(page);
  });

  it('is the price range with its fault, which another range takes away', async () => {
    const page = await renderScreen('/shop?minPrice=200');
    const prices = () => within(screen.getByRole('group', { name: 'Price' }));
    const fault = 'Please enter an amount in whole rupees.';
    await page.user.clear(await screen.findByLabelText(/Lowest price/));
    await write(page.user, screen.getByLabelText(/Lowest price/), 'two');
    await page.user.click(prices().getByRole('button', { name: 'Apply' }));
    expect(await prices().findByText(fault)).toBeVisible();
    await expectSameScreen(page);
    await page.user.click(screen.getByRole('button', { name: /₹200/ }));
    await waitFor(() => expect(prices().queryByText(fault)).not.toBeInTheDocument());
    expect(screen.getByLabelText(/Lowest price/)).toHaveValue('');
    await expectSameScreen(page);
  });

  it('is the word that a link was sent', async () => {
    server.use(forgotAnswers({ message: 'Link sent! Check your inbox' }).handler);
    const page = await renderScreen('/forgot-password');
    await fillInMain(page.user, { 'E-mail': 'asha@example.com' });
    await pressInMain(page.user, 'Send Mail');
    expect(await main().findByText('Link sent! Check your inbox')).toBeVisible();
    await expectSameScreen(page);
  });

  it('is a password that is looked at, of which the store knows nothing', async () => {
    const page = await renderScreen('/login');
    await fillInMain(page.user, { Password: 'tall-neem-tree' });
    await pressInMain(page.user, 'Show password');
    await waitFor(() =>
      expect(main().getByLabelText('Password', { selector: 'input' })).toHaveAttribute('type', 'text'),
    );
    await expectSameScreen(page);
    expect(JSON.stringify(page.store.getState())).not.toContain('tall-neem-tree');
  });

  it('is the way to a new password with a link and without one, and the store never has the link', async () => {
    const without = await renderScreen('/reset');
    expect(await main().findByText(/opens with the link from our mail/)).toBeVisible();
    await expectSameScreen(without);
    without.unmount();
    const page = await renderScreen('/reset?token=tok-1&email=asha@example.com');
    expect(main().getByLabelText('E-mail', { selector: 'input' })).toHaveValue('asha@example.com');
    await expectSameScreen(page);
    expect(JSON.stringify(page.store.getState())).not.toMatch(/tok-1|asha@/);
  });

  it('is the page of addresses after somebody else took the last place', async () => {
    const page = await openProfile({ book: addressBook(savedAddress(), savedAddress({ addrId: '8' })) });
    const form = within(await screen.findByRole('form', { name: 'Add Address' }));
    for (const [label, value] of Object.entries({
      'House name': 'B-12',
      Street: 'Station Road',
      'PIN code': '400601',
      City: 'Thane',
      State: 'Maharashtra',
    })) {
      await write(page.user, form.getByLabelText(label), value);
    }
    const full = addressBook(savedAddress(), savedAddress({ addrId: '8' }), savedAddress({ addrId: '9' }));
    server.use(callFails('/users/addNewAddress/:id', { code: 'TOO_MANY_ADDRESSES', message: 'No.' }), ...full.handlers);
    await page.user.click(form.getByRole('button', { name: 'Add Address' }));
    expect(await screen.findByText("You can't add more than three addresses.")).toBeVisible();
    await screen.findByText(/All 3 places are taken/);
    await expectSameScreen(page);
  });
});

describe('A form that is opened again', () => {
  it('begins anew when it is closed and opened again on its page', async () => {
    server.use(
      productIs(product({ productId: 7 })),
      optionsAre([]),
      reviewsAre([]),
      profileIs({ parName: '', email: '' }),
    );
    const { user, store } = await renderScreen('/productdetails/7?tab=reviews', { state: member() });
    await user.click(await screen.findByRole('button', { name: 'Submit review' }));
    expect(await screen.findByText('Please choose one to five stars.')).toBeVisible();
    const [first, reviews] = [
      screen.getAllByRole('tab')[0] as HTMLElement,
      screen.getByRole('tab', { name: /Reviews/ }),
    ];
    await user.click(first);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit review' })).not.toBeInTheDocument());
    await user.click(reviews);
    await screen.findByRole('button', { name: 'Submit review' });
    expect(screen.queryByText('Please choose one to five stars.')).not.toBeInTheDocument();
    expect(store.getState().view.page.complaints).toEqual({ 'form:review': {} });
  });

  it('says what it said then when DevTools jumps, tells nothing of its own, and is as it was at the newest moment', async () => {
    const { user, store } = await renderScreen('/login', { enhancers: [instrument(undefined, { maxAge: 2000 })] });
    const lifted = store.liftedStore as NonNullable<typeof store.liftedStore>;
    const words = () =>
      Object.values(lifted.getState().actionsById).filter((one) => String(one?.action.type).startsWith('view/')).length;
    const jump = (index: number) => act(() => void lifted.dispatch(ActionCreators.jumpToState(index)));
    const complaint = 'Please enter a valid email address.';
    await pressInMain(user, 'Login');
    expect(await main().findByText(complaint)).toBeVisible();
    const complaining = lifted.getState().currentStateIndex;
    await fillInMain(user, { 'E-mail': 'asha@example.com' });
    await waitFor(() => expect(main().queryByText(complaint)).not.toBeInTheDocument());
    await user.click(main().getByRole('link', { name: 'Sign up' }));
    await user.click(await main().findByRole('button', { name: 'Sign up' }));
    expect(await main().findByText('Please enter Name')).toBeVisible();
    const [newest, told] = [lifted.getState().currentStateIndex, words()];

    await jump(0);
    expect(await main().findByRole('button', { name: 'Login' })).toBeVisible();
    expect(main().queryByText(complaint)).not.toBeInTheDocument();
    await jump(complaining);
    expect(main().getByText(complaint)).toBeVisible();
    await jump(newest);
    expect(await main().findByText('Please enter Name')).toBeVisible();
    expect(words()).toBe(told);

    await fillInMain(user, { Name: 'आशा' });
    await user.tab();
    await waitFor(() => expect(main().queryByText('Please enter Name')).not.toBeInTheDocument());
  });
});
