/** A guest's order, with the way to the login for who has an account. A part that is fetched for guests (see CheckoutScreen). */
import { GuestCheckout, LogInNote } from '../features/checkout/GuestCheckout';
import type { AtCheckout } from './CheckoutScreen';

export function GuestAtCheckout({ ownerId, ordered }: AtCheckout) {
  return (
    <>
      <LogInNote />
      <GuestCheckout guestId={ownerId} ordered={ordered} />
    </>
  );
}
