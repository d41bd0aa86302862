/** A set-up link (docs/contract.md section 11). Its token leaves the address bar and stands in no history. */
import Button from 'antd/es/button';
import { useState } from 'react';
import { useBeginSetUpQuery } from '../api/accessApi';
import { toStaffMessage } from '../api/errors';
import { takeToken } from '../browser/setUpLink';
import { RecoveryCodes } from '../features/access/RecoveryCodes';
import { SetUpForm } from '../features/access/SetUpForm';
import { EntryCard } from '../ui/EntryCard';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';

const toLogin = (): void => window.location.assign('/admin');

export default function SetUpScreen() {
  const [token] = useState(takeToken);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { currentData: begun, error, refetch } = useBeginSetUpQuery(token, { refetchOnMountOrArgChange: false });
  if (codes) {
    return (
      <EntryCard title="Keep your recovery codes">
        <RecoveryCodes codes={codes} />
        <Button type="primary" size="large" onClick={toLogin}>
          I have kept them: log in
        </Button>
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
