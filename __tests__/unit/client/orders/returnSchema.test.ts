import type { ValidationError } from 'yup';
import { returnMessages } from '../../../../src/client/features/orders/orderMessages';
import { noReturn, returnSchema } from '../../../../src/client/features/orders/returnSchema';
import type { ReturnValues } from '../../../../src/client/features/orders/returnSchema';

const filled: ReturnValues = {
  ...noReturn,
  pieces: [11],
  reason: 'Too small',
  accountNumber: '002301567890',
  ifscCode: 'ZZZZ0123456',
  bankName: 'Bank of Example',
  accountHolderName: 'Meera Lakshmi Iyer',
};

const complaints = (values: Partial<ReturnValues>): Record<string, string> => {
  try {
    returnSchema.validateSync({ ...filled, ...values }, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path, message]));
  }
};

describe('rules of a return', () => {
  it.each<[keyof ReturnValues, unknown, string]>([
    ['pieces', [], 'Please choose what you want to return.'],
    ['reason', '', 'Please tell us why you want to return it.'],
    ['reason', '  ', 'Please tell us why you want to return it.'],
    ['accountNumber', '', 'Please enter an account number of 6 to 18 digits.'],
    ['accountNumber', '12345', 'Please enter an account number of 6 to 18 digits.'],
    ['accountNumber', '1234567890123456789', 'Please enter an account number of 6 to 18 digits.'],
    ['accountNumber', '12345A', 'Please enter an account number of 6 to 18 digits.'],
    ['ifscCode', '', 'Please enter a valid IFSC code: four letters, a zero, then six letters or digits.'],
    ['ifscCode', 'ZZZZ1123456', 'Please enter a valid IFSC code: four letters, a zero, then six letters or digits.'],
    ['ifscCode', 'ZZZ00123456', 'Please enter a valid IFSC code: four letters, a zero, then six letters or digits.'],
    ['ifscCode', 'ZZZZ012345', 'Please enter a valid IFSC code: four letters, a zero, then six letters or digits.'],
    ['bankName', ' ', 'Please enter the name of the bank.'],
    ['accountHolderName', ' ', "Please enter the account holder's name."],
    ['accountHolderName', '', "Please enter the account holder's name."],
  ])('complains about %s when it is %j: %s', (field, value, message) => {
    expect(complaints({ [field]: value })).toEqual({ [field]: message });
  });

  it.each<Partial<ReturnValues>>([
    {},
    { comment: 'Lovely otherwise' },
    { accountNumber: '123456' },
    { accountNumber: '123456789012345678' },
    { ifscCode: 'ABCD0A1B2C3' },
    { accountHolderName: 'मीरा अय्यर' },
  ])('has nothing against %j', (values) => {
    expect(complaints(values)).toEqual({});
  });

  it('has a message for every field that is required, and none for the comment', () => {
    expect(Object.keys(complaints(noReturn)).sort()).toEqual(Object.keys(returnMessages).sort());
  });
});
