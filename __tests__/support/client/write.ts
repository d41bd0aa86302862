/** What a shopper writes into fields, as a password manager would: at once, instead of whatever stood there. */
import type { BoundFunctions, queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** '' leaves it empty. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** Fields of a form by their labels. */
export async function fillIn(user: UserEvent, form: BoundFunctions<typeof queries>, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    await write(user, form.getByLabelText(label, { selector: 'input, textarea' }), text);
  }
}
