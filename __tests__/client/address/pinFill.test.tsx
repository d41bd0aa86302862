/** The PIN code fills in city and state, and never overrules the shopper (docs/decisions/0216-pin-codes.md). */
import { screen, waitFor } from '@testing-library/react';
import { openCheckout } from '../../support/client/checkoutForm';

const field = (label: string) => screen.findByLabelText(label);
const statusSays = (text: string) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);

describe('city and state of a PIN code', () => {
  it('fills both in at the sixth digit, and says so politely', async () => {
    const { user } = await openCheckout();
    await user.type(await field('PIN code'), '40060');
    expect(await field('City')).toHaveValue('');
    await user.type(await field('PIN code'), '1');
    await waitFor(async () => expect(await field('City')).toHaveValue('Thane'));
    expect(await field('State')).toHaveValue('Maharashtra');
    statusSays('Thane, Maharashtra filled in from the PIN code');
    expect(await field('PIN code')).toHaveAccessibleDescription('Thane, Maharashtra filled in from the PIN code');
    expect(await field('PIN code')).toHaveFocus();
  });

  it('changes what an earlier code filled in', async () => {
    const { user } = await openCheckout();
    await user.type(await field('PIN code'), '400601');
    await waitFor(async () => expect(await field('City')).toHaveValue('Thane'));
    await user.clear(await field('PIN code'));
    await user.type(await field('PIN code'), '560001');
    await waitFor(async () => expect(await field('City')).toHaveValue('Bengaluru'));
    expect(await field('State')).toHaveValue('Karnataka');
  });

  it('takes back what it filled in when the next code is not known', async () => {
    const { user } = await openCheckout();
    await user.type(await field('PIN code'), '400601');
    await waitFor(async () => expect(await field('City')).toHaveValue('Thane'));
    await user.clear(await field('PIN code'));
    await user.type(await field('PIN code'), '999999');
    await waitFor(async () => expect(await field('City')).toHaveValue(''));
  });

  it('leaves alone what the shopper typed, and tells where the code belongs', async () => {
    const { user } = await openCheckout();
    await user.type(await field('City'), 'Dombivli');
    await user.type(await field('PIN code'), '411001');
    await waitFor(async () => expect(await field('State')).toHaveValue('Maharashtra'));
    expect(await field('City')).toHaveValue('Dombivli');
    statusSays('411001 is a PIN code of Pune, Maharashtra');
  });

  it('leaves alone what the shopper corrected after it was filled in', async () => {
    const { user } = await openCheckout();
    await user.type(await field('PIN code'), '400601');
    await waitFor(async () => expect(await field('City')).toHaveValue('Thane'));
    await user.type(await field('City'), ' West');
    await user.clear(await field('PIN code'));
    await user.type(await field('PIN code'), '560001');
    await waitFor(async () => expect(await field('State')).toHaveValue('Karnataka'));
    expect(await field('City')).toHaveValue('Thane West');
  });

  it('fills in the place of the last code that was typed', async () => {
    const { user } = await openCheckout();
    const pin = await field('PIN code');
    await user.click(pin);
    await user.paste('400601');
    await user.clear(pin);
    await user.paste('700001');
    await waitFor(async () => expect(await field('City')).toHaveValue('Kolkata'));
    expect(await field('State')).toHaveValue('West Bengal');
  });

  it('says nothing of a code that nobody knows, and blocks nothing', async () => {
    const { user } = await openCheckout();
    await user.type(await field('PIN code'), '999999');
    await user.type(await field('City'), 'Gram');
    expect(await field('City')).toHaveValue('Gram');
    expect(await field('PIN code')).toHaveAccessibleDescription('6 digits; city and state follow');
  });

  it('comes before city and state, with what fills it in by itself', async () => {
    await openCheckout();
    const order = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
    expect(order.filter((name) => name !== null && name !== 'email')).toEqual(
      expect.arrayContaining([
        'name',
        'tel-national',
        'address-line1',
        'address-line2',
        'postal-code',
        'address-level2',
        'address-level1',
        'country-name',
      ]),
    );
    expect(order.indexOf('postal-code')).toBeLessThan(order.indexOf('address-level2'));
    expect(screen.getByLabelText('PIN code')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('inputmode', 'tel');
  });
});
