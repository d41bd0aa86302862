/** What every form does with a field that is not well (ui/useShopForm): the focus goes there, and nothing is sent. */
import { screen, waitFor, within } from '@testing-library/react';
import { callTakesAll } from '../../support/answers/answers';
import { formCases } from '../../support/client/forms';
import { server } from '../../support/answers/server';
import { write } from '../../support/client/write';

describe.each(formCases)('The form of $form', ({ open, typed, chosen, button, call }) => {
  it('leads to each field that is empty, and sends nothing', async () => {
    const { user } = await open();
    const send = await screen.findByRole('button', { name: button });
    const form = within(send.closest('form') as HTMLFormElement);
    const field = (label: string) => form.getByLabelText(label, { selector: 'input, textarea' });
    const { handler, asked } = callTakesAll(call);
    server.use(handler);
    for (const [label, value] of Object.entries(typed)) await write(user, field(label), value);
    await chosen?.(user);
    for (const [label, value] of Object.entries(typed)) {
      await write(user, field(label), '');
      await user.click(send);
      await waitFor(() => expect(field(label)).toHaveFocus());
      await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
      await write(user, field(label), value);
    }
    expect(asked).toEqual([]);
  });
});
