/** How the settings of the shop are printed. */
import type { SettingName } from '../../contract/rules/shopSettings';
import type { StaffSettings } from '../../contract/staffSettings';
import { printable } from '../lib/wording';

/** As they are typed. */
export const settingCliNames: Readonly<Record<string, SettingName>> = {
  'upi-id': 'upiId',
  payee: 'payee',
  mail: 'shopMail',
  alerts: 'alerts',
  'unpaid-days': 'unpaidDays',
};

export const cliNameOf = (name: SettingName): string =>
  Object.keys(settingCliNames).find((typed) => settingCliNames[typed] === name) ?? name;

const emptyWords: Partial<Record<SettingName, (settings: StaffSettings) => string>> = {
  upiId: () => 'none: the team calls',
  shopMail: ({ mail: { own } }) => `none: the shop's own, ${own}`,
};

/** Name, value, and where it comes from, of each. */
export const settingsText = (settings: StaffSettings): string[][] =>
  Object.entries(settingCliNames).map(([typed, name]) => {
    const value = String(settings[name]);
    const shown = value === '' ? (emptyWords[name]?.(settings) ?? value) : value;
    return [typed, printable(shown), settings.kept.includes(name) ? 'set' : 'environment or default'];
  });
