/**
 * What a form says is in the store, and what is typed into it is not: support sees the same form again, with empty
 * fields.
 */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FormCase } from '../support/client/formCase';
import { formCases } from '../support/client/forms';
import { callIsLost, callWaits } from '../support/answers/handlers';
import { expectSameScreen } from '../support/visits/sameScreen';
import { server } from '../support/answers/server';
import { write } from '../support/client/write';

const formOf = async (name: string) => (await screen.findByRole('button', { name })).closest('form') as HTMLFormElement;

/** '' empties the field. */
async function fillIn(user: UserEvent, { button, typed }: FormCase, as: (value: string) => string = (value) => value) {
  const form = within(await formOf(button));
  for (const [label, value] of Object.entries(typed)) {
    await write(user, form.getByLabelText(label, { selector: 'input, textarea' }), as(value));
  }
}

describe.each(formCases)('The form of $form', (one) => {
  it('is the same from the store when it complains, when nobody answers, and while it is being sent', async () => {
    const page = await one.open();
    const { user, store } = page;
    const send = async () => user.click(await screen.findByRole('button', { name: one.button }));

    await fillIn(user, one, () => '');
    await send();
    expect((await screen.findAllByText(one.complaint)).length).toBeGreaterThan(0);
    await expectSameScreen(page);

    await fillIn(user, one);
    await one.chosen?.(user);
    server.use(callIsLost(one.call));
    await send();
    expect(await screen.findByText(one.refusal)).toBeVisible();
    await expectSameScreen(page);
    await one.back?.(user);

    server.use(callWaits(one.call));
    await send();
    expect(await screen.findByRole('button', { name: one.sending })).toHaveAttribute('aria-disabled', 'true');
    await expectSameScreen(page);
    const shown = JSON.stringify(store.getState().view);
    for (const value of Object.values(one.typed)) expect(shown).not.toContain(value);
  });
});
