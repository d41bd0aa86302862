/** One row for each message of the contact form (docs/requirements.md sections 5 and 8; decisions 86, 87). */
import { contactSchema } from '../../../../src/client/features/contact/contactSchema';
import { complaints } from '../../../support/client/complaints';

describe('rules of the contact form', () => {
  const written = {
    name: 'आशा Kulkarni',
    phone: '9820012345',
    reason: 'An exchange',
    message: 'The frock is a size too small.',
  };

  it('have nothing against a whole message', async () => {
    expect(await complaints(contactSchema, written)).toEqual({});
  });

  it.each(['+91 98200 12345', '098200-12345', '९८२००१२३४५'])('take %s for a number', async (phone) => {
    expect(await complaints(contactSchema, { ...written, phone })).toEqual({});
  });

  it.each([
    ['a missing name', 'name', '', 'Please Enter valid Name'],
    ['a name with digits', 'name', 'Asha 2', 'Please Enter valid Name'],
    ['a missing phone', 'phone', '', 'Please enter a valid 10-digit mobile number'],
    ['nine digits', 'phone', '982001234', 'Please enter a valid 10-digit mobile number'],
    ['eleven digits', 'phone', '98200123456', 'Please enter a valid 10-digit mobile number'],
    ['a blank subject', 'reason', '   ', 'Please Enter valid Message Reason'],
    ['a blank message', 'message', '  ', 'Please Enter valid Message'],
  ])('complain about %s', async (_, field, value, message) => {
    expect(await complaints(contactSchema, { ...written, [field]: value })).toEqual({ [field]: message });
  });
});
