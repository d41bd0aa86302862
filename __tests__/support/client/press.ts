/** A shopper's presses on a page of a client test. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** One button after the other, each when it is there, wherever on the page. */
export async function press({ user }: { user: UserEvent }, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
}
