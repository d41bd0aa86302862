/** Fills in the checkout as a guest would. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const details = {
  'Full name': 'आशा Kulkarni',
  'Mobile number': '9820012345',
  'House name': 'Flat 3, Sai Kripa',
  Street: 'Gokhale Road',
  City: 'Thane',
  State: 'Maharashtra',
  'PIN code': '400601',
};

type Details = Partial<Record<keyof typeof details, string>>;

export async function fillIn(user: UserEvent, changed: Details = {}, terms = true) {
  for (const [label, value] of Object.entries({ ...details, ...changed })) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (value !== '') {
      await user.click(field);
      await user.paste(value);
    }
  }
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms & conditions' });
  if (terms !== (box as HTMLInputElement).checked) await user.click(box);
}

export const placeOrder = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Place Order' }));
