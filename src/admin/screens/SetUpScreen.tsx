/** A set-up link (docs/contract.md section 11). Its token leaves the address bar and stands in no history. */
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useBeginSetUpQuery } from '../api/accessApi';
import { isApiError, toStaffMessage } from '../api/errors';
import { onOtherLink, takeToken } from '../browser/setUpLink';
import { RecoveryCodes } from '../features/access/RecoveryCodes';
import { SetUpForm } from '../features/access/SetUpForm';
import { EntryCard } from '../ui/EntryCard';
import { Failed } from '../ui/Failed';
import { ScreenResult } from '../ui/ScreenResult';
import { Waiting } from '../ui/Waiting';

const toLogin = (): void => window.location.assign('/admin');

const DONE = 'Your account is set up';
const GONE = 'This link opens nothing';
const NO_TOKEN = 'This address is not the whole link. Open the one that you were sent, or ask for another one.';

export default function SetUpScreen() {
  const [token] = useState(takeToken);
  useEffect(() => onOtherLink(() => window.location.reload()), []);
  const [codes, setCodes] = useState<string[] | null>(null);
  const {
    currentData: begun,
    error,
    refetch,
  } = useBeginSetUpQuery(token, { refetchOnMountOrArgChange: false, skip: token === '' });
  const isGone = token === '' || (isApiError(error) && error.code === 'NOT_FOUND');
  if (codes) {
    return (
      <EntryCard title={DONE} isResult>
        <ScreenResult status="success" title={DONE} text="Now keep your recovery codes.">
          <RecoveryCodes codes={codes} />
          <div className="form-buttons">
            <Button type="primary" size="large" onClick={toLogin}>
              I have kept them: log in
            </Button>
          </div>
        </ScreenResult>
      </EntryCard>
    );
  }
  if (isGone) {
    return (
      <EntryCard title={GONE} isResult>
        <ScreenResult
          status="warning"
          title={GONE}
          text={token === '' ? NO_TOKEN : toStaffMessage(error)}
          action={
            <Button size="large" onClick={toLogin}>
              I have an account: log in
            </Button>
          }
        />
      </EntryCard>
    );
  }
  return (
    <EntryCard title="Set up your account">
      {error && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!error && !begun && <Waiting />}
      {begun && <SetUpForm token={token} begun={begun} onDone={setCodes} />}
    </EntryCard>
  );
}
