/** One row for each message of the review form (docs/requirements.md sections 5 and 8). */
import { reviewMessages } from '../../../../src/client/features/reviews/reviewMessages';
import { reviewFormSchema } from '../../../../src/client/features/reviews/reviewSchema';
import { complaints } from '../../../support/client/complaints';

describe('rules of the review form', () => {
  const written = { ratings: 4, userName: 'आशा Kulkarni', email: 'asha@example.com', message: 'It washes well.' };

  it('have nothing against a whole review', async () => {
    expect(await complaints(reviewFormSchema, written)).toEqual({});
  });

  it.each([
    ['a missing name', 'userName', '', 'Please enter Name'],
    ['a blank name', 'userName', '   ', 'Please enter Name'],
    ['a missing e-mail address', 'email', '', 'Please enter a valid email address.'],
    ['half an e-mail address', 'email', 'asha@', 'Please enter a valid email address.'],
    ['a blank message', 'message', '  ', 'Please Enter valid Message'],
    ['what turns the reading round', 'message', 'Soft \u202e', reviewMessages.unseen],
    ['no stars', 'ratings', 0, 'Please choose one to five stars.'],
    ['six stars', 'ratings', 6, 'Please choose one to five stars.'],
  ])('complain about %s', async (_, field, value, message) => {
    expect(await complaints(reviewFormSchema, { ...written, [field]: value })).toEqual({ [field]: message });
  });
});
