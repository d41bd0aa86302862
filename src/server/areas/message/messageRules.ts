/** The rules of the contact form and what a member reads when one is broken (docs/requirements.md sections 5 and 8). */
import { CONTACT_MAX } from '../../../contract/rules/limits';
import { contactFaults } from '../../../contract/rules/messages';
import { isLettersOnly, tidyName } from '../../../contract/rules/typedNames';
import { readMobile } from '../../../contract/rules/typedNumbers';

export interface TypedMessage {
  customerName: string;
  customerNo: string;
  messageReason: string;
  customerMessage: string;
}

/** What is wrong, for the member; or what is to be stored. */
export type CheckedMessage =
  { errorMessage: string } | { name: string; mobile: string; reason: string; message: string };

const fits = (text: string, longest: number): boolean => text !== '' && text.length <= longest;

/** In the order of the form. */
export function checkMessage({
  customerName,
  customerNo,
  messageReason,
  customerMessage,
}: TypedMessage): CheckedMessage {
  const name = tidyName(customerName);
  const mobile = readMobile(customerNo);
  const reason = messageReason.trim();
  const message = customerMessage.trim();
  if (!fits(name, CONTACT_MAX.name) || !isLettersOnly(name)) return { errorMessage: contactFaults.name };
  if (mobile === undefined) return { errorMessage: contactFaults.phone };
  if (!fits(reason, CONTACT_MAX.reason)) return { errorMessage: contactFaults.reason };
  if (!fits(message, CONTACT_MAX.message)) return { errorMessage: contactFaults.message };
  return { name, mobile, reason, message };
}
