/**
 * The settings as a form. Only what was typed anew is sent, so that two owners who change different things lose
 * nothing; where somebody was quicker, their change stands beside what was typed here.
 */
import { useState } from 'react';
import { brand } from '../../../contract/brand';
import { alertTimes } from '../../../contract/rules/shopSettings';
import type { StaffSettings } from '../../../contract/staffSettings';
import { failureOf, isApiError } from '../../api/errors';
import { useChangeSettingsMutation } from '../../api/settingsApi';
import { SelectField } from '../../ui/SelectField';
import { StaffForm, type FormFailure } from '../../ui/StaffForm';
import { TextField } from '../../ui/TextField';
import { useNotices } from '../../ui/notices';
import { MailNotes } from './MailNotes';
import { SettingsNow } from './SettingsNow';
import { UpiPreview } from './UpiPreview';
import { alertLabels, changedOf, settingLabels, settingsSchema, typedOf, type TypedSettings } from './settingsSchema';
import './settings.css';

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, size: 'large' } as const;
const alertOptions = alertTimes.map((value) => ({ value, label: alertLabels[value] }));

/** What the form began with, and whose version that was. */
interface Opened {
  values: TypedSettings;
  version: string;
  /** Moves when the form begins anew. */
  time: number;
  /** Where somebody else was quicker. */
  stale?: { before: TypedSettings; typed: Partial<TypedSettings> };
}

export function SettingsForm({ settings }: { settings: StaffSettings }) {
  const notices = useNotices();
  const [change] = useChangeSettingsMutation();
  const [opened, setOpened] = useState<Opened>(() => ({
    values: typedOf(settings),
    version: settings.version,
    time: 0,
  }));
  const { values: begun, version, time, stale } = opened;
  const { mail } = settings;

  async function save(typed: TypedSettings): Promise<FormFailure | undefined> {
    const changed = changedOf(typed, begun);
    const { unpaidDays, ...texts } = changed;
    const body = { ...texts, ...(unpaidDays !== undefined && { unpaidDays: Number(unpaidDays) }), version };
    const { data, error } = await change(body);
    if (data) {
      setOpened({ values: typedOf(data), version: data.version, time });
      notices.done('The settings are saved, and count from now on.');
      return undefined;
    }
    if (!isApiError(error) || error.code !== 'STALE' || !error.current) return failureOf(error);
    const current = error.current as StaffSettings;
    setOpened({
      values: typedOf(current),
      version: current.version,
      time: time + 1,
      stale: { before: begun, typed: changed },
    });
    return undefined;
  }

  return (
    <>
      {stale && <SettingsNow before={stale.before} now={begun} />}
      <StaffForm<TypedSettings>
        key={time}
        initial={{ ...begun, ...stale?.typed }}
        schema={settingsSchema}
        submit="Save"
        onSend={save}
      >
        {({ upiId, payee, shopMail, alerts }) => (
          <>
            <h2>How you are paid</h2>
            <p className="quiet">
              Once you have said what an order’s shipping costs, its page asks for the amount with these.
            </p>
            <TextField
              {...PLAIN}
              name="upiId"
              label={settingLabels.upiId}
              inputMode="email"
              hint="As your bank or payment app shows it, such as yourshop@okbank."
            />
            <TextField
              name="payee"
              label={settingLabels.payee}
              autoComplete="off"
              size="large"
              hint={`Left empty, it is ${brand.name}`}
            />
            <UpiPreview upiId={upiId} payee={payee} />
            <h2>How you hear of it</h2>
            <p className="quiet">
              New orders, payments that customers claim, returns that they ask for, cancelled orders and messages.
            </p>
            <TextField
              {...PLAIN}
              name="shopMail"
              label={settingLabels.shopMail}
              type="email"
              hint={`Left empty, they go to ${mail.own}`}
            />
            <SelectField name="alerts" label={settingLabels.alerts} options={alertOptions} />
            <MailNotes mail={mail} shopMail={shopMail} alerts={alerts} />
            <h2>Orders that nobody pays</h2>
            <TextField
              {...PLAIN}
              name="unpaidDays"
              label={settingLabels.unpaidDays}
              inputMode="numeric"
              maxLength={4}
              hint="From when its shipping was said; 0 is never. Overdue orders can be cancelled in one step."
            />
          </>
        )}
      </StaffForm>
    </>
  );
}
