/** The settings as somebody else has left them meanwhile: what is another than it was when the form was opened. */
import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { settingNames, type SettingName } from '../../../contract/rules/shopSettings';
import { alertLabels, settingLabels, type TypedSettings } from './settingsSchema';

interface Props {
  /** When the form was opened. */
  before: TypedSettings;
  now: TypedSettings;
}

const shown = (name: SettingName, settings: TypedSettings): string => {
  if (name === 'alerts') return alertLabels[settings.alerts];
  return settings[name] === '' ? 'nothing' : settings[name];
};

export function SettingsNow({ before, now }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [now]);
  return (
    <div ref={place} tabIndex={-1} className="settings-now">
      <Alert
        type="warning"
        role="alert"
        showIcon
        title="Somebody else changed the settings meanwhile. What you typed is still here: save again if it is to count."
        description={
          <ul className="settings-list">
            {settingNames
              .filter((name) => now[name] !== before[name])
              .map((name) => (
                <li key={name}>
                  {settingLabels[name]}: {shown(name, now)}
                </li>
              ))}
          </ul>
        }
      />
    </div>
  );
}
