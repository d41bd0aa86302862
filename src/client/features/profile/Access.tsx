/** A member's password, and where they are logged in. */
import { useRef } from 'react';
import type { MemberSession } from '../../../contract/account';
import { useGetMemberSessionsQuery } from '../../api/accessApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { LoadFailed } from '../../ui/LoadFailed';
import { useShown } from '../../ui/useShown';
import { PasswordForm } from './PasswordForm';
import { ProfileSection } from './ProfileSection';
import { AccessSkeleton, DevicesSkeleton } from './ProfileSkeleton';
import { SessionList } from './SessionList';
import { useLogOutEverywhere } from './useLogOutEverywhere';

const DEVICES_ID = 'profile-devices';

function Password({ userId }: { userId: string }) {
  const [isChanging, setChanging] = useShown('fold', 'changing-password', false);
  const opener = useRef<HTMLButtonElement>(null);
  const done = () => {
    setChanging(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button"
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
      >
        Change password
      </button>
      {isChanging && <PasswordForm userId={userId} onDone={done} />}
    </>
  );
}

interface Asked {
  sessions: readonly MemberSession[] | undefined;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function Devices({ sessions, error, retrying, onRetry }: Asked) {
  if (sessions) return <SessionList sessions={sessions} labelledBy={DEVICES_ID} />;
  if (error) return <LoadFailed message={toUserMessage(error)} retrying={retrying} onRetry={onRetry} />;
  return <DevicesSkeleton />;
}

function LogOutEverywhere({ userId }: { userId: string }) {
  const { leave, leaving } = useLogOutEverywhere(userId);
  const press = leaving ? undefined : () => void leave();
  return (
    <button type="button" className="button" aria-disabled={leaving} aria-busy={leaving} onClick={press}>
      {leaving ? 'Logging out…' : 'Log out everywhere'}
    </button>
  );
}

const section = { id: 'profile-access', title: 'Password and devices', note: 'Who gets into your account.' };

/** While it is not known who this is. */
export function AccessOnTheWay() {
  return (
    <ProfileSection {...section}>
      <AccessSkeleton />
    </ProfileSection>
  );
}

export function Access({ userId }: { userId: string }) {
  const asked = useGetMemberSessionsQuery(userId, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = asked;
  // Another backend need not have these calls (docs/contract.md section 7).
  if (isApiError(error) && error.code === 'NOT_FOUND') return null;
  return (
    <ProfileSection {...section}>
      <div className="profile-card">
        <Password userId={userId} />
        <div className="profile-fold">
          <h3 id={DEVICES_ID}>Where you are logged in</h3>
          <Devices sessions={currentData} error={error} retrying={isFetching} onRetry={() => void refetch()} />
          <p className="profile-note">
            A phone is lost, or you forgot to log out somewhere? This logs out every device, this one too.
          </p>
          <LogOutEverywhere userId={userId} />
        </div>
      </div>
    </ProfileSection>
  );
}
