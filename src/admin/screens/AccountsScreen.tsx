/** Who is on the staff (docs/contract.md section 11): an owner's screen. */
import Button from 'antd/es/button';
import { Suspense, lazy, useState } from 'react';
import type { StaffAccount } from '../../contract/staff';
import { useGetAccountsQuery } from '../api/accountsApi';
import { toStaffMessage } from '../api/errors';
import { AccountList } from '../features/accounts/AccountList';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { useTitle } from '../ui/useTitle';

const AccountDialog = lazy(() => import(/* webpackChunkName: "account" */ '../features/accounts/AccountDialog'));

export default function AccountsScreen() {
  useTitle('Staff');
  const { currentData: accounts, error, refetch } = useGetAccountsQuery();
  const [opened, setOpened] = useState<StaffAccount | 'new' | null>(null);
  return (
    <>
      <div className="screen-head">
        <h1 tabIndex={-1}>Staff</h1>
        <Button type="primary" size="large" onClick={() => setOpened('new')}>
          Invite somebody
        </Button>
      </div>
      {error && !accounts && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!accounts && !error && <Waiting />}
      {accounts && <AccountList accounts={accounts} onOpen={setOpened} />}
      <Suspense fallback={null}>
        {opened && <AccountDialog account={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
