/** Every message of the shop stands in the file as it was said, even to a shopper who is called like all its words. */
import { ownMessages } from '../../../../src/client/app/problem/ownMessages';
import { addressFormSchema } from '../../../../src/client/features/address/addressSchema';
import * as accessSchemas from '../../../../src/client/features/access/accessSchemas';
import { noMessage, contactSchema } from '../../../../src/client/features/contact/contactSchema';
import { noReturn, returnSchema } from '../../../../src/client/features/orders/returnSchema';
import { passwordChangeSchema } from '../../../../src/client/features/profile/passwordChangeSchema';
import { detailsSchema } from '../../../../src/client/features/profile/detailsSchema';
import { noReview, reviewFormSchema } from '../../../../src/client/features/reviews/reviewSchema';
import { answered, toast, visit } from '../../../support/visits/maskedVisit';

/** As personal as it can be: every word of the message is part of a name, an address, a message. */
const calledLike = (message: string) => [
  answered('getUser', 'u_1', { userId: 'u_1', parName: message, lastname: message.split(' ').at(-1) }),
  answered(
    'getAddresses',
    'u_1',
    message.split(/\W+/).map((word) => ({ houseName: word, street: word })),
  ),
];
const complaint = (field: string, text: string) => ({
  type: 'view/complaintsShown',
  payload: { scope: 'page', name: 'form', value: { [field]: text }, pathname: '/profile' },
});
const fields = ['mobile', 'email', 'houseName', 'pinCode', 'userName', 'password'];

describe('a message of the shop in the file', () => {
  it.each(ownMessages.filter((message) => message.trim() !== ''))('stands as it was said: %s', (message) => {
    const text = message.trim();
    const actions = [...fields.map((field) => complaint(field, text)), toast(text)];
    const masked = visit([...actions, ...calledLike(text)], { messages: ownMessages, typed: [text] });
    expect(masked.actions.slice(0, actions.length)).toEqual(actions);
  });

  const { forgotSchema, loginSchema, resetSchema, signupSchema } = accessSchemas;
  const schemas = { addressFormSchema, forgotSchema, loginSchema, resetSchema, signupSchema, passwordChangeSchema };
  const empty = { ...noMessage, ...noReturn, ...noReview, pieces: [], terms: false };
  it.each(Object.entries({ ...schemas, contactSchema, returnSchema, detailsSchema, reviewFormSchema }))(
    'is known where %s says it',
    async (_, schema) => {
      type Schema = typeof contactSchema;
      const build = typeof schema === 'function' ? (schema as unknown as (screen: string) => Schema) : () => schema;
      for (const screen of ['checkout', 'profile']) {
        const failed = await (build(screen) as Schema)
          .validate(empty, { abortEarly: false })
          .then(() => ({ errors: [] as string[] }))
          .catch((error: { errors: string[] }) => error);
        expect(failed.errors).not.toEqual([]);
        expect(failed.errors.filter((message) => !ownMessages.includes(message))).toEqual([]);
      }
    },
  );

  it('stands beside what a server said, which is masked', () => {
    const user = answered('getUser', 'u_1', { userId: 'u_1', parName: 'Kept Kulkarni' });
    const { actions } = visit([toast('Kulkarni is unknown. What you typed is kept.'), user], { messages: ownMessages });
    expect(actions[0]).toMatchObject({ payload: { text: 'name-2 is unknown. What you typed is kept.' } });
  });
});
