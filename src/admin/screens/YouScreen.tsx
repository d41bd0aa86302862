/** One's own sessions, how the desk looks here, and the way out. */
import { OwnSessions } from '../features/access/OwnSessions';
import { useMe } from '../store/useMe';
import { DeviceSettings } from '../features/frame/DeviceSettings';
import { roleHints, roleNames } from '../lib/roles';
import { useTitle } from '../ui/useTitle';

export default function YouScreen() {
  useTitle('You');
  const { email, role } = useMe();
  return (
    <>
      <h1 tabIndex={-1}>You</h1>
      <p>
        <strong>{email}</strong>
        {role && `, ${roleNames[role]}: ${roleHints[role]}`}
      </p>
      <OwnSessions />
      <DeviceSettings />
    </>
  );
}
