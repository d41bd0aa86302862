/** A member's password, and where they are logged in. */
import { useRef } from 'react';
import type { MemberSession } from '../../../contract/account';
import { UNNAMED_BROWSER } from '../../../contract/rules/accountWords';
import { formatMoment } from '../../../contract/rules/days';
import { useGetMemberSessionsQuery, useLogOutEverywhereMutation } from '../../api/passwordAndDevicesApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { paths } from '../../lib/paths';
import { signedOut } from '../../store/events';
import { useAppDispatch } from '../../store/hooks';
import { memberLeft } from '../../store/memberLeft';
import { toastShown } from '../../store/toastsSlice';
import { focusHeading } from '../../ui/focusHeading';
import { LoadFailed } from '../../ui/LoadFailed';
import { useNavigate } from '../../ui/useNavigate';
import { useUiState } from '../../ui/useUiState';
import { passwordAndDevicesMessages } from './profileMessages';
import { PasswordForm } from './PasswordForm';
import { PasswordAndDevicesSkeleton, DevicesSkeleton, ProfileSection } from './ProfileSection';

/** Ends every session of the member; afterwards this browser is nobody's, as after a logout. */
function useLogOutEverywhere(userId: string): { leave: () => Promise<void>; leaving: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logOutEverywhere] = useLogOutEverywhereMutation();
  const [leaving, setLeaving] = useUiState('sending', 'log-out-everywhere', false);

  const leave = async () => {
    setLeaving(true);
    const { error } = await logOutEverywhere(userId);
    setLeaving(false);
    if (error) {
      dispatch(toastShown('error', toUserMessage(error)));
      return;
    }
    focusHeading();
    dispatch(signedOut());
    navigate(paths.home);
    memberLeft(window);
    dispatch(toastShown('success', passwordAndDevicesMessages.ended));
  };
  return { leave, leaving };
}

/** Where a member is logged in: kinds of browsers and times, no places and no addresses. */
function SessionList({ sessions, labelledBy }: { sessions: readonly MemberSession[]; labelledBy: string }) {
  return (
    <ul className="profile-sessions" aria-labelledby={labelledBy}>
      {sessions.map(({ browser, since, lastSeen, isThis }, index) => (
        <li key={index}>
          <span className="profile-session-browser">{browser || UNNAMED_BROWSER}</span>
          {isThis && <span className="profile-session-this">This browser</span>}
          <span className="profile-session-times">
            Logged in {formatMoment(since)}
            {!isThis && <>, last seen {formatMoment(lastSeen)}</>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const DEVICES_ID = 'profile-devices';

function Password({ userId }: { userId: string }) {
  const [isChanging, setChanging] = useUiState('fold', 'changing-password', false);
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
export function PasswordAndDevicesOnTheWay() {
  return (
    <ProfileSection {...section}>
      <PasswordAndDevicesSkeleton />
    </ProfileSection>
  );
}

export function PasswordAndDevices({ userId }: { userId: string }) {
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
