/**
 * The return form's rules and what is said about them (docs/requirements.md section 5; decision 94). The fields have
 * the wire's names, so the server's complaints find them.
 */
import { array, number, object, string } from 'yup';
import { accountNumberShape, ifscShape } from '../../../contract/rules/bankNumbers';
import { BANK_NAME_MAX, RETURN_COMMENT_MAX } from '../../../contract/rules/limits';
import { returnMessages } from './orderMessages';

/** Characters that a field takes; a number may come with blanks in it. */
export const LONGEST = {
  comment: RETURN_COMMENT_MAX,
  accountNumber: 30,
  ifscCode: 20,
  bankName: BANK_NAME_MAX,
  accountHolderName: BANK_NAME_MAX,
} as const;

export const returnSchema = object({
  pieces: array(number()).min(1, returnMessages.pieces),
  reason: string().trim().required(returnMessages.reason),
  comment: string().trim(),
  accountNumber: string()
    .required(returnMessages.accountNumber)
    .matches(accountNumberShape, returnMessages.accountNumber),
  ifscCode: string().required(returnMessages.ifscCode).matches(ifscShape, returnMessages.ifscCode),
  bankName: string().trim().required(returnMessages.bankName),
  accountHolderName: string().trim().required(returnMessages.accountHolderName),
});

export interface ReturnValues {
  /** Serial numbers of the lines that go back. */
  pieces: number[];
  reason: string;
  comment: string;
  accountNumber: string;
  ifscCode: string;
  bankName: string;
  accountHolderName: string;
}

export const noReturn: ReturnValues = {
  pieces: [],
  reason: '',
  comment: '',
  accountNumber: '',
  ifscCode: '',
  bankName: '',
  accountHolderName: '',
};
