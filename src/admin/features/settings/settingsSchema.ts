/** The rules of the settings' form, and what it says; the server has the same rules and the last word. */
import { object, string } from 'yup';
import {
  settingFaults,
  settingFits,
  settingNames,
  type AlertTime,
  type SettingName,
  type SettingValues,
} from '../../../contract/rules/shopSettings';

/** As the form holds them. */
export type TypedSettings = Record<Exclude<SettingName, 'alerts'>, string> & { alerts: AlertTime };

const fits = (name: SettingName) =>
  string()
    .trim()
    .test(name, settingFaults[name], (text = '') => settingFits[name](text));

export const settingsSchema = object(Object.fromEntries(settingNames.map((name) => [name, fits(name)])));

export const settingLabels: Record<SettingName, string> = {
  upiId: 'UPI id',
  payee: 'Name in payment apps',
  shopMail: 'Mail address for alerts',
  alerts: 'Alerts by mail',
  unpaidDays: 'Days until an unpaid order is overdue',
};

export const alertLabels: Record<AlertTime, string> = {
  'at-once': 'A mail each, at once',
  hourly: 'One mail an hour',
  off: 'No mails',
};

export const typedOf = ({ unpaidDays, upiId, payee, shopMail, alerts }: SettingValues): TypedSettings => ({
  upiId,
  payee,
  shopMail,
  alerts,
  unpaidDays: String(unpaidDays),
});

/** Those that were typed anew since the form was opened, tidied. */
export function changedOf(typed: TypedSettings, opened: TypedSettings): Partial<TypedSettings> {
  const changed = settingNames.filter((name) => typed[name].trim() !== opened[name]);
  return Object.fromEntries(changed.map((name) => [name, typed[name].trim()]));
}
