/** Checks what an owner sets: whom orders are paid to, where the shop is told of them, where each setting is from. */
import { readSettings, type ShopSettings } from '../../areas/settings/shopSettings';
import { mailState } from '../../areas/mail/mailState';
import type { Database } from '../../db/types';
import { printable } from '../../lib/wording';
import type { Config } from '../../plugins/config';
import { isPublic } from '../../security/publicAddress';
import { settingCliNames } from '../settingsViews';
import { ok, warning, type Finding } from './finding';

export async function checkSettings({ db }: Database, config: Config, now: number): Promise<Finding[]> {
  const settings = await readSettings(db, config);
  const isOpen = config.publicUrl !== undefined && isPublic(config.publicUrl);
  const mail = await mailState(db, config, now);
  return [checkPayment(settings, isOpen), checkAlerts(settings, mail, isOpen), checkKept(settings)];
}

function checkPayment({ values: { upiId, payee } }: ShopSettings, isOpen: boolean): Finding {
  const check = 'Payment';
  if (upiId !== '') return ok(check, printable(`Orders are paid to ${upiId} (${payee}).`));
  const found = "There is no UPI id: an order's page has no QR code, and says that the team will call.";
  const advice = 'Set it at /admin/settings, or with shop settings set upi-id ID.';
  return isOpen ? warning(check, found, advice) : ok(check, found);
}

function checkAlerts(
  { values: { alerts, shopMail } }: ShopSettings,
  { own, isFictional }: Awaited<ReturnType<typeof mailState>>,
  isOpen: boolean,
): Finding {
  const check = 'Alerts';
  if (alerts === 'off') return ok(check, 'They are off: no mail tells the shop of new orders.');
  const how = alerts === 'hourly' ? 'once an hour' : 'at once';
  if (shopMail !== '' || !isFictional) return ok(check, printable(`The shop is told at ${shopMail || own}, ${how}.`));
  const found = `The shop is told at ${own}, the address that came with it, which nobody reads.`;
  const advice = 'Set yours at /admin/settings, or with shop settings set mail ADDRESS.';
  return isOpen ? warning(check, found, advice) : ok(check, `${found} Nobody from outside sees it.`);
}

function checkKept({ kept }: ShopSettings): Finding {
  const check = 'From where';
  const typed = Object.entries(settingCliNames);
  const namesOf = (isKept: boolean): string =>
    typed.flatMap(([name, setting]) => (kept.includes(setting) === isKept ? [name] : [])).join(', ');
  const [own, others] = [namesOf(true), namesOf(false)];
  const parts = [own && `Set by an owner: ${own}.`, others && `From the environment, or its defaults: ${others}.`];
  return ok(check, parts.filter(Boolean).join(' '));
}
