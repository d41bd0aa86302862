/** What is said about the password and the devices of an account, and the rules of the form. */
import { object, ref, string } from 'yup';
import { PASSWORD_MIN } from '../../lib/constants';
import { once } from '../../lib/once';

export const accessMessages = {
  password: 'Please enter your password',
  wrong: 'This is not your password.',
  short: `Password must be at least ${PASSWORD_MIN} characters long.`,
  confirm: 'Passwords do not match',
  changed: 'Your password is changed. Every other device is logged out.',
  ended: 'You are logged out everywhere.',
  tooOften: 'Those were too many tries. Wait a while, or log out and choose “Forgot password?”.',
} as const;

export const passwordChangeSchema = object({
  password: string().required(accessMessages.password),
  newPassword: string().required(accessMessages.short).min(PASSWORD_MIN, accessMessages.short),
  confirm: string().required(accessMessages.confirm).oneOf([ref('newPassword')], accessMessages.confirm),
});

const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
const moments = once(() => new Intl.DateTimeFormat('en-IN', style));

/** An ISO time → `26 Nov 2026, 9:30 am`; '' for what is no time. */
export function momentText(time: string): string {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? '' : moments().format(at);
}
