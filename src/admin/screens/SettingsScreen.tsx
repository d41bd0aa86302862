/** What an owner sets of the shop (docs/contract.md section 11): how it is paid, and how it hears of what is to do. */
import { toStaffMessage } from '../api/errors';
import { useGetSettingsQuery } from '../api/settingsApi';
import { SettingsForm } from '../features/settings/SettingsForm';
import { Failed } from '../ui/Failed';
import { ScreenTitle } from '../ui/ScreenTitle';
import { Waiting } from '../ui/Waiting';
import { useTitle } from '../ui/useTitle';

export default function SettingsScreen() {
  useTitle('Settings');
  const { currentData: settings, error, refetch } = useGetSettingsQuery();
  return (
    <div className="settings">
      <ScreenTitle>Settings</ScreenTitle>
      {error && !settings && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!settings && !error && <Waiting lines={8} />}
      {settings && <SettingsForm settings={settings} />}
    </div>
  );
}
