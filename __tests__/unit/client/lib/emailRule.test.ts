import { emailRule } from '../../../../src/client/lib/emailRule';
import { emailAddress } from '../../../../src/contract/common';

const fault = 'Please enter a valid email address.';
const stored = emailAddress(fault);
const verdicts = (text: string) => [emailRule(fault).isValidSync(text), stored.safeParse(text).success];

describe('an e-mail address', () => {
  it.each([
    'asha@example.com',
    ' asha@example.com ',
    'asha.rao@mail.example.in',
    "o'hara+1@xn--p1b6ci4b.in",
    'A_b@C-d.CO',
  ])('may be %j, in a form and for the server', (text) => {
    expect(verdicts(text)).toEqual([true, true]);
  });

  it.each([
    ...['', 'a', 'a@b', 'a@b.', 'a@.b', '@b.in', 'a b@c.in', 'a@b@c.in', 'a@b. in'],
    ...['a@b.c', 'a@.x.in', 'a@..in', 'a@b..in', 'a..b@c.in', '.a@b.in', 'a.@b.in', 'a@-b.in', 'a@b_c.in', 'a@b.1n'],
    ...['आशा@example.com', 'asha@उदाहरण.in', 'asha@example.भारत', 'a!b@c.in', `${'a'.repeat(246)}@mail.com`],
  ])('is not %j, in a form as for the server', (text) => {
    expect(verdicts(text)).toEqual([false, false]);
  });
});
