/**
 * What the owner of a shop sets (docs/contract.md section 11): which settings there are, what each may be, and what is
 * said where it is not that. The environment's settings of the same meaning keep the same rules. Free of zod: the
 * browser imports these values.
 */
import { EMAIL_MAX } from './limits';
import { emailShape } from './shapes';
import { isUpiId, PAYEE_MAX } from './upi';

/** How the shop hears of what it has to act on: by a mail each, in one mail an hour, or not by mail. */
export const alertTimes = ['at-once', 'hourly', 'off'] as const;
export type AlertTime = (typeof alertTimes)[number];

/** Days until an unpaid order is overdue; 0: never. */
export const UNPAID_DAYS_MAX = 9999;

export interface SettingValues {
  /** Whom orders are paid to by UPI; '': the team calls about it. */
  upiId: string;
  /** The name that payment apps show; '': the brand's. */
  payee: string;
  /** Where the shop is told of what it has to act on; '': at the address that it says is its own. */
  shopMail: string;
  alerts: AlertTime;
  unpaidDays: number;
}
export type SettingName = keyof SettingValues;
export const settingNames = ['upiId', 'payee', 'shopMail', 'alerts', 'unpaidDays'] as const satisfies SettingName[];

/** What is said beside a field, by the form, by the server and by the command line alike. */
export const settingFaults = {
  upiId: 'Please enter a UPI id such as shop@bank.',
  payee: `Please enter a name of at most ${PAYEE_MAX} characters.`,
  shopMail: 'Please enter an e-mail address such as orders@shop.example.',
  alerts: 'Please choose at-once, hourly or off.',
  unpaidDays: `Please enter a whole number of days from 0 to ${UNPAID_DAYS_MAX}; 0 is never.`,
} as const satisfies Record<SettingName, string>;

export const isShopMail = (text: string): boolean => text.length <= EMAIL_MAX && emailShape.test(text);
export const isPayee = (text: string): boolean => text.length <= PAYEE_MAX;

/** Whether what was typed, tidied, can stand there; '' empties a setting that may be empty. */
export const settingFits: Record<SettingName, (text: string) => boolean> = {
  upiId: (text) => text === '' || isUpiId(text),
  payee: isPayee,
  shopMail: (text) => text === '' || isShopMail(text),
  alerts: (text) => alertTimes.some((time) => time === text),
  unpaidDays: (text) => /^\d{1,4}$/.test(text),
};
