/** The rules of the contact form and what a member reads when one is broken (docs/requirements.md sections 5 and 8). */
import { isLettersOnly, tenDigits } from '../../lib/typed';

export interface TypedMessage {
  customerName: string;
  customerNo: string;
  messageReason: string;
  customerMessage: string;
}

/** What is wrong, for the member; or what is to be stored. */
export type CheckedMessage = { errorMessage: string } | { name: string; mobile: string; reason: string; message: string };

const LONGEST = { name: 100, reason: 200, message: 4000 };
const fits = (text: string, longest: number): boolean => text !== '' && text.length <= longest;

/** In the order of the form. */
export function checkMessage({ customerName, customerNo, messageReason, customerMessage }: TypedMessage): CheckedMessage {
  const name = customerName.trim().replace(/\s+/g, ' ');
  const mobile = tenDigits(customerNo);
  const reason = messageReason.trim();
  const message = customerMessage.trim();
  if (!fits(name, LONGEST.name) || !isLettersOnly(name)) return { errorMessage: 'Please Enter valid Name' };
  if (mobile === undefined) return { errorMessage: 'Please enter a valid 10-digit mobile number' };
  if (!fits(reason, LONGEST.reason)) return { errorMessage: 'Please Enter valid Message Reason' };
  if (!fits(message, LONGEST.message)) return { errorMessage: 'Please Enter valid Message' };
  return { name, mobile, reason, message };
}
