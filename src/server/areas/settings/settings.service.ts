/**
 * An owner changes the settings of the shop, by the staff's side or the command line (docs/contract.md section 11).
 * Each change writes its audit row in the same transaction, with the UPI id masked.
 */
import { brand } from '../../../contract/brand';
import {
  settingFaults,
  settingFits,
  settingNames,
  type SettingName,
  type SettingValues,
} from '../../../contract/rules/shopSettings';
import type { StaffSettings } from '../../../contract/staffSettings';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import type { Config } from '../../plugins/config';
import { mailState } from '../mail/mailState';
import { writeAudit } from '../staff/audit';
import { keepSettings, type KeptColumns } from './settings.repository';
import { columnOf, readSettings, type SettingDefaults } from './shopSettings';

interface Deps {
  database: Pick<Database, 'db' | 'write' | 'engine'>;
  clock: Clock;
  config: SettingDefaults & Pick<Config, 'smtpUrl'>;
}

interface SettingsChange {
  /** null gives a setting back to the environment; what is not named stays. */
  values: { [N in SettingName]?: SettingValues[N] | null | undefined };
  /** The e-mail address of a staff account, or `cli:NAME`. */
  who: string;
  /** Of the settings that were looked at; left out where nobody looked, as on the command line. */
  version?: string;
}

/** As the audit calls them. */
const auditNames: Record<SettingName, string> = {
  upiId: 'UPI id',
  payee: 'payee',
  shopMail: 'mail',
  alerts: 'alerts',
  unpaidDays: 'unpaid days',
};

/** `asha.rao@okbank` → `as…@okbank`: enough to see that it changed, and to which bank. */
const masked = (upiId: string): string => upiId.replace(/^(.{0,2})[^@]*/, '$1…');

function auditValue(name: SettingName, value: string | number): string | number {
  if (value === '') return 'none';
  return name === 'upiId' ? masked(String(value)) : value;
}

export function makeShopSettings({ database, clock, config }: Deps) {
  async function show(): Promise<StaffSettings> {
    const { values, kept, version } = await readSettings(database.db, config);
    return { ...values, kept, version: String(version), mail: await mailState(database.db, config, clock()) };
  }

  return {
    show,

    /**
     * @returns whether anything is another now. Throws INVALID for a value that cannot stand there, and STALE with the
     * settings as they are where somebody has changed them since they were looked at.
     */
    async change({ values, who, version }: SettingsChange): Promise<boolean> {
      const wanted = { ...values, ...(values.payee === '' && { payee: brand.name }) };
      const named = settingNames.filter((name) => wanted[name] !== undefined);
      const wrong = named.filter((name) => wanted[name] !== null && !settingFits[name](String(wanted[name])));
      if (wrong[0]) {
        const fields = Object.fromEntries(wrong.map((name) => [name, settingFaults[name]]));
        throw new DomainError('INVALID', settingFaults[wrong[0]], { fields });
      }
      const outcome = await database.write(async (trx) => {
        await database.engine.lockOwner(trx, 'shop settings');
        const before = await readSettings(trx, config);
        if (version !== undefined && version !== String(before.version)) return 'stale';
        const isMoved = (name: SettingName): boolean =>
          wanted[name] === null ? before.kept.includes(name) : wanted[name] !== before.values[name];
        const moved = named.filter(isMoved);
        if (moved.length === 0) return 'same';
        const at = clock();
        const columns = Object.fromEntries(moved.map((name) => [columnOf[name], wanted[name]])) as Partial<KeptColumns>;
        await keepSettings(trx, columns, { version: before.version + 1, now: at });
        const after = await readSettings(trx, config);
        const told = (of: SettingValues) =>
          Object.fromEntries(moved.map((name) => [auditNames[name], auditValue(name, of[name])]));
        const change = { was: told(before.values), isNow: told(after.values) };
        await writeAudit(trx, { at, who, what: 'settings changed', subject: 'settings', ...change });
        return 'changed';
      });
      if (outcome === 'stale') {
        const words = 'Somebody else changed the settings meanwhile. Look at what they are now, then save again.';
        throw new DomainError('STALE', words, { current: await show() });
      }
      return outcome === 'changed';
    },
  };
}

export type ShopSettingsDesk = ReturnType<typeof makeShopSettings>;
