/** How the desk looks on this device, and whether the browser tells what comes in. */
import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { use, useState } from 'react';
import type { SchemeChoice } from '../../browser/colourScheme';
import { askForNotifications, notificationState } from '../../browser/notification';
import { SchemeContext } from '../../ui/theme/scheme';

const schemes: { value: SchemeChoice; label: string }[] = [
  { value: 'auto', label: 'As this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function DeviceSettings() {
  const { choice, choose } = use(SchemeContext);
  const [allowed, setAllowed] = useState(notificationState);
  return (
    <>
      <fieldset className="parcel">
        <legend>Colours</legend>
        <Radio.Group
          value={choice}
          options={schemes}
          onChange={({ target }) => choose(target.value as SchemeChoice)}
          aria-label="Colours"
        />
      </fieldset>
      {allowed === 'default' && (
        <Button size="large" onClick={() => void askForNotifications().then(setAllowed)}>
          Tell me here of new orders
        </Button>
      )}
      {allowed === 'granted' && <p>This browser tells of new orders while the desk is open in another tab.</p>}
      {allowed === 'denied' && (
        <p>This browser tells of nothing: its settings for this site say so. The tab’s title counts what comes in.</p>
      )}
    </>
  );
}
