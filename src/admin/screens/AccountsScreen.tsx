/** Who is on the staff (docs/contract.md section 11): an owner's screen. */
import Button from 'antd/es/button';
import { Suspense, lazy, useState } from 'react';
import type { StaffAccount } from '../../contract/staff';
import { AccountList } from '../features/accounts/AccountList';
import { useTitle } from '../ui/useTitle';

const AccountDialog = lazy(() => import(/* webpackChunkName: "account" */ '../features/accounts/AccountDialog'));

export default function AccountsScreen() {
  useTitle('Staff');
  const [opened, setOpened] = useState<StaffAccount | 'new' | null>(null);
  return (
    <>
      <AccountList
        onOpen={setOpened}
        invite={
          <Button type="primary" size="large" onClick={() => setOpened('new')}>
            Invite somebody
          </Button>
        }
      />
      <Suspense fallback={null}>
        {opened && <AccountDialog account={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
