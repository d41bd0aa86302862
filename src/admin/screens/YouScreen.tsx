/** One's own sessions, how the desk looks here, and the way out. */
import { OwnSessions } from '../features/access/OwnSessions';
import { useMe } from '../store/useMe';
import { DeviceSettings } from '../features/frame/DeviceSettings';
import { roleHints, roleNames } from '../lib/roles';
import { ScreenTitle } from '../ui/ScreenTitle';
import { useTitle } from '../ui/useTitle';

export default function YouScreen() {
  useTitle('You');
  const { email, role } = useMe();
  return (
    <>
      <ScreenTitle>You</ScreenTitle>
      <p>
        <strong>{email}</strong>
        {role && `, ${roleNames[role]}: ${roleHints[role]}`}
      </p>
      <OwnSessions />
      <section aria-labelledby="device">
        <h2 id="device">On this device</h2>
        <DeviceSettings />
      </section>
    </>
  );
}
