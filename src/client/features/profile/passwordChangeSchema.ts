/** The rules of the form for another password. */
import { object, string } from 'yup';
import { passwordRule, sameAs } from '../../lib/passwordRules';
import { passwordAndDevicesMessages as messages } from './profileMessages';

export const passwordChangeSchema = object({
  password: string().required(messages.password),
  newPassword: passwordRule(messages.short),
  confirm: sameAs('newPassword', messages.confirm),
});
