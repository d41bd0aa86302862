/** The rules of the form for another password, and how the moments of an account's devices are written. */
import { object, ref, string } from 'yup';
import { PASSWORD_MIN } from '../../../contract/rules/limits';
import { once } from '../../lib/once';
import { passwordMessages } from './profileMessages';

export const passwordChangeSchema = object({
  password: string().required(passwordMessages.password),
  newPassword: string().required(passwordMessages.short).min(PASSWORD_MIN, passwordMessages.short),
  confirm: string().required(passwordMessages.confirm).oneOf([ref('newPassword')], passwordMessages.confirm),
});

const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
const moments = once(() => new Intl.DateTimeFormat('en-IN', style));

/** An ISO time → `26 Nov 2026, 9:30 am`; '' for what is no time. */
export function momentText(time: string): string {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? '' : moments().format(at);
}
