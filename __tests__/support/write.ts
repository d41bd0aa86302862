/** What a shopper writes into a field, as a password manager would: at once, instead of whatever stood there. */
import type { UserEvent } from '@testing-library/user-event';

/** '' leaves it empty. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
