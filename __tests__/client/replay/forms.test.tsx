/** What a form says is in the store, and what is typed into it is not: support sees the same form again, with empty fields. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import type { RequestHandler } from 'msw';
import { formCases } from '../../support/forms';
import type { FormCase } from '../../support/forms';
import { callIsLost, host } from '../../support/handlers';
import { expectSameScreen } from '../../support/sameScreen';
import { server } from '../../support/server';
import { write } from '../../support/write';

const answerIsHeld = (path: string) => http.all(`${host}${path}`, () => delay('infinite'));

const formOf = async (name: string) => (await screen.findByRole('button', { name })).closest('form') as HTMLFormElement;

/** '' empties the field. */
async function fillIn(user: UserEvent, { button, typed }: FormCase, as: (value: string) => string = (value) => value) {
  const form = within(await formOf(button));
  for (const [label, value] of Object.entries(typed)) {
    await write(user, form.getByLabelText(label, { selector: 'input, textarea' }), as(value));
  }
}

/** The form as it is when its answer is due. */
async function sent(one: FormCase, answer: RequestHandler) {
  const page = await one.open();
  await fillIn(page.user, one);
  await one.chosen?.(page.user);
  server.use(answer);
  await page.user.click(screen.getByRole('button', { name: one.button }));
  return page;
}

describe.each(formCases)('The form of $form', (one) => {
  it('is the same from the store when it complains', async () => {
    const page = await one.open();
    await fillIn(page.user, one, () => '');
    await page.user.click(screen.getByRole('button', { name: one.button }));
    expect((await screen.findAllByText(one.complaint)).length).toBeGreaterThan(0);
    await expectSameScreen(page);
  });

  it('is the same from the store when the shop is out of reach', async () => {
    const page = await sent(one, callIsLost(one.call));
    expect(await screen.findByText(one.refusal)).toBeVisible();
    await expectSameScreen(page);
  });

  it('is the same from the store while the answer is on its way', async () => {
    const page = await sent(one, answerIsHeld(one.call));
    expect(await screen.findByRole('button', { name: one.sending })).toHaveAttribute('aria-disabled', 'true');
    await expectSameScreen(page);
    const shown = JSON.stringify(page.store.getState().view);
    for (const value of Object.values(one.typed)) expect(shown).not.toContain(value);
  });
});
